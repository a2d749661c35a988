using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;

namespace Graupel.Formats;

/// <summary>The last few foreign headers of one contract, so that reading many payloads of another version parses its header once.</summary>
internal sealed class HeaderMapCache(int capacity)
{
    private ImmutableArray<HeaderMap> _maps = [];

    /// <summary>Takes the rest of a header where all of it is at hand: none begins with another one.</summary>
    /// <param name="input">The input, after the number that begins the header.</param>
    /// <param name="number">That number.</param>
    /// <param name="map">The header's map.</param>
    public bool TryTake(ref InputCursor input, scoped ReadOnlySpan<byte> number, [NotNullWhen(true)] out HeaderMap? map)
    {
        ReadOnlySpan<byte> atHand = input.Span;
        foreach (HeaderMap one in _maps)
        {
            ReadOnlySpan<byte> header = one.Header;
            if (header.StartsWith(number) && atHand.StartsWith(header[number.Length..]))
            {
                input.Advance(header.Length - number.Length);
                map = one;
                return true;
            }
        }

        map = null;
        return false;
    }

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
