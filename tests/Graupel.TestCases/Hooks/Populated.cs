using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Graupel.TestCases.Hooks;

/// <summary>A member of each kind that populating treats in a way of its own.</summary>
[Contract]
public class Garden
{
    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    public Gardener? Gardener { get; set; }

    [Order(3)]
    public Plot Plot { get; set; }

    [Order(4)]
    public string? Name { get; set; }

    [Order(5)]
    public Label? Label { get; set; }

    [Order(6)]
    public List<Gardener>? Helpers { get; set; }

    [Order(7)]
    public Dictionary<string, int>? Beds { get; set; }

    [Order(8)]
    public HashSet<string>? Tags { get; set; }

    [Order(9)]
    public int[]? Yields { get; set; }

    [Order(10)]
    public Plant? Plant { get; set; }

    [Order(11)]
    public Garden? Behind { get; set; }

    [Order(12)]
    public ObservableCollection<int>? Seen { get; set; }

    [Order(13)]
    public ImmutableList<int>? Fixed { get; set; }

    [Order(14)]
    public SortedDictionary<int, string>? Days { get; set; }

    [Order(15)]
    public byte[]? Map { get; set; }

    [Order(16)]
    public object? Anything { get; set; }

    [Order(17)]
    public Stack<int>? Pots { get; set; }

    [Order(18)]
    public Uri? Page { get; set; }

    [Order(19)]
    public List<byte>? Seeds { get; set; }

    [Order(20)]
    public IList<int> Paths { get; } = [];

    [Order(21)]
    public int[,]? Grid { get; set; }
}

/// <summary>The same garden as an older program knows it.</summary>
[Contract]
public class SmallGarden
{
    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    public SmallGardener? Gardener { get; set; }
}

[Contract]
public class SmallGardener
{
    [Order(1)]
    public int Age { get; set; }
}

[Contract]
public struct Plot
{
    [Order(1)]
    public int Width { get; set; }

    [Order(2)]
    public List<int>? Rows { get; set; }
}

/// <summary>Has more below: a list, and a rest at the end that is of its own kind.</summary>
[Contract]
public class Gardener
{
    [Order(1)]
    public int Age { get; set; }

    [Order(2)]
    public List<int>? Hours { get; set; }

    [Order(3)]
    public string? Word { get; set; }

    [Order(4)]
    public Gardener? Next { get; set; }
}

/// <summary>The members of the base are populated too.</summary>
[Contract]
public class Master : Gardener
{
    [Order(1)]
    public Gardener? Pupil { get; set; }

    [Order(2)]
    public int Rank { get; set; }
}

/// <summary>Made by its constructor.</summary>
[Contract]
public sealed record Label(int Number, List<int> Lines);

[Contract]
[Union(1, typeof(Tree))]
[Union(2, typeof(Bush))]
public abstract class Plant
{
    [Order(1)]
    public int Height { get; set; }
}

[Contract]
public sealed class Tree : Plant
{
    [Order(1)]
    public Gardener? Owner { get; set; }
}

[Contract]
public sealed class Bush : Plant
{
    [Order(1)]
    public List<int>? Berries { get; set; }
}

/// <summary>A chain as a newer program has it: what comes last for others does not for it.</summary>
[Contract]
public class NewLink
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public List<int>? Items { get; set; }

    [Order(3)]
    public NewLink? Next { get; set; }

    [Order(4)]
    public string? Comment { get; set; }
}

[Contract]
public class Link
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public List<int>? Items { get; set; }

    [Order(3)]
    public Link? Next { get; set; }
}

[Contract]
public class ColdLink : Link
{
    [Order(1)]
    public int Degrees { get; set; }
}

[Contract]
public class KeepingLink
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public KeptLink? Below { get; set; }
}

[Contract]
public class KeptLink
{
    [Order(1)]
    public int Id { get; set; }

    public UnknownMembers? Unknown { get; set; }
}

/// <summary>Holds a list that is filled, and keeps what it does not know.</summary>
[Contract]
public class KeptShelf
{
    [Order(1)]
    public List<int> Items { get; set; } = [];

    public UnknownMembers? Unknown { get; set; }
}

[Contract]
public class ShelfOfNewer
{
    [Order(1)]
    public List<int> Items { get; set; } = [];

    [Order(2)]
    public string? Comment { get; set; }
}

/// <summary>Whose base keeps what it does not know.</summary>
[Contract]
public class KeptShelfAbove : KeptShelf
{
    [Order(1)]
    public int Height { get; set; }
}

[Contract]
public class ShelfAboveNewer : ShelfOfNewer
{
    [Order(1)]
    public int Height { get; set; }
}

/// <summary>Must hold a list by its annotation.</summary>
[Contract]
public class Owing
{
    [Order(1)]
    public List<int> Items { get; set; } = null!;

    [Order(2)]
    public Owing? Other { get; set; }

    [Order(3)]
    public int Number { get; set; }
}

[Contract]
public class KeepingLinkOfNewer
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public CommentedLink? Below { get; set; }
}

[Contract]
public class CommentedLink
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public string? Comment { get; set; }
}

/// <summary>Its getter does something.</summary>
[Contract]
public class Curious
{
    [SkipPack]
    public Action? Look { get; set; }

    [Order(1)]
    public int Number
    {
        get
        {
            Look?.Invoke();
            return field;
        }

        set;
    }

    [Order(2)]
    public List<int>? Items { get; set; }
}

[Contract]
public class OwingMore : Owing
{
    [Order(1)]
    public int More { get; set; }
}

/// <summary>Tables with a comparer of their own.</summary>
[Contract]
public class Registers
{
    [Order(1)]
    public HashSet<string> Names { get; set; } = new(StringComparer.OrdinalIgnoreCase);

    [Order(2)]
    public Dictionary<string, int> Counts { get; set; } = new(StringComparer.OrdinalIgnoreCase);

    [Order(3)]
    public Dictionary<string, int> More { get; set; } = new(StringComparer.OrdinalIgnoreCase);
}
