using System.Collections.Concurrent;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>The headers of objects of one contract that are without some members, each encoded when it is first needed.</summary>
internal sealed class PartialHeaders(ObjectShape shape)
{
    // Contracts with more ways to be incomplete encode the rare ones again.
    private const int Capacity = 256;

    private readonly ConcurrentDictionary<ulong, ObjectHeader> _known = [];
    private int _count;

    /// <param name="omitted">The members that are left out, one bit each.</param>
    public ObjectHeader Get<TWriter>(ulong omitted)
        where TWriter : struct, IWriter, allows ref struct =>
        _known.TryGetValue(omitted, out ObjectHeader? header) ? header : Add<TWriter>(omitted);

    private ObjectHeader Add<TWriter>(ulong omitted)
        where TWriter : struct, IWriter, allows ref struct
    {
        int[] kept = [.. Enumerable.Range(0, shape.Members.Length).Where(member => member >= 64 || (omitted & (1UL << member)) == 0)];
        ObjectShape partial = shape.WithoutMembers(kept.Select(member => shape.Members[member]).ToArray());
        ObjectHeader header = TWriter.EncodeHeader(partial, ObjectPlace.Single).Spread(kept, shape.Members.Length);
        if (_count < Capacity && _known.TryAdd(omitted, header))
        {
            Interlocked.Increment(ref _count);
        }

        return header;
    }
}
