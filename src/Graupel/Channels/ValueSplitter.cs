using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using Graupel.Carriers;
using Graupel.Formats;

namespace Graupel.Channels;

/// <summary>Splits values that follow each other: only their type tells where they end.</summary>
/// <param name="input">The bytes.</param>
/// <param name="limit">Bytes of the largest message.</param>
internal sealed class ValueSplitter(MessageInput input, long limit) : MessageSplitter
{
    private const int Margin = 256;

    private FrameScanner? _scanner;
    private bool _splits;

    // Bytes of the message that were taken already, and those of the rest that were looked at.
    private long _taken;
    private long _scanned;

    // If the message is in several pieces: a copy of the bytes that the scanner left until more come, the beginning of a number or text.
    private byte[]? _left;
    private int? _leftLength;

    /// <summary>Refuses a message without bytes, which could not be counted.</summary>
    /// <exception cref="InvalidOperationException">Always.</exception>
    [DoesNotReturn]
    public static void RefuseEmpty(Type type) =>
        throw new InvalidOperationException($"{CSharpName.Of(type)} takes no bytes, so its messages can only be separated with length frames.");

    /// <inheritdoc/>
    public override bool IsBetween => input.Length == 0 && !IsWithin;

    /// <inheritdoc/>
    public override bool IsWithin => _taken > 0;

    /// <inheritdoc/>
    public override long CountArrived() => _taken + input.Length;

    /// <inheritdoc/>
    public override bool NeedsScanner => true;

    /// <inheritdoc/>
    public override void Begin(FrameScanner? scanner, bool splits)
    {
        _scanner = scanner;
        _splits = splits;
        Start = input.Consumed;
        _taken = 0;
        _scanned = 0;
        _leftLength = null;
    }

    /// <inheritdoc/>
    public override FrameScanner? EndScan()
    {
        FrameScanner? scanner = _scanner;
        _scanner = null;
        return scanner;
    }

    /// <inheritdoc/>
    public override bool TryNext(out MessagePiece piece)
    {
        piece = default;
        Missing = 1;
        if (input.Length == 0)
        {
            return false;
        }

        bool isWhole = TryScan();
        if (!isWhole && _splits && _scanner!.ElementsEnd - _taken is > 0 and long length)
        {
            piece = new MessagePiece(length, PieceKind.Chunk);
            _scanned -= length;
            _taken += length;
            return true;
        }

        // The elements of a sequence that have arrived are taken together, however many they are.
        if (isWhole ? !_splits && _scanned > limit : input.Length + Missing > limit)
        {
            Lose();
            Throw.LimitExceeded($"a message of more than {limit} bytes", MessageChannelOptions.MessageLimit, _taken + _scanned);
        }

        if (isWhole)
        {
            piece = new MessagePiece(_scanned, _taken == 0 ? PieceKind.Whole : PieceKind.End);
            _taken = 0;
        }

        return isWhole;
    }

    /// <inheritdoc/>
    public override void Abandon()
    {
        if (_taken > 0)
        {
            Lose();
        }
    }

    /// <inheritdoc/>
    public override bool TrySkipRest() => true;

    /// <inheritdoc/>
    public override bool TrySkip() =>
        throw new InvalidOperationException("Without length frames the end of a message is known only once it is read: read it as its type, and ignore it.");

    private bool TryScan()
    {
        try
        {
            return Scan();
        }
        catch (GraupelException)
        {
            Lose();
            throw;
        }
    }

    private bool Scan()
    {
        int together = 0;
        bool isOnePiece = input.First.Length == input.Length;
        ReadOnlySequence<byte> rest = isOnePiece ? default : Rest();
        while (true)
        {
            byte[]? copy = null;
            ReadOnlySpan<byte> bytes = isOnePiece ? input.First[(int)_scanned..] : FirstOf(in rest, together, out copy);
            bool isWhole;
            int consumed;
            int needed;
            try
            {
                isWhole = _scanner!.Run(bytes, _taken + _scanned, out consumed, out needed);
            }
            finally
            {
                if (copy is not null)
                {
                    BufferPool.Return(copy);
                }
            }

            _scanned += consumed;
            if (isWhole)
            {
                return true;
            }

            // From here on: from the beginning, each segment would be passed once for every segment behind it.
            rest = isOnePiece ? rest : rest.Slice(consumed);
            Missing = needed - (input.Length - _scanned);
            if (Missing > 0)
            {
                Keep(in rest, isOnePiece);
                return false;
            }

            // What the scanner left spans two buffers.
            together = consumed < bytes.Length ? needed : 0;
        }
    }

    // New bytes that are in one piece are in the last one. To find them from the beginning, all pieces would be passed for each new one.
    private ReadOnlySequence<byte> Rest()
    {
        if (_leftLength is { } left && input.Length - _scanned - left is var count && count <= input.Last.Length)
        {
            ReadOnlyMemory<byte> added = input.Last[^(int)count..];
            return left > 0 ? SequencePieces.Join(_left.AsMemory(0, left), added) : new ReadOnlySequence<byte>(added);
        }

        return input.All.Slice(_scanned);
    }

    private void Keep(in ReadOnlySequence<byte> rest, bool isOnePiece)
    {
        if (isOnePiece || rest.Length > Margin)
        {
            _leftLength = null;
            return;
        }

        _left ??= new byte[Margin];
        _leftLength = (int)rest.Length;
        rest.CopyTo(_left);
    }

    // As far as it is in one piece, or a copy of as many bytes as must be together.
    private static ReadOnlySpan<byte> FirstOf(in ReadOnlySequence<byte> rest, int together, out byte[]? copy)
    {
        copy = null;
        if (rest.FirstSpan.Length >= together)
        {
            return rest.FirstSpan;
        }

        int size = (int)Math.Min(rest.Length, together + Margin);
        copy = BufferPool.Rent(size);
        rest.Slice(0, size).CopyTo(copy);
        return copy.AsSpan(0, size);
    }
}
