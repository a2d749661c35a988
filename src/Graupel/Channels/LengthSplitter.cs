using System.Buffers;
using Graupel.Formats;

namespace Graupel.Channels;

/// <summary>Splits length-prefixed messages.</summary>
/// <param name="input">The bytes.</param>
/// <param name="limit">Bytes of the largest message.</param>
internal sealed class LengthSplitter(MessageInput input, long limit) : MessageSplitter
{
    private bool _isInChunks;
    private bool _isSkipping;
    private long _skip;

    // Whether the message that is skipped is the one for TrySkip; it has not begun if only some bytes of its first number have arrived.
    private bool _isAsked;
    private bool _isDue;

    /// <inheritdoc/>
    public override bool IsBetween => input.Length == 0 && !IsWithin;

    /// <inheritdoc/>
    public override bool IsWithin => _isInChunks || _isSkipping;

    /// <inheritdoc/>
    public override long CountArrived()
    {
        int size = _isSkipping ? 0 : ReadHeader(out _);
        return size < 0 ? 0 : input.Length - size;
    }

    /// <inheritdoc/>
    public override bool NeedsScanner => false;

    /// <inheritdoc/>
    public override void Begin(FrameScanner? scanner, bool splits)
    {
    }

    /// <inheritdoc/>
    public override bool TryNext(out MessagePiece piece)
    {
        piece = default;
        if (!TrySkipRest())
        {
            return false;
        }

        int size = ReadHeader(out long length);
        if (size < 0)
        {
            Missing = 1;
            return false;
        }

        if (length > limit)
        {
            Skip(size, length);
            Throw.LimitExceeded($"a message of {length} bytes, where at most {limit} are allowed", MessageChannelOptions.MessageLimit, 0);
        }

        Missing = length - (input.Length - size);
        if (Missing > 0)
        {
            return false;
        }

        input.Advance(size);
        piece = new MessagePiece(length, !_isInChunks ? PieceKind.Whole : length > 0 ? PieceKind.Chunk : PieceKind.End);
        _isInChunks = piece.Kind == PieceKind.Chunk;
        return true;
    }

    /// <inheritdoc/>
    public override ReadOnlySpan<byte> PeekWhole(ReadOnlySpan<byte> first, out int size)
    {
        size = 0;
        if (IsWithin || _isDue)
        {
            return default;
        }

        int headerSize = Varint.Read(first, out ulong number);
        long length = (long)number - MessageFrame.FirstLength;
        if (headerSize <= 0 || length < 0 || length > Math.Min(limit, first.Length - headerSize))
        {
            return default;
        }

        size = headerSize + (int)length;
        return first[headerSize..size];
    }

    /// <inheritdoc/>
    public override void Abandon() => _isSkipping |= _isInChunks;

    /// <inheritdoc/>
    public override bool TrySkipRest()
    {
        if (_isDue && !TrySkipNumber())
        {
            return false;
        }

        while (_isSkipping && TrySkipPiece())
        {
        }

        _isAsked &= _isSkipping;
        return !_isSkipping;
    }

    /// <inheritdoc/>
    public override bool TrySkip() => (_isAsked || TryBeginSkip()) && TrySkipRest();

    private bool TryBeginSkip()
    {
        if (!TrySkipRest())
        {
            return false;
        }

        // Some of it may have been taken before.
        Abandon();
        if (!_isSkipping && !TrySkipNumber())
        {
            return false;
        }

        _isAsked = true;
        return true;
    }

    private bool TrySkipNumber()
    {
        int size = ReadHeader(out long length);
        if (size < 0)
        {
            Missing = 1;
            _isAsked = _isDue = input.Length > 0 || _isInChunks;
            return false;
        }

        _isDue = false;
        Skip(size, length);
        return true;
    }

    private void Skip(int headerSize, long length)
    {
        input.Advance(headerSize);
        _skip = length;
        _isSkipping = true;
        _isInChunks &= length > 0;
    }

    private bool TrySkipPiece()
    {
        long count = Math.Min(_skip, input.Length);
        input.Advance(count);
        _skip -= count;
        Missing = Math.Max(1, _skip);
        if (_skip > 0)
        {
            return false;
        }

        if (!_isInChunks)
        {
            _isSkipping = false;
            return true;
        }

        int size = ReadHeader(out long length);
        if (size < 0)
        {
            return false;
        }

        Skip(size, length);
        return true;
    }

    // Reads the header of the next piece and gives its size, or -1 when it has not arrived. It is not stepped over, but the mark that a message in chunks begins with is.
    private int ReadHeader(out long length)
    {
        if (!IsWithin)
        {
            Start = input.Consumed;
        }

        int size = PeekNumber(out long number);
        if (size < 0 || _isInChunks)
        {
            length = number;
            return size;
        }

        length = number - MessageFrame.FirstLength;
        switch (number)
        {
            case MessageFrame.Reserved:
                Lose("a message of the reserved kind 0");
                break;
            case MessageFrame.Chunked:
                input.Advance(size);
                _isInChunks = true;
                return PeekNumber(out length);
        }

        return size;
    }

    private int PeekNumber(out long number)
    {
        int size = Varint.Read(input.First, out ulong value);
        if (size == 0)
        {
            size = ReadSplit(out value);
        }

        number = (long)value;
        if (size < 0)
        {
            Lose("a length is not in its shortest form");
        }

        return size == 0 ? -1 : size;
    }

    private int ReadSplit(out ulong value)
    {
        Span<byte> bytes = stackalloc byte[Varint.MaximumSize];
        int count = (int)Math.Min(bytes.Length, input.Length);
        input.All.Slice(0, count).CopyTo(bytes);
        return Varint.Read(bytes[..count], out value);
    }

    private void Lose(string problem)
    {
        Lose();
        Throw.InvalidHeader(problem, 0);
    }
}
