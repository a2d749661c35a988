namespace Graupel.Formats;

/// <summary>The key of a member as two words, to be stored or compared at once; of a longer one only its length is kept.</summary>
internal readonly struct ObjectKey
{
    /// <summary>Most bytes of a key that is kept.</summary>
    public const int InlineSize = 2 * sizeof(ulong);

    /// <summary>Keeps a key.</summary>
    public ObjectKey(ReadOnlySpan<byte> key)
    {
        Length = key.Length;
        Span<byte> words = stackalloc byte[2 * InlineSize];
        words.Clear();
        if (key.Length <= InlineSize)
        {
            key.CopyTo(words);
            words.Slice(InlineSize, key.Length).Fill(byte.MaxValue);
        }

        Low = BitConverter.ToUInt64(words);
        High = BitConverter.ToUInt64(words[sizeof(ulong)..]);
        LowMask = BitConverter.ToUInt64(words[InlineSize..]);
        HighMask = BitConverter.ToUInt64(words[(InlineSize + sizeof(ulong))..]);
    }

    /// <summary>Number of bytes.</summary>
    public int Length { get; }

    /// <summary>The first eight bytes, in the order of memory.</summary>
    public ulong Low { get; }

    /// <summary>The next eight bytes.</summary>
    public ulong High { get; }

    /// <summary>Selects those of the first eight bytes that the key has.</summary>
    public ulong LowMask { get; }

    /// <summary>Selects those of the next eight bytes that the key has.</summary>
    public ulong HighMask { get; }
}
