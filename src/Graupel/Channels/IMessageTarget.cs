using Graupel.Carriers;
using Graupel.Formats;

namespace Graupel.Channels;

/// <summary>What a message becomes.</summary>
internal interface IMessageTarget
{
    /// <summary>Whether bytes after the value are skipped, where a length tells how many there are.</summary>
    bool AllowsTrailingBytes { get; }

    /// <summary>Gives what finds the end of a message that has no length in front.</summary>
    FrameScanner TakeScanner();

    /// <summary>Takes the scanner back when it has found the end of a message.</summary>
    /// <param name="scanner">The scanner.</param>
    /// <param name="length">Number of bytes of the message.</param>
    void BringBack(FrameScanner scanner, long length);

    /// <summary>Refuses bytes that the scanner has refused, with an error that says more.</summary>
    void Refuse(ReadOnlySpan<byte> first, Source? source);

    /// <summary>Whether the chunks of a message are put together.</summary>
    bool JoinsChunks { get; }

    /// <summary>Takes a message; nothing of it is kept if it is refused.</summary>
    /// <param name="first">The first bytes.</param>
    /// <param name="source">Provides more, or null.</param>
    /// <param name="toEnd">Whether bytes after the value are refused.</param>
    void Read(ReadOnlySpan<byte> first, Source? source, bool toEnd);
}

/// <inheritdoc/>
internal interface IMessageTarget<out T> : IMessageTarget
{
    /// <summary>What it became, once it has been read.</summary>
    T Value { get; }
}

/// <summary>One value.</summary>
/// <param name="serializer">Reads it.</param>
/// <param name="fills">Whether it is read into the value that there is.</param>
/// <param name="value">The value that there is.</param>
internal struct ValueTarget<T>(Serializer<T> serializer, bool fills = false, T value = default!) : IMessageTarget<T>
{
    private T _value = value;

    /// <inheritdoc/>
    public readonly T Value => _value;

    /// <inheritdoc/>
    public readonly bool AllowsTrailingBytes => serializer.Options.AllowTrailingBytes;

    /// <inheritdoc/>
    public readonly FrameScanner TakeScanner() => serializer.TakeScanner();

    /// <inheritdoc/>
    public readonly void BringBack(FrameScanner scanner, long length)
    {
        serializer.BringBack(scanner);
        if (length == 0)
        {
            ValueSplitter.RefuseEmpty(serializer.Type);
        }
    }

    /// <inheritdoc/>
    public readonly void Refuse(ReadOnlySpan<byte> first, Source? source) => serializer.RefuseAsReader(first, source);

    /// <inheritdoc/>
    public readonly bool JoinsChunks => true;

    /// <inheritdoc/>
    public void Read(ReadOnlySpan<byte> first, Source? source, bool toEnd) => serializer.Read(first, source, toEnd, fills, ref _value, out _);
}

/// <summary>The bytes as they are, which only a length separates from others.</summary>
internal struct BytesTarget : IMessageTarget<byte[]>
{
    private byte[]? _bytes;

    /// <inheritdoc/>
    public readonly byte[] Value => _bytes!;

    /// <inheritdoc/>
    public readonly bool AllowsTrailingBytes => false;

    /// <inheritdoc/>
    public readonly FrameScanner TakeScanner() =>
        throw new InvalidOperationException("Without length frames only the type of a message tells where it ends: read it as its type.");

    /// <inheritdoc/>
    public readonly void BringBack(FrameScanner scanner, long length)
    {
    }

    /// <inheritdoc/>
    public readonly void Refuse(ReadOnlySpan<byte> first, Source? source)
    {
    }

    /// <inheritdoc/>
    public readonly bool JoinsChunks => false;

    /// <inheritdoc/>
    public void Read(ReadOnlySpan<byte> first, Source? source, bool toEnd) =>
        _bytes = source is null ? first.ToArray() : Join(source);

    private static byte[] Join(Source source)
    {
        if (source.Remaining > Array.MaxLength)
        {
            Throw.LimitExceeded($"a message of {source.Remaining} bytes, which are more than an array can hold", MessageChannelOptions.MessageLimit, 0);
        }

        byte[] bytes = BufferPool.Allocate((int)source.Remaining);
        int taken = 0;
        while (taken < bytes.Length)
        {
            ReadOnlySpan<byte> next = source.GetMore(0, 1);
            next.CopyTo(bytes.AsSpan(taken));
            taken += next.Length;
        }

        return bytes;
    }
}
