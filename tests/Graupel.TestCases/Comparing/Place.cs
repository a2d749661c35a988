namespace Graupel.TestCases.Comparing;

/// <summary>Where a value stands in a graph. Becomes text only when it is asked for.</summary>
internal sealed class Place(Place? parent, string? member, int index)
{
    public static Place Root { get; } = new(null, null, -1);

    public Place Member(string name) => new(this, name, -1);

    public Place Element(int at) => new(this, null, at);

    public override string ToString()
    {
        var parts = new Stack<string>();
        for (Place? place = this; place is not null; place = place.Parent)
        {
            parts.Push(place.Own);
        }

        return string.Concat(parts);
    }

    private Place? Parent { get; } = parent;

    private string Own => Parent is null ? "value" : member is null ? $"[{index}]" : $".{member}";
}
