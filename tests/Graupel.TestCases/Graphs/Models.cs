using System.Runtime.CompilerServices;

namespace Graupel.TestCases.Graphs;

/// <summary>Refers to others of its kind in all ways that can be closed to a ring.</summary>
[Contract]
public class Fellow
{
    [Order(1)]
    public string? Name { get; set; }

    [Order(2)]
    public Fellow? Best { get; set; }

    [Order(3)]
    public List<Fellow?>? Others { get; set; }

    [Order(4)]
    public Fellow?[]? Row { get; set; }

    [Order(5)]
    public Dictionary<string, Fellow?>? ByName { get; set; }

    [Order(6)]
    public Seat Seat { get; set; }

    [Order(7)]
    public Seat? Spare { get; set; }

    [Order(8)]
    public IReadOnlyList<Fellow>? Fixed { get; set; }

    [Order(9)]
    public Queue<Fellow>? Waiting { get; set; }

    [Order(10)]
    public int Age { get; set; }
}

/// <summary>A value on the way to an object.</summary>
[Contract]
public struct Seat
{
    [Order(1)]
    public Fellow? Taken { get; set; }

    [Order(2)]
    public int Number { get; set; }
}

/// <summary>A list in which every node knows the one before; the next one comes last.</summary>
[Contract]
public sealed class Twin
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public Twin? Previous { get; set; }

    [Order(3)]
    public Twin? Next { get; set; }
}

/// <summary>The same with names in place of numbers, and open for derived classes.</summary>
[Contract]
public class NamedTwin
{
    public NamedTwin? Previous { get; set; }

    public int Id { get; set; }

    public NamedTwin? Next { get; set; }
}

/// <summary>Pure data with rings.</summary>
[Pack]
public sealed class PackedTwin
{
    public PackedTwin? Previous { get; set; }

    public int[]? Numbers { get; set; }

    public List<PackedTwin?>? All { get; set; }

    public PackedTwin? Next { get; set; }
}

/// <summary>Made from its members: shared, and in a ring through its owner.</summary>
[Contract]
public sealed record Entry([property: Order(1)] string Name, [property: Order(2)] Drawer? Owner, [property: Order(3)] Sticker? Sticker);

[Contract]
public sealed record Sticker([property: Order(1)] string Text);

[Contract]
public sealed class Drawer
{
    [Order(1)]
    public List<Entry?> Entries { get; } = [];

    [Order(2)]
    public Entry? First { get; set; }

    [Order(3)]
    public required Sticker Sticker { get; init; }

    [Order(4)]
    public Drawer? Below { get; init; }
}

/// <summary>Boxes that hold who holds them.</summary>
[Contract]
public sealed class Knot
{
    [Order(1)]
    public StrongBox<Knot?>? Box { get; set; }

    [Order(2)]
    public List<StrongBox<Knot?>?>? Rows { get; set; }
}

/// <summary>A choice whose members know their group.</summary>
[Contract]
[Union(1, typeof(Team))]
[Union(2, typeof(Lone))]
public abstract class Item
{
    [Order(1)]
    public Item? Parent { get; set; }
}

[Contract]
public sealed class Team : Item
{
    [Order(1)]
    public List<Item?>? Items { get; set; }

    [Order(2)]
    public Lone? Chosen { get; set; }
}

[Contract]
public sealed class Lone : Item
{
    [Order(1)]
    public byte[]? Data { get; set; }
}

/// <summary>The same collection at two places.</summary>
[Contract]
public sealed class Pairs<T>
{
    [Order(1)]
    public T? First { get; set; }

    [Order(2)]
    public T? Second { get; set; }

    [Order(3)]
    public T? Other { get; set; }

    public static Func<Pairs<T>> Of(Func<T> make) => () =>
    {
        T shared = make();
        return new Pairs<T> { First = shared, Second = shared, Other = make() };
    };
}
