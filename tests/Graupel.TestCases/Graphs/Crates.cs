namespace Graupel.TestCases.Graphs;

/// <summary>Made by a constructor from one member; its collections are its own, so that they are there before they are filled.</summary>
[Contract]
public sealed class Crate
{
    private readonly List<int> _numbers = [];

    public Crate(string name)
    {
        Name = name;
        Numbers = _numbers;
    }

    [Order(1)]
    public string Name { get; }

    [Order(2)]
    public List<int> Numbers { get; }

    [Order(3)]
    public HashSet<string> Tags { get; set; } = [];

    [Order(4)]
    public List<int>? Same { get; set; }

    /// <summary>Whether the list is still the one that the constructor made.</summary>
    public bool IsWhole() => ReferenceEquals(_numbers, Numbers);

    public static Crate Make(string name) => new(name) { Numbers = { 1, 2 }, Tags = { name } };
}

/// <summary>Holds what crates hold, in front of them and behind them.</summary>
[Contract]
public sealed class Shelf
{
    [Order(1)]
    public HashSet<string>? Before { get; set; }

    [Order(2)]
    public Crate? First { get; set; }

    [Order(3)]
    public Crate? Second { get; set; }

    [Order(4)]
    public List<int>? After { get; set; }

    public static Shelf MakeBehind()
    {
        Crate crate = Crate.Make("a");
        return new Shelf { First = crate, Second = crate, After = crate.Numbers };
    }

    public static Shelf MakeInFront()
    {
        Crate crate = Crate.Make("a");
        return new Shelf { Before = crate.Tags, First = new Crate("b") { Tags = crate.Tags }, Second = crate };
    }

    /// <summary>The crate refers to its own list, so no case: what is read has another list than the constructor made.</summary>
    public static Shelf MakeInside()
    {
        Crate crate = Crate.Make("a");
        crate.Same = crate.Numbers;
        return new Shelf { First = crate, After = crate.Numbers };
    }
}
