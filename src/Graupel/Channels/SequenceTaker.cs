using Graupel.Carriers;
using Graupel.Roots;

namespace Graupel.Channels;

/// <summary>Takes the parts of a sequence out of the input and reads them.</summary>
internal sealed class SequenceTaker<T>(MessageInput input, MessageSplitter splitter, SequenceRoot<T> sequence)
{
    private const int MaxKept = 4096;

    private SequenceReading<T>? _reading;

    /// <summary>The elements of the part that was taken last.</summary>
    public List<T> Elements { get; } = [];

    /// <summary>Whether the message is at its end, or was refused.</summary>
    public bool IsDone { get; private set; }

    /// <summary>Takes the next part, if it has arrived.</summary>
    public bool TryTake()
    {
        Elements.Clear();
        if (Elements.Capacity > MaxKept)
        {
            Elements.Capacity = MaxKept;
        }

        try
        {
            if (!splitter.TryNext(out MessagePiece piece))
            {
                return false;
            }

            _reading ??= sequence.BeginReading(isBare: piece.Kind != PieceKind.Whole && !sequence.HasChunks && !splitter.NeedsScanner);
            Read(_reading, piece.Length);
            IsDone = piece.Kind != PieceKind.Chunk;
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

    private void Read(SequenceReading<T> reading, long length)
    {
        try
        {
            ReadOnlySpan<byte> first = input.First;
            if (first.Length >= length)
            {
                reading.Read(first[..(int)length], null, length, splitter.NeedsScanner, Elements);
                return;
            }

            using var source = new SequenceSource(input.All.Slice(0, length));
            reading.Read(default, source, length, splitter.NeedsScanner, Elements);
        }
        finally
        {
            input.Advance(length);
        }
    }
}
