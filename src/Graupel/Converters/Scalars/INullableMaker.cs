namespace Graupel.Converters;

/// <summary>A converter of structs that knows how the same values are written where they may be null.</summary>
internal interface INullableMaker
{
    /// <summary>Makes the converter of <see cref="Nullable{T}"/> of the values.</summary>
    Converter MakeNullable();
}
