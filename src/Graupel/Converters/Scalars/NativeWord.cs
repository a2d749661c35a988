namespace Graupel.Converters;

/// <summary>Words of the machine, which may be shorter than their 8 bytes on the wire.</summary>
internal static class NativeWord
{
    public static nint FromInt64(long value, long offset)
    {
        if (value < nint.MinValue || value > nint.MaxValue)
        {
            Throw.InvalidValue("a number does not fit the word of this machine", offset);
        }

        return (nint)value;
    }

    public static nuint FromUInt64(ulong value, long offset)
    {
        if (value > nuint.MaxValue)
        {
            Throw.InvalidValue("a number does not fit the word of this machine", offset);
        }

        return (nuint)value;
    }
}
