namespace Graupel.Formats;

/// <summary>
/// A header, or the key of a member, as two words, to be stored or compared at once; of a longer one they are the beginning. Not a vector: code that is compiled
/// ahead holds none, and would be left to the start of the program.
/// </summary>
internal readonly struct ObjectKey
{
    /// <summary>Most bytes that the words hold whole.</summary>
    public const int InlineSize = 2 * sizeof(ulong);

    /// <summary>Makes words of bytes.</summary>
    public ObjectKey(ReadOnlySpan<byte> key)
    {
        Length = key.Length;
        Words = new WordPair(Word(key, 0), Word(key, sizeof(ulong)));
        Masks = new WordPair(Mask(key.Length), Mask(key.Length - sizeof(ulong)));
    }

    /// <summary>Number of bytes.</summary>
    public int Length { get; }

    /// <summary>The first bytes, in the order of memory.</summary>
    public WordPair Words { get; }

    /// <summary>Selects those bytes that there are.</summary>
    public WordPair Masks { get; }

    // Eight bytes in the order of memory, zero after the end. Made at each start of a process: simple code compiles fastest.
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

/// <summary>Sixteen bytes in the order of memory, which are copied at once.</summary>
/// <param name="Low">The first eight.</param>
/// <param name="High">The next eight.</param>
internal readonly record struct WordPair(ulong Low, ulong High);
