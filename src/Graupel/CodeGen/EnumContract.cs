using System.ComponentModel;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Enums.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class EnumContract<TEnum, TUnderlying, TScalar> : ValueContract<TEnum>
    where TEnum : unmanaged, Enum
    where TUnderlying : unmanaged
    where TScalar : struct, IScalar<TUnderlying>
{
    /// <inheritdoc/>
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
    {
        if (typeof(TEnum).GetEnumUnderlyingType() != typeof(TUnderlying))
        {
            Throw.OtherVersion(typeof(TEnum), $"is not an enum of {CSharpName.Of(typeof(TUnderlying))}");
        }

        return new ScalarConverter<TWriter, TReader, TEnum, EnumScalar<TEnum, TUnderlying, TScalar>>(registry.IsExact);
    }
}
