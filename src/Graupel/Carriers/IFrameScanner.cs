namespace Graupel.Carriers;

/// <summary>Finds the end of one value that arrives in pieces, without making the value.</summary>
internal interface IFrameScanner
{
    /// <summary>The least number of bytes that are still to come, and at least 1; 0 when the value is complete.</summary>
    long Needed { get; }

    /// <summary>Takes the next bytes.</summary>
    /// <returns>How many of them belong to the value.</returns>
    int Scan(ReadOnlySpan<byte> bytes);
}
