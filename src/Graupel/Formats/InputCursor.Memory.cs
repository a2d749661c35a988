using System.Runtime.CompilerServices;
using Graupel.Carriers;

namespace Graupel.Formats;

/// <content>How much memory is taken for bytes that are announced, and how many of them a source may read ahead.</content>
public ref partial struct InputCursor
{
    // A buffer of this size is taken for bytes that are only announced.
    private const int MostAhead = 32 * 1024;

    // Fewer bytes come through the source's buffer, which may get others with them.
    private const int LeastDirect = 4 * 1024;

    /// <summary>Bytes of memory that may be taken for each byte that is there.</summary>
    internal const int ManagedPerWireByte = 4;

    /// <summary>Fills a span with the next bytes, from as many pieces as needed.</summary>
    public void Read(scoped Span<byte> destination)
    {
        while (destination.Length > Remaining)
        {
            int piece = Remaining;
            Span[..piece].CopyTo(destination);
            Advance(piece);
            destination = destination[piece..];
            int filled = destination.Length < LeastDirect ? 0 : _source?.ReadInto(destination) ?? 0;
            _end += filled;
            destination = destination[filled..];
            if (filled == 0)
            {
                Refill(Math.Min(destination.Length, LeastDirect));
            }
        }

        Span[..destination.Length].CopyTo(destination);
        Advance(destination.Length);
    }

    /// <summary>Reads bytes into an array; memory is allocated in proportion to the bytes that arrive.</summary>
    public byte[] ReadBytes(int length)
    {
        if (length == 0)
        {
            return [];
        }

        int first = Affordable(length, minimumSize: 1, managedSize: 1, isFixed: true);
        if (first < length)
        {
            return ReadArriving(length, first);
        }

        byte[] bytes = BufferPool.Allocate(length);
        Read(bytes);
        return bytes;
    }

    // The array itself is made when enough has arrived for it.
    private byte[] ReadArriving(int length, int size)
    {
        byte[] start = BufferPool.Rent(size);
        try
        {
            Read(start.AsSpan(0, size));
            while ((long)size * ManagedPerWireByte < length)
            {
                int read = size;
                size *= ManagedPerWireByte;
                byte[] larger = BufferPool.Rent(size);
                start.AsSpan(0, read).CopyTo(larger);
                BufferPool.Return(start);
                start = larger;
                Read(start.AsSpan(read, size - read));
            }

            byte[] bytes = BufferPool.Allocate(length);
            start.AsSpan(0, size).CopyTo(bytes);
            Read(bytes.AsSpan(size));
            return bytes;
        }
        finally
        {
            BufferPool.Return(start);
        }
    }

    /// <summary>How many of <paramref name="count"/> elements may be allocated before they are read; see <see cref="IReader.Preallocate"/>.</summary>
    /// <param name="count">Number of elements according to the data.</param>
    /// <param name="minimumSize">The least number of bytes of an element on the wire; at least 1.</param>
    /// <param name="managedSize">Bytes of an element in memory.</param>
    /// <param name="isFixed">Whether each element takes just the least.</param>
    /// <exception cref="GraupelException">The bytes that are known to be left cannot hold them.</exception>
    public int Affordable(int count, int minimumSize, int managedSize, bool isFixed = false)
    {
        const int SmallBytes = 32 * 1024; // tables and pools round up, to twice as much at most

        // What is small and available needs no division.
        if ((long)count * minimumSize <= Remaining && (long)count * managedSize <= SmallBytes)
        {
            return count;
        }

        long known = KnownRemaining;
        if (known < 0)
        {
            return AffordableBlind(count, minimumSize, managedSize, isFixed);
        }

        EnsureKnown((long)count * minimumSize, known);
        return (int)Math.Min(count, Math.Max(1, Math.Max(known * ManagedPerWireByte, SmallBytes) / managedSize));
    }

    /// <summary>Refuses a value that has more bytes than follow.</summary>
    /// <param name="least">How many it has for certain.</param>
    /// <param name="known">How many follow, by <see cref="KnownRemaining"/>; not -1.</param>
    internal readonly void EnsureKnown(long least, long known)
    {
        if (least > known)
        {
            _source?.EnsureAllowed(least - Remaining);
            Throw.EndOfData(Offset + known);
        }
    }

    private int AffordableBlind(int count, int minimumSize, int managedSize, bool isFixed)
    {
        const int MostBytes = 4 * 1024;
        const int FewBytes = 512; // of elements that may take much more than their least
        const int MostManagedPerLeast = 8;

        long least = (long)count * minimumSize;
        Expect(least);
        if (isFixed)
        {
            // If the data ends first, reading says so, with the place.
            _ = Remaining >= Math.Min(least, LeastDirect) || TryRefill((int)Math.Min(least, MostAhead));
            return (int)Math.Min(count, Math.Max(1, (long)Remaining * ManagedPerWireByte / managedSize));
        }

        // The fewer are read at once, the more often the source is told what is certain to come.
        int affordable = managedSize < MostManagedPerLeast * minimumSize ? MostBytes : FewBytes;
        return Math.Min(count, Math.Max(1, affordable / managedSize));
    }

    /// <summary>States that the value has at least this many more bytes, so that a source that cannot seek back may read that many at once.</summary>
    internal void Expect(long bytes) => _certain = Math.Max(_certain, Offset + bytes);

    /// <summary>The same for few bytes, which are usually available.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void ExpectFew(int bytes)
    {
        if (Left < bytes)
        {
            Expect(bytes);
        }
    }
}
