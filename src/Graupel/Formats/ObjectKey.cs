namespace Graupel.Formats;

/// <summary>A header, or the key of a member, as two words, to be stored or compared at once; of a longer one they are the beginning.</summary>
internal readonly struct ObjectKey
{
    /// <summary>Most bytes that the words hold whole.</summary>
    public const int InlineSize = 2 * sizeof(ulong);

    /// <summary>Makes words of bytes.</summary>
    public ObjectKey(ReadOnlySpan<byte> key)
    {
        Length = key.Length;
        Low = Word(key, 0);
        High = Word(key, sizeof(ulong));
        LowMask = Mask(key.Length);
        HighMask = Mask(key.Length - sizeof(ulong));
    }

    /// <summary>Number of bytes.</summary>
    public int Length { get; }

    /// <summary>The first eight bytes, in the order of memory.</summary>
    public ulong Low { get; }

    /// <summary>The next eight bytes.</summary>
    public ulong High { get; }

    /// <summary>Selects those of the first eight bytes that there are.</summary>
    public ulong LowMask { get; }

    /// <summary>Selects those of the next eight bytes that there are.</summary>
    public ulong HighMask { get; }

    // Eight bytes in the order of memory, zero behind the end. Made at each start of a process: simple code compiles fastest.
    private static ulong Word(ReadOnlySpan<byte> bytes, int start)
    {
        ulong word = 0;
        for (int i = start; i < bytes.Length && i < start + sizeof(ulong); i++)
        {
            word |= (ulong)bytes[i] << Shift(i - start);
        }

        return word;
    }

    private static ulong Mask(int length)
    {
        ulong mask = 0;
        for (int i = 0; i < length && i < sizeof(ulong); i++)
        {
            mask |= (ulong)byte.MaxValue << Shift(i);
        }

        return mask;
    }

    private static int Shift(int place) => 8 * (BitConverter.IsLittleEndian ? place : sizeof(ulong) - 1 - place);
}
