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
            Scan(ref input, limits, scalars, kind, null);
        }
    }

    /// <summary>Takes the bytes of a value, which are valid until more is read.</summary>
    public static ReadOnlySpan<byte> Keep(this ref InputCursor input, Limits limits, ScalarScan scalars, WireKind kind, Retention retention)
    {
        if (input.Objects is not null || !TryFindLeaf(in input, scalars, kind, out int size))
        {
            return Scan(ref input, limits, scalars, kind, retention);
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

    private static ReadOnlySpan<byte> Scan(ref InputCursor input, Limits limits, ScalarScan scalars, WireKind kind, Retention? retention)
    {
        // Kept bytes were scanned before.
        ReadObjects? objects = input.Objects is { ReadsKept: false } ? input.Objects : null;
        int before = objects?.Count ?? 0;
        HeadedScanner? scanner = input.Objects is null ? retention?.Scanner : null;
        if (scanner is null)
        {
            scanner = new HeadedScanner(limits, scalars, kind, takesReferences: input.Objects is not null, objects);
            retention?.Scanner = scanner;
        }
        else
        {
            scanner.Restart(kind);
        }

        ArrayBufferWriter<byte>? earlier = null;
        ReadOnlySpan<byte> piece;
        while (true)
        {
            bool done = scanner.Run(input.Span, input.Offset, out int consumed, out int needed);
            piece = input.Span[..consumed];
            objects?.Keep(piece, input.Offset, before, isUnknown: retention is not null);
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

        // Numbers mean nothing in another payload.
        if (retention is not null && scanner.MetReference)
        {
            Throw.UnsupportedFormat("unknown values cannot be kept when they have references", input.Offset);
        }

        if (earlier is null)
        {
            return piece;
        }

        earlier.Write(piece);
        return earlier.WrittenSpan;
    }
}
