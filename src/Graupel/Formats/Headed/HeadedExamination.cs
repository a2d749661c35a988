namespace Graupel.Formats;

/// <summary>Examines what was written.</summary>
internal static class HeadedExamination
{
    /// <summary>Whether bytes are so many values of a kind, and nothing else.</summary>
    /// <param name="bytes">The bytes.</param>
    /// <param name="count">How many values.</param>
    /// <param name="scalars">The scalars of the format.</param>
    /// <param name="kind">Kind of each.</param>
    /// <param name="scanner">Is kept for the next call with the same scalars, by whichever thread.</param>
    public static bool AreValues(ReadOnlySpan<byte> bytes, int count, ScalarScan scalars, WireKind kind, ref FrameScanner? scanner)
    {
        for (; count > 0; count--)
        {
            if (!TryStepOver(ref bytes, scalars, kind, ref scanner))
            {
                return false;
            }
        }

        return bytes.IsEmpty;
    }

    private static bool TryStepOver(ref ReadOnlySpan<byte> bytes, ScalarScan scalars, WireKind kind, ref FrameScanner? kept)
    {
        var step = new ScanInput(bytes, offset: 0, takesReferences: true);
        if (LeafScan.TryScan(ref step, scalars, kind, out ulong raw))
        {
            if (step.Needed > 0 || raw > (ulong)(bytes.Length - step.Position))
            {
                return false;
            }

            bytes = bytes[(step.Position + (int)raw)..];
            return true;
        }

        var scanner = Interlocked.Exchange(ref kept, null) as HeadedScanner ?? new HeadedScanner(Limits.Default, scalars, kind, takesReferences: true);
        scanner.Restart(kind);
        bool isWhole = scanner.Run(bytes, offset: 0, out int consumed, out _);
        Volatile.Write(ref kept, scanner);
        bytes = bytes[consumed..];
        return isWhole;
    }
}
