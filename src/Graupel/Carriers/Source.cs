using System.ComponentModel;

namespace Graupel.Carriers;

/// <summary>Where bytes come from. Readers call it only when the current bytes run out, so it may be virtual.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class Source
{
    /// <summary>The number of bytes that follow those returned so far, as far as the value may have them; -1 if it is not known, as with streams. There may be fewer, but not more.</summary>
    public abstract long Remaining { get; }

    /// <summary>Refuses a value that has more bytes than it may.</summary>
    /// <param name="more">The number of bytes that it has for certain beyond those returned so far.</param>
    public virtual void EnsureAllowed(long more)
    {
    }

    /// <summary>
    /// Returns more bytes, beginning with the last <paramref name="unread"/> ones of the last buffer. A source that cannot seek back
    /// takes no more than <paramref name="minimum"/> bytes from what it reads.
    /// </summary>
    /// <param name="unread">Number of bytes at the end of the last buffer that were not read.</param>
    /// <param name="minimum">The least number of bytes needed, including the unread ones.</param>
    /// <returns>At least <paramref name="minimum"/> bytes, or fewer if the data ends.</returns>
    public abstract ReadOnlySpan<byte> GetMore(int unread, int minimum);

    /// <summary>
    /// The same for a reader that will read at least <paramref name="certain"/> bytes in any case, so that a source that cannot seek back may take them too.
    /// </summary>
    /// <inheritdoc cref="GetMore(int, int)"/>
    /// <param name="unread">Number of bytes at the end of the last buffer that were not read.</param>
    /// <param name="minimum">The least number of bytes needed, including the unread ones.</param>
    /// <param name="certain">The least number of bytes that the value still has, including the unread ones; not less than <paramref name="minimum"/>.</param>
    public virtual ReadOnlySpan<byte> GetMore(int unread, int minimum, int certain) => GetMore(unread, minimum);

    /// <summary>Reads the next bytes straight into memory, if that saves a copy. All bytes that were returned so far have been read.</summary>
    /// <param name="destination">Where they go; the value has at least as many.</param>
    /// <returns>How many were read: fewer if the data ends; 0 also if this source gives bytes only by <see cref="GetMore(int, int)"/>.</returns>
    public virtual int ReadInto(Span<byte> destination) => 0;

    /// <summary>Called after a successful read.</summary>
    /// <param name="unread">Number of bytes at the end of the last buffer that were not read.</param>
    public virtual void Complete(int unread)
    {
    }
}
