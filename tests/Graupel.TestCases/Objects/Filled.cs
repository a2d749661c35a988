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

/// <summary>A struct that makes its collections when it is first asked for them.</summary>
[Contract]
public struct MadeWhenAsked
{
    private List<int>? _numbers;
    private Dictionary<string, int>? _map;

    [Order(1)]
    public List<int> Numbers => _numbers ??= [];

    [Order(2)]
    public Dictionary<string, int> Map => _map ??= [];

    [Order(3)]
    public int After { get; set; }

    public static MadeWhenAsked Make(int count)
    {
        var made = new MadeWhenAsked { After = count };
        made.Numbers.AddRange(Enumerable.Range(0, count));
        made.Map.Add("count", count);
        return made;
    }
}

/// <summary>Such structs as members of others.</summary>
[Contract]
public struct MadeWithin
{
    [Order(1)]
    public MadeWhenAsked Field;

    [Order(2)]
    public MadeWhenAsked? Property { get; set; }

    [Order(3)]
    public List<MadeWhenAsked>? Many { get; set; }
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
