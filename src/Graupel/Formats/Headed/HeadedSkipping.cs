using System.Buffers;

namespace Graupel.Formats;

/// <summary>Steps over values that the reader does not know, and takes their bytes.</summary>
internal static class HeadedSkipping
{
    /// <summary>Steps over a value.</summary>
    public static void Skip(this ref InputCursor input, Limits limits, ScalarScan scalars, WireKind kind)
    {
        if (input.Objects is not null || !TrySkipLeaf(ref input, scalars, kind))
        {
            Scan(ref input, limits, scalars, kind, null, null);
        }
    }

    // Most members that a reader does not know are scalars and text: where all of one is at hand, it needs no scanner.
    private static bool TrySkipLeaf(ref InputCursor input, ScalarScan scalars, WireKind kind)
    {
        var step = new ScanInput(input.Span, input.Offset, takesReferences: false);
        if (!LeafScan.TryScan(ref step, scalars, kind, out ulong raw) || step.Needed > 0 || raw > (ulong)(input.Remaining - step.Position))
        {
            return false;
        }

        input.Advance(step.Position + (int)raw);
        return true;
    }

    /// <summary>Takes the bytes of a value.</summary>
    public static byte[] Capture(this ref InputCursor input, Limits limits, ScalarScan scalars, WireKind kind, Retention retention)
    {
        var kept = new ArrayBufferWriter<byte>();
        Scan(ref input, limits, scalars, kind, kept, retention);
        return kept.WrittenSpan.ToArray();
    }

    private static void Scan(
        ref InputCursor input, Limits limits, ScalarScan scalars, WireKind kind, ArrayBufferWriter<byte>? kept, Retention? retention)
    {
        // Kept bytes were scanned before.
        ReadObjects? objects = input.Objects is { ReadsKept: false } ? input.Objects : null;
        int before = objects?.Count ?? 0;
        var scanner = new HeadedScanner(limits, scalars, kind, takesReferences: input.Objects is not null, objects);
        bool done;
        do
        {
            done = scanner.Run(input.Span, input.Offset, out int consumed, out int needed);
            objects?.Keep(input.Span[..consumed], input.Offset, before, isUnknown: kept is not null);
            if (kept is not null)
            {
                retention!.Keep(kept, input.Span[..consumed], input.Offset);
            }

            input.Advance(consumed);
            if (!done)
            {
                input.Peek(needed);
            }
        }
        while (!done);

        // Numbers mean nothing in another payload.
        if (kept is not null && scanner.MetReference)
        {
            Throw.UnsupportedFormat("unknown values cannot be kept when they have references", input.Offset);
        }
    }
}
