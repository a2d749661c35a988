namespace Graupel.Carriers;

/// <summary>Where bytes come from. Readers call it only when the bytes at hand run out, so it may be virtual.</summary>
public abstract class Source
{
    /// <summary>Bytes that are known to follow those handed out so far; -1 when that is not known, as with streams.</summary>
    public abstract long Remaining { get; }

    /// <summary>
    /// Gives more bytes, beginning with the last <paramref name="unread"/> ones of the last buffer. A source that cannot give bytes back
    /// takes no more than <paramref name="minimum"/> from what is behind it.
    /// </summary>
    /// <param name="unread">Number of bytes at the end of the last buffer that were not read.</param>
    /// <param name="minimum">The least number of bytes needed, the unread ones included.</param>
    /// <returns>At least <paramref name="minimum"/> bytes, or fewer when the data ends.</returns>
    public abstract ReadOnlySpan<byte> GetMore(int unread, int minimum);

    /// <summary>
    /// The same for a reader that will read up to <paramref name="certain"/> bytes in any case, so that a source that cannot give bytes back may take them too.
    /// </summary>
    /// <inheritdoc cref="GetMore(int, int)"/>
    /// <param name="unread">Number of bytes at the end of the last buffer that were not read.</param>
    /// <param name="minimum">The least number of bytes needed, the unread ones included.</param>
    /// <param name="certain">The least number of bytes that the value still has, the unread ones included; not less than <paramref name="minimum"/>.</param>
    public virtual ReadOnlySpan<byte> GetMore(int unread, int minimum, int certain) => GetMore(unread, minimum);

    /// <summary>Is told, after a successful read, how many bytes of the last buffer were not read.</summary>
    public abstract void Complete(int unread);
}
