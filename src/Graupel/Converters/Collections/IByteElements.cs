namespace Graupel.Converters;

/// <summary>A converter whose values may be made from bytes, so that a sequence of them can be read from a blob.</summary>
internal interface IByteElements<T>
{
    /// <summary>Converts bytes; false when the values are no integers, or one is out of range.</summary>
    bool TryConvert(ReadOnlySpan<byte> bytes, Span<T> values);
}
