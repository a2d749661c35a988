using System.Collections.Immutable;

namespace Graupel.Formats;

/// <summary>The last few foreign headers of one contract, so that reading many payloads of another version parses its header once.</summary>
internal sealed class HeaderMapCache(int capacity)
{
    private ImmutableArray<HeaderMap> _maps = [];

    public HeaderMap? Find(ReadOnlySpan<byte> header)
    {
        foreach (HeaderMap map in _maps)
        {
            if (header.SequenceEqual(map.Header))
            {
                return map;
            }
        }

        return null;
    }

    // Two threads may lose each other's entry: then it is parsed once more.
    public void Add(HeaderMap map) => _maps = [map, .. _maps.Length < capacity ? _maps : _maps[..(capacity - 1)]];
}
