using Graupel.Formats;

namespace Graupel.Envelopes;

/// <summary>Where in an envelope the bytes of its payload are, to tell the place of an error.</summary>
internal struct PayloadPlaces
{
    // No more are kept in mind: a list of many small chunks would take more memory than they do.
    private const int MostChunks = 1 << 16;

    private List<long>? _chunks;

    /// <summary>Adds a chunk behind the others.</summary>
    public void Add(long length)
    {
        _chunks ??= [];
        if (_chunks.Count <= MostChunks)
        {
            _chunks.Add(length);
        }
    }

    /// <summary>The place of a byte of the payload, counted from the beginning of the envelope; -1 if it is not known.</summary>
    public readonly long Of(long offset)
    {
        if (offset < 0 || _chunks is null)
        {
            return offset < 0 ? -1 : EnvelopeHeader.Size + offset;
        }

        long place = EnvelopeHeader.Size + offset;
        long left = offset;
        foreach (long length in _chunks)
        {
            place += Varint.Size((ulong)length);
            left -= length;
            if (left < 0)
            {
                return place;
            }
        }

        // An error behind the last chunk is one at its end.
        return _chunks.Count > MostChunks ? -1 : place - left;
    }
}
