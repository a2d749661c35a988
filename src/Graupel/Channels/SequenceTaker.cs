using Graupel.Carriers;
using Graupel.Roots;

namespace Graupel.Channels;

/// <summary>A sequence that is taken out of the input part by part.</summary>
internal abstract class SequenceTaker
{
    /// <summary>Whether a part was taken, and more is to come.</summary>
    public abstract bool HasBegun { get; }

    /// <summary>Says that what is left of the sequence is not wanted.</summary>
    public abstract void Abandon();
}

/// <summary>Takes the parts of a sequence out of the input and reads them.</summary>
internal sealed class SequenceTaker<T>(MessageInput input, MessageSplitter splitter, SequenceRoot<T> sequence) : SequenceTaker
{
    private SequenceReading<T>? _reading;

    // What is not read yet of the piece that was found last.
    private MessagePiece? _rest;

    /// <summary>The elements of the part that was taken last.</summary>
    public List<T> Elements { get; } = [];

    /// <summary>Whether the message is at its end, or was refused.</summary>
    public bool IsDone { get; private set; }

    /// <inheritdoc/>
    public override bool HasBegun => _reading is not null && !IsDone;

    /// <summary>Takes the next part, if it has arrived.</summary>
    public bool TryTake()
    {
        Elements.Clear();
        if (Elements.Capacity > SequenceReading<T>.Enough)
        {
            Elements.Capacity = SequenceReading<T>.Enough;
        }

        try
        {
            if (!TryNext(out MessagePiece piece))
            {
                return false;
            }

            _reading ??= sequence.BeginReading(isBare: piece.Kind != PieceKind.Whole && !sequence.HasChunks && !splitter.NeedsScanner);
            long read = Read(_reading, piece.Length);
            _rest = read < piece.Length ? new MessagePiece(piece.Length - read, piece.Kind) : null;
            IsDone = _rest is null && piece.Kind != PieceKind.Chunk;
            if (IsDone && !_reading.IsWhole)
            {
                Throw.EndOfData(piece.Length);
            }

            return true;
        }
        catch
        {
            IsDone = true;
            splitter.Refuse();
            throw;
        }
    }

    /// <inheritdoc/>
    public override void Abandon()
    {
        if (_rest is { } rest)
        {
            _rest = null;
            input.Advance(rest.Length);
        }

        splitter.Abandon();
    }

    private bool TryNext(out MessagePiece piece)
    {
        if (_rest is not { } rest)
        {
            return splitter.TryNext(out piece);
        }

        piece = rest;
        _rest = null;
        return true;
    }

    private long Read(SequenceReading<T> reading, long length)
    {
        long read = length;
        try
        {
            ReadOnlySpan<byte> first = input.First;
            bool isOnePiece = first.Length >= length;
            using SequenceSource? source = isOnePiece ? null : new SequenceSource(input.All.Slice(0, length));
            read = reading.Read(isOnePiece ? first[..(int)length] : default, source, length, splitter.NeedsScanner, Elements);
            return read;
        }
        finally
        {
            input.Advance(read);
        }
    }
}
