namespace Graupel.Formats;

/// <summary>Values that hold no others: steps to the bytes that need not be examined, and says how many these are.</summary>
internal static class LeafScan
{
    /// <summary>False for other values, of which nothing is read.</summary>
    /// <param name="input">The input.</param>
    /// <param name="scalars">The scalars of the format.</param>
    /// <param name="kind">Kind of the value.</param>
    /// <param name="raw">How many bytes remain of the value.</param>
    public static bool TryScan(ref ScanInput input, ScalarScan scalars, WireKind kind, out ulong raw)
    {
        switch (kind)
        {
            case WireKind.String:
                raw = String(ref input);
                return true;
            case WireKind.Blob:
                raw = Blob(ref input);
                return true;
            default:
                bool isScalar = WireKinds.FixedSize(kind) > 0;
                raw = isScalar ? Scalar(ref input, scalars, kind) : 0;
                return isScalar;
        }
    }

    private static ulong Scalar(ref ScanInput input, ScalarScan scalars, WireKind kind)
    {
        int size = scalars.SizeOf(kind);
        if (size > 0)
        {
            return (ulong)size;
        }

        scalars.Scan(ref input, kind);
        return 0;
    }

    private static ulong Blob(ref ScanInput input)
    {
        ulong header = input.ReadVarint();
        return header == HeadedCode.Null ? 0 : header - 1;
    }

    private static ulong String(ref ScanInput input)
    {
        ulong header = input.ReadVarint();
        ulong length = header == HeadedCode.Null ? 0 : (header - 1) >> 1;
        if (header == HeadedCode.Null || ((header - 1) & 1) == 0)
        {
            return length;
        }

        byte encoding = input.ReadByte();
        if (encoding > HeadedText.Utf8)
        {
            Throw.UnsupportedFormat($"text encoding {encoding}", input.Offset);
        }

        return encoding == HeadedText.Utf16 ? HeadedScan.Multiply(length, 2, input.Offset) : input.ReadVarint();
    }
}
