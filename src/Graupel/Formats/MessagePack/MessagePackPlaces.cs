namespace Graupel.Formats.MessagePack;

/// <summary>The members by their place in an array, or their number in a map.</summary>
internal sealed class MessagePackPlaces
{
    private readonly long[] _all;
    private readonly long[] _places;
    private readonly int[] _members;
    private readonly int[] _memberAt;

    /// <summary>Takes the places of all members; of two at the same place, the first is found.</summary>
    /// <param name="places">A place for each, or -1.</param>
    /// <param name="direct">Places below this one are found without a search.</param>
    public MessagePackPlaces(long[] places, int direct)
    {
        _all = places;
        (long Place, int Member)[] known = [.. places.Select(static (place, member) => (place, member)).Where(static one => one.place >= 0).DistinctBy(static one => one.place).Order()];
        _places = [.. known.Select(static one => one.Place)];
        _members = [.. known.Select(static one => one.Member)];
        Count = known.Length == 0 ? 0 : _places[^1] + 1;
        First = known.Length == 0 ? 0 : _places[0];
        _memberAt = new int[Math.Min(Count, direct)];
        _memberAt.AsSpan().Fill(-1);
        foreach ((long place, int member) in known.Where(one => one.Place < _memberAt.Length))
        {
            _memberAt[place] = member;
        }

        Shared = [.. places.Where(static place => place >= 0).GroupBy(static place => place).Where(static group => group.Skip(1).Any()).Select(static group => group.Key)];
    }

    /// <summary>One more than the last place.</summary>
    public long Count { get; }

    /// <summary>The first place.</summary>
    public long First { get; }

    /// <summary>Places of more than one member.</summary>
    public long[] Shared { get; }

    /// <summary>The members at a place.</summary>
    public IEnumerable<int> MembersAt(long place)
    {
        for (int member = Array.IndexOf(_all, place); member >= 0; member = Array.IndexOf(_all, place, member + 1))
        {
            yield return member;
        }
    }

    /// <summary>The member at a place; -1 when there is none.</summary>
    public int this[long place]
    {
        get
        {
            int[] memberAt = _memberAt;
            if (unchecked((ulong)place < (ulong)memberAt.Length))
            {
                return memberAt[place];
            }

            int index = Array.BinarySearch(_places, place);
            return index < 0 ? -1 : _members[index];
        }
    }
}
