using System.ComponentModel;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <summary>Structs that may be null.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class NullableContract<T> : ValueContract<T?>
    where T : struct
{
    /// <inheritdoc/>
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => Lift(registry.Get<T>());

    /// <summary>The converter for values that may be null.</summary>
    internal static Converter<TWriter, TReader, T?> Lift<TWriter, TReader>(Converter<TWriter, TReader, T> converter)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => converter switch
        {
            ObjectConverter<TWriter, TReader, T> members => new NullableObjectConverter<TWriter, TReader, T>(members),
            INullableMaker maker => (Converter<TWriter, TReader, T?>)maker.MakeNullable(),
            ILiftable<TWriter, TReader, T> liftable => new LiftedNullableConverter<TWriter, TReader, T>(liftable.Lift),
            OwnConverter<TWriter, TReader, T> own => new LiftedNullableConverter<TWriter, TReader, T>(new OwnLift<TWriter, TReader, T>(own)),
            var other => throw new GraupelException(ErrorKind.NoContract, $"{CSharpName.Of(other.GetType())} does not say how null is written"),
        };
}
