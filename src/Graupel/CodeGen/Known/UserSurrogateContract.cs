using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <summary>A type that is written as another one, which users say.</summary>
internal sealed class UserSurrogateContract<T, TWire>(ISurrogate<T, TWire> surrogate) : ValueContract<T>
    where T : notnull
    where TWire : notnull
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
    {
        Converter<TWriter, TReader, TWire> wire = registry.GetPlain<TWire>();
        if (WireKinds.IsFixed(wire.Shape.Kind) && !TWriter.HasKeys)
        {
            return MakeObject(registry, wire);
        }

        Lift<TWriter, TReader, T> lift = Map(LiftOf(wire));
        return new LiftedConverter<TWriter, TReader, T>(
            lift, typeof(T).IsValueType && typeof(TWire).IsValueType ? Map(new PresentLift<TWriter, TReader, TWire>(wire)) : lift);
    }

    private SurrogateLift<TWriter, TReader, T, TWire> Map<TWriter, TReader>(Lift<TWriter, TReader, TWire> wire)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => new(wire, surrogate);

    private static Lift<TWriter, TReader, TWire> LiftOf<TWriter, TReader>(Converter<TWriter, TReader, TWire> wire)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => wire switch
        {
            ILiftable<TWriter, TReader, TWire> liftable => liftable.Lift,
            ObjectConverter<TWriter, TReader, TWire> members when typeof(TWire).IsValueType => new ObjectLift<TWriter, TReader, TWire>(members),
            _ when !typeof(TWire).IsValueType => new ReferenceLift<TWriter, TReader, TWire>(wire),
            _ when WireKinds.IsFixed(wire.Shape.Kind) => new ScalarLift<TWriter, TReader, TWire>(wire),
            _ => throw new GraupelException(ErrorKind.NoContract, $"{CSharpName.Of(typeof(TWire))} cannot replace {CSharpName.Of(typeof(T))}: it does not say how null is written"),
        };

    private ScalarSurrogateConverter<TWriter, TReader, T, TWire> MakeObject<TWriter, TReader>(Registry<TWriter, TReader> registry, Converter<TWriter, TReader, TWire> wire)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        var member = new MemberShape("Value", "Value", 1, wire.Shape.Kind, Required: true);
        return new ScalarSurrogateConverter<TWriter, TReader, T, TWire>(
            registry, new ObjectShape(typeof(T).ToString(), typeof(T).IsValueType, member), wire, surrogate);
    }
}

/// <summary>A struct that users have written as another type, where it may be null.</summary>
internal sealed class NullableSurrogateContract<T, TWire>(ISurrogate<T, TWire> surrogate) : ValueContract<T?>
    where T : struct
    where TWire : notnull
{
    private readonly UserSurrogateContract<T, TWire> _present = new(surrogate);

    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        NullableContract<T>.Lift((Converter<TWriter, TReader, T>)_present.CreateConverter(registry));
}
