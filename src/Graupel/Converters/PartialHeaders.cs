using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>The headers of objects of one contract that are without some members, each encoded when it is first needed.</summary>
internal sealed class PartialHeaders(ObjectShape shape)
{
    // Contracts with more ways to be incomplete encode some of them again: each has one place, which it shares with others.
    private const int PlaceBits = 10;

    private Entry?[]? _known;

    /// <param name="omitted">The members that are left out, one bit each.</param>
    public ObjectHeader Get<TWriter>(ulong omitted)
        where TWriter : struct, IWriter, allows ref struct =>
        _known?[PlaceOf(omitted)] is { } known && known.Omitted == omitted ? known.Header : Add<TWriter>(omitted);

    private ObjectHeader Add<TWriter>(ulong omitted)
        where TWriter : struct, IWriter, allows ref struct
    {
        int[] kept = [.. Enumerable.Range(0, shape.Members.Length).Where(member => member >= 64 || (omitted & (1UL << member)) == 0)];
        ObjectShape partial = shape.WithoutMembers(kept.Select(member => shape.Members[member]).ToArray());
        ObjectHeader header = TWriter.EncodeHeader(partial, ObjectPlace.Single).Spread(kept, shape.Members.Length);
        Volatile.Write(ref (_known ??= new Entry?[1 << PlaceBits])[PlaceOf(omitted)], new Entry(omitted, header));
        return header;
    }

    // The upper bits of a product depend on all bits of the factors.
    private static int PlaceOf(ulong omitted) => (int)(unchecked(omitted * 0x9E37_79B9_7F4A_7C15) >> (64 - PlaceBits));

    private sealed record Entry(ulong Omitted, ObjectHeader Header);
}
