using System.Diagnostics.CodeAnalysis;

namespace Graupel.Formats;

/// <summary>Foreign headers of one contract that were met, so that reading many payloads of another version parses its header once.</summary>
/// <param name="hasMany">Whether objects leave members out, so that there are many headers: these are found by a hash, the few of other versions one after the other.</param>
internal sealed class HeaderMapCache(bool hasMany)
{
    private const int Few = 8;
    private const int Many = 1024;

    // Grows by being replaced; then each new one takes the place of one that was met before.
    private HeaderMap?[] _maps = [];
    private uint _next;

    /// <summary>Takes the rest of a header where all of it is at hand: none begins with another one.</summary>
    /// <param name="input">The input, after the number that begins the header.</param>
    /// <param name="number">That number.</param>
    /// <param name="code">The same, less one: count and form.</param>
    /// <param name="map">The header's map.</param>
    public bool TryTake(ref InputCursor input, scoped ReadOnlySpan<byte> number, ulong code, [NotNullWhen(true)] out HeaderMap? map)
    {
        map = hasMany ? FindOfMany(input.Span, number, code) : FindOfFew(input.Span, number);
        if (map is null)
        {
            return false;
        }

        input.Advance(map.Header.Length - number.Length);
        return true;
    }

    /// <summary>Finds a header that is known as a whole.</summary>
    public HeaderMap? Find(ReadOnlySpan<byte> header)
    {
        int size = Varint.Read(header, out ulong number);
        return hasMany ? FindOfMany(header[size..], header[..size], number - 1) : FindOfFew(header[size..], header[..size]);
    }

    // Two threads may lose each other's entry: then it is parsed once more.
    public void Add(HeaderMap map)
    {
        HeaderMap?[] maps = _maps;
        if (hasMany)
        {
            if (maps.Length == 0)
            {
                _maps = maps = new HeaderMap?[Many];
            }

            Volatile.Write(ref maps[PlaceOf(map.Header.AsSpan(Varint.Read(map.Header, out _)))], map);
        }
        else if (maps.Length < Few)
        {
            _maps = [.. maps, map];
        }
        else
        {
            Volatile.Write(ref maps[Interlocked.Increment(ref _next) % Few], map);
        }
    }

    private HeaderMap? FindOfFew(ReadOnlySpan<byte> atHand, scoped ReadOnlySpan<byte> number)
    {
        foreach (HeaderMap? one in _maps)
        {
            if (one is not null && IsHeader(one, number, atHand))
            {
                return one;
            }
        }

        return null;
    }

    private HeaderMap? FindOfMany(ReadOnlySpan<byte> atHand, scoped ReadOnlySpan<byte> number, ulong code)
    {
        HeaderMap?[] maps = _maps;
        int size = maps.Length == 0 ? -1 : MemberList.SizeOf(atHand, code);
        return size >= 0 && maps[PlaceOf(atHand[..size])] is { } map && IsHeader(map, number, atHand) ? map : null;
    }

    private static bool IsHeader(HeaderMap map, scoped ReadOnlySpan<byte> number, ReadOnlySpan<byte> atHand)
    {
        ReadOnlySpan<byte> header = map.Header;
        return header.StartsWith(number) && atHand.StartsWith(header[number.Length..]);
    }

    private static int PlaceOf(ReadOnlySpan<byte> entries)
    {
        var hash = new HashCode();
        hash.AddBytes(entries);
        return hash.ToHashCode() & (Many - 1);
    }
}
