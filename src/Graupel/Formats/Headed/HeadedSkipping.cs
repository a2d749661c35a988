using System.Buffers;

namespace Graupel.Formats;

/// <summary>Steps over values that the reader does not know, and takes their bytes.</summary>
internal static class HeadedSkipping
{
    /// <summary>Steps over what a scanner looks for.</summary>
    public static void Skip(this ref InputCursor input, HeadedScanner scanner) => Scan(ref input, scanner, null, null);

    /// <summary>Takes the bytes of what a scanner looks for.</summary>
    public static byte[] Capture(this ref InputCursor input, HeadedScanner scanner, Retention retention)
    {
        var kept = new ArrayBufferWriter<byte>();
        Scan(ref input, scanner, kept, retention);
        return kept.WrittenSpan.ToArray();
    }

    private static void Scan(ref InputCursor input, HeadedScanner scanner, ArrayBufferWriter<byte>? kept, Retention? retention)
    {
        bool done;
        do
        {
            done = scanner.Run(input.Span, input.Offset, out int consumed, out int needed);
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
    }
}
