using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Scalars.</summary>
internal sealed class ScalarContract<T, TScalar> : ValueContract<T>
    where T : unmanaged
    where TScalar : struct, IScalar<T>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new ScalarConverter<TWriter, TReader, T, TScalar>(registry.IsExact);
}
