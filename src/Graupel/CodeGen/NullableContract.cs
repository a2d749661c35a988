using System.ComponentModel;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Structs that may be null.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class NullableContract<T> : ValueContract<T?>
    where T : struct
{
    /// <inheritdoc/>
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => registry.Get<T>() switch
    {
        ObjectConverter<TWriter, TReader, T> members => new NullableObjectConverter<TWriter, TReader, T>(members),
        ILiftable<TWriter, TReader, T> liftable => new LiftedNullableConverter<TWriter, TReader, T>(liftable.Lift),
        INullableMaker maker => (Converter<TWriter, TReader, T?>)maker.MakeNullable(),
        var other => throw new GraupelException(ErrorKind.NoContract, $"{other.GetType()} does not say how null is written"),
    };
}
