namespace Graupel.Carriers;

/// <summary>The position of a stream.</summary>
internal static class StreamPosition
{
    // No stream has more: one that reports more does not know its end.
    private const long MostBytes = long.MaxValue / 8;

    /// <summary>Where a stream is, to restore that after a failure; -1 where it cannot seek.</summary>
    public static long Of(Stream stream) => stream.CanSeek ? stream.Position : -1;

    /// <summary>Bytes after a position; -1 where the stream does not know.</summary>
    public static long BytesBehind(Stream stream, long position)
    {
        long behind = stream.Length - position;

        // Some streams, such as files that the system makes up, say 0 and hold something all the same.
        return behind is > 0 and <= MostBytes ? behind : -1;
    }

    /// <summary>Sets a stream back after a failure to where it was by <see cref="Of"/>; one that cannot seek, or refuses to, stays where it is.</summary>
    public static void Restore(Stream stream, long start)
    {
        if (start < 0)
        {
            return;
        }

        try
        {
            stream.Position = start;
        }
        catch (Exception e) when (e is IOException or ObjectDisposedException or NotSupportedException)
        {
            // The failure that led here is the one to report.
        }
    }
}
