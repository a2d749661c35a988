namespace Graupel.Converters;

/// <summary>Words of the machine, which may be shorter than their 8 bytes on the wire.</summary>
internal static class NativeWord
{
    public static nint FromInt64(long value, long offset)
    {
        if (value < nint.MinValue || value > nint.MaxValue)
        {
            Throw.InvalidValue("a number does not fit into a native integer of this machine", offset);
        }

        return (nint)value;
    }

    public static nuint FromUInt64(ulong value, long offset)
    {
        if (value > nuint.MaxValue)
        {
            Throw.InvalidValue("a number does not fit into a native integer of this machine", offset);
        }

        return (nuint)value;
    }

    /// <summary>The bits of words that are shorter than on the wire, at their length there.</summary>
    public static ulong[] Widen<T>(ReadOnlySpan<T> values)
        where T : unmanaged
    {
        ulong[] wide = new ulong[values.Length];
        for (int i = 0; i < wide.Length; i++)
        {
            T value = values[i];
            wide[i] = typeof(T) == typeof(nint) ? unchecked((ulong)ElementMemory.Cast<T, nint>(value)) : ElementMemory.Cast<T, nuint>(value);
        }

        return wide;
    }
}
