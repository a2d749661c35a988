using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <summary>A type that is written as another one, which users say.</summary>
/// <param name="make">Makes the surrogate, when there is a converter to be made.</param>
/// <param name="author">The class of the surrogate.</param>
internal sealed class UserSurrogateContract<T, TWire>(Func<ISurrogate<T, TWire>> make, Type author) : ValueContract<T>
    where T : notnull
    where TWire : notnull
{
    private ISurrogate<T, TWire>? _surrogate;

    public UserSurrogateContract(ISurrogate<T, TWire> surrogate)
        : this(() => surrogate, surrogate.GetType()) => _surrogate = surrogate;

    internal override Type Author => author;

    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
    {
        ISurrogate<T, TWire> surrogate = _surrogate ?? Make(registry.Making);
        Converter<TWriter, TReader, TWire> wire = registry.GetPlain<TWire>();
        if (WireKinds.IsFixed(wire.Shape.Kind) && !TWriter.HasKeys)
        {
            return MakeObject(registry, wire, surrogate);
        }

        Lift<TWriter, TReader, T> lift = Map(LiftOf(wire), surrogate);
        return new LiftedConverter<TWriter, TReader, T>(
            lift, typeof(T).IsValueType && typeof(TWire).IsValueType ? Map(new PresentLift<TWriter, TReader, TWire>(wire), surrogate) : lift);
    }

    // Two threads may both make it; either one serves.
    private ISurrogate<T, TWire> Make(MakingLock making)
    {
        using MakingLock.Absence? absence = making.Leave();
        return _surrogate = make();
    }

    private static SurrogateLift<TWriter, TReader, T, TWire> Map<TWriter, TReader>(Lift<TWriter, TReader, TWire> wire, ISurrogate<T, TWire> surrogate)
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
            OwnConverter<TWriter, TReader, TWire> own => new OwnLift<TWriter, TReader, TWire>(own),
            _ when WireKinds.IsFixed(wire.Shape.Kind) => new ScalarLift<TWriter, TReader, TWire>(wire),
            _ => throw new GraupelException(ErrorKind.NoContract, $"{CSharpName.Of(typeof(TWire))} cannot replace {CSharpName.Of(typeof(T))}: it does not say how null is written"),
        };

    private static ScalarSurrogateConverter<TWriter, TReader, T, TWire> MakeObject<TWriter, TReader>(
        Registry<TWriter, TReader> registry, Converter<TWriter, TReader, TWire> wire, ISurrogate<T, TWire> surrogate)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        var member = new MemberShape("Value", "Value", 1, wire.Shape.Kind, Required: true);
        return new ScalarSurrogateConverter<TWriter, TReader, T, TWire>(
            registry, new ObjectShape(typeof(T).ToString(), typeof(T).IsValueType, member), wire, surrogate);
    }
}

/// <summary>A struct that users have written as another type, where it may be null.</summary>
internal sealed class NullableSurrogateContract<T, TWire>(Func<ISurrogate<T, TWire>> make, Type author) : ValueContract<T?>
    where T : struct
    where TWire : notnull
{
    private readonly UserSurrogateContract<T, TWire> _present = new(make, author);

    internal override Type Author => author;

    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        NullableContract<T>.Lift((Converter<TWriter, TReader, T>)_present.CreateConverter(registry));
}
