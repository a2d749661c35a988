namespace Graupel.Formats;

/// <summary>The places of references to objects in a value that is kept. A reference may be a single byte, so they count against the limit.</summary>
internal sealed class KeptReferences(Retention retention)
{
    public List<long> Places { get; } = [];

    public void Add(long place)
    {
        retention.Keep(sizeof(long) + sizeof(int), place);
        Places.Add(place);
    }
}
