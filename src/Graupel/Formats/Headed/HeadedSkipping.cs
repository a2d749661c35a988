using System.Buffers;

namespace Graupel.Formats;

/// <summary>Steps over values that the reader does not know, and takes their bytes.</summary>
internal static class HeadedSkipping
{
    /// <summary>Steps over a value.</summary>
    public static void Skip(this ref InputCursor input, Limits limits, ScalarScan scalars, WireKind kind)
    {
        if (input.Objects is null && TryFindLeaf(in input, scalars, kind, out int size))
        {
            input.Advance(size);
        }
        else
        {
            Scan(ref input, limits, scalars, kind, retention: null, references: null);
        }
    }

    /// <summary>Takes the bytes of a value, which are valid until more is read.</summary>
    public static ReadOnlySpan<byte> Keep(
        this ref InputCursor input, Limits limits, ScalarScan scalars, WireKind kind, Retention retention, out KeptObjects? kept)
    {
        kept = null;
        if (input.Objects is { } objects)
        {
            long start = input.Offset;
            var references = new KeptReferences(retention);
            ReadOnlySpan<byte> value = Scan(ref input, limits, scalars, kind, retention, references);
            objects.KeepUnknown(start, input.Offset);
            return HeadedKeptObjects.Take(value, start, references, objects, out kept);
        }

        if (!TryFindLeaf(in input, scalars, kind, out int size))
        {
            return Scan(ref input, limits, scalars, kind, retention, references: null);
        }

        retention.Keep(size, input.Offset);
        return input.TakeSpan(size);
    }

    // Most members that a reader does not know are scalars and text: where all of one is at hand, it needs no scanner.
    private static bool TryFindLeaf(ref readonly InputCursor input, ScalarScan scalars, WireKind kind, out int size)
    {
        var step = new ScanInput(input.Span, input.Offset, takesReferences: false);
        bool isLeaf = LeafScan.TryScan(ref step, scalars, kind, out ulong raw) && step.Needed == 0 && raw <= (ulong)(input.Remaining - step.Position);
        size = isLeaf ? step.Position + (int)raw : 0;
        return isLeaf;
    }

    private static ReadOnlySpan<byte> Scan(
        ref InputCursor input, Limits limits, ScalarScan scalars, WireKind kind, Retention? retention, KeptReferences? references)
    {
        // Kept bytes were scanned before.
        ReadObjects? objects = input.Objects is { ReadsKept: false } ? input.Objects : null;
        int before = objects?.Count ?? 0;
        HeadedScanner scanner = ScannerFor(in input, limits, scalars, kind, objects, retention, references);

        ArrayBufferWriter<byte>? earlier = null;
        ReadOnlySpan<byte> piece;
        while (true)
        {
            bool done = scanner.Run(input.Span, input.Offset, out int consumed, out int needed);
            piece = input.Span[..consumed];
            if (retention is null)
            {
                objects?.Keep(piece, input.Offset, before);
            }

            retention?.Keep(consumed, input.Offset);
            input.Advance(consumed);
            if (done)
            {
                break;
            }

            if (retention is not null)
            {
                (earlier ??= new ArrayBufferWriter<byte>()).Write(piece);
            }

            input.Peek(needed);
        }

        if (earlier is null)
        {
            return piece;
        }

        earlier.Write(piece);
        return earlier.WrittenSpan;
    }

    // One that marks no objects serves for all values that are kept of a payload.
    private static HeadedScanner ScannerFor(
        ref readonly InputCursor input, Limits limits, ScalarScan scalars, WireKind kind, ReadObjects? objects, Retention? retention, KeptReferences? references)
    {
        if (input.Objects is not null || retention is null)
        {
            return new HeadedScanner(limits, scalars, kind, takesReferences: input.Objects is not null, objects) { References = references };
        }

        if (retention.Scanner is { } scanner)
        {
            scanner.Restart(kind);
            return scanner;
        }

        return retention.Scanner = new HeadedScanner(limits, scalars, kind, takesReferences: false, objects);
    }
}
