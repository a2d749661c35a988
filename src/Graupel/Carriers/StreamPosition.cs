namespace Graupel.Carriers;

/// <summary>Where a stream stands.</summary>
internal static class StreamPosition
{
    /// <summary>Sets a stream back after a failure; <paramref name="start"/> is negative where the stream cannot seek.</summary>
    public static bool TryRestore(Stream stream, long start)
    {
        if (start < 0)
        {
            return false;
        }

        try
        {
            stream.Position = start;
            return true;
        }
        catch (Exception e) when (e is IOException or ObjectDisposedException or NotSupportedException)
        {
            // The failure that led here is the one to report.
            return false;
        }
    }
}
