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
}
