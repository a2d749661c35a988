namespace Graupel.TestCases.Objects;

/// <summary>Collections that cannot be assigned: the ones that are there are filled.</summary>
[Contract]
public class FilledCollections
{
    [Order(1)]
    public List<int> Numbers { get; } = [];

    [Order(2)]
    public Dictionary<string, int> Map { get; } = new(StringComparer.OrdinalIgnoreCase);

    [Order(3)]
    public HashSet<string> Set { get; } = new(StringComparer.Ordinal);

    [Order(4)]
    public List<PublicMembers?> Objects { get; } = [];

    [Order(5)]
    public int After { get; set; }
}

/// <summary>Collections with a comparer of their own, which the initializer gives.</summary>
[Contract]
public class Comparers
{
    [Order(1)]
    public Dictionary<string, int> Map { get; set; } = new(StringComparer.OrdinalIgnoreCase);

    [Order(2)]
    public HashSet<string> Set { get; set; } = new(StringComparer.InvariantCultureIgnoreCase);

    [Order(3)]
    public Dictionary<int, string> Usual { get; set; } = [];
}
