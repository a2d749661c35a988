using System.Runtime.CompilerServices;

namespace Graupel.Carriers;

/// <summary>How many bytes streams say they have read.</summary>
internal static class StreamCount
{
    /// <summary>Refuses a count that cannot be true: behind the bytes of the stream, the buffer holds those of others.</summary>
    /// <param name="count">What the stream says.</param>
    /// <param name="asked">The most that it could read.</param>
    /// <exception cref="IOException">The stream reports fewer than none, or more than was asked for.</exception>
    public static int Checked(int count, int asked) =>
        count >= 0 && count <= asked ? count : throw new IOException($"The stream reports {count} bytes for a read of at most {asked}.");

    /// <summary>Refuses a value that is too long.</summary>
    /// <param name="maxBytes">The most bytes that it may have.</param>
    /// <param name="offset">How many it has so far.</param>
    /// <param name="more">How many it has beyond these for certain.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void EnsureWithin(long maxBytes, long offset, long more)
    {
        if (more > maxBytes - offset)
        {
            Throw.TooManyBytes(maxBytes, offset);
        }
    }

    /// <summary>Reads until a span is full, or the stream ends.</summary>
    /// <returns>How many bytes were read.</returns>
    public static int Fill(Stream stream, Span<byte> bytes)
    {
        int present = 0;
        while (present < bytes.Length && Checked(stream.Read(bytes[present..]), bytes.Length - present) is > 0 and int count)
        {
            present += count;
        }

        return present;
    }

    /// <summary>The same, asynchronously.</summary>
    public static async ValueTask<int> FillAsync(Stream stream, Memory<byte> bytes, CancellationToken cancellation)
    {
        int present = 0;
        while (present < bytes.Length
            && Checked(await stream.ReadAsync(bytes[present..], cancellation).ConfigureAwait(false), bytes.Length - present) is > 0 and int count)
        {
            present += count;
        }

        return present;
    }
}
