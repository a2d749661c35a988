using System.Runtime.Serialization;

namespace Graupel.TestCases.Objects;

/// <summary>Contracts as an older program has them, which keeps what <see cref="Later"/> has in addition.</summary>
[Contract]
public class Earlier
{
    [Order(1)]
    public int Number { get; set; }

    [Order(3)]
    public string? Text { get; set; }

    [Order(6)]
    public List<int>? List { get; set; }

    [Order(8)]
    public short Last { get; set; }

    public UnknownMembers? Unknown { get; set; }
}

/// <summary>Contracts as a newer program has them.</summary>
[Contract]
public class Later
{
    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    public long Fixed { get; set; }

    [Order(3)]
    public string? Text { get; set; }

    [Order(4)]
    public DateTime? Maybe { get; set; }

    [Order(5)]
    public Dictionary<string, LaterPart?>? Parts { get; set; }

    [Order(6)]
    public List<int>? List { get; set; }

    [Order(7)]
    public LaterPart? Part { get; set; }

    [Order(8)]
    public short Last { get; set; }

    [Order(9)]
    public string? Behind { get; set; }

    [Order(12)]
    public byte Far { get; set; }
}

[Contract]
public sealed record LaterPart([property: Order(1)] string? Name, [property: Order(2)] double[]? Values);

/// <summary>Without numbers, and kept in a private field.</summary>
[Contract]
public sealed class EarlierNamed
{
    private UnknownMembers? _unknown;

    public string? Text { get; set; }

    public int Number { get; set; }

    [IgnoreDataMember]
    public int UnknownCount => _unknown?.Count ?? 0;

    public void Forget() => _unknown = null;
}

[Contract]
public sealed class LaterNamed
{
    public string? Text { get; set; }

    public int Number { get; set; }

    public decimal Price { get; set; }

    public List<string?>? Words { get; set; }
}

/// <summary>Made by its constructor, which takes what is kept.</summary>
[Contract]
public record EarlierRecord([property: Order(2)] string? B, UnknownMembers? Rest = null);

[Contract]
public record LaterRecord([property: Order(1)] int A, [property: Order(2)] string? B, [property: Order(3)] Guid C);

/// <summary>Base and derived class keep what each of them lacks.</summary>
[Contract]
public sealed record EarlierDerived(string? B, [property: Order(1)] int Own) : EarlierRecord(B)
{
    public UnknownMembers? OwnRest { get; init; }
}

[Contract]
public sealed record LaterDerived(int A, string? B, Guid C, [property: Order(1)] int Own, [property: Order(2)] TimeSpan More) : LaterRecord(A, B, C);

[Contract(OmitDefaults = true)]
public struct EarlierPoint
{
    public UnknownMembers? Unknown;

    [Order(1)]
    public int X { get; set; }

    [Order(3)]
    public int Z { get; set; }
}

[Contract(OmitDefaults = true)]
public struct LaterPoint
{
    [Order(1)]
    public int X { get; set; }

    [Order(2)]
    public int Y { get; set; }

    [Order(3)]
    public int Z { get; set; }
}

/// <summary>Holds itself, and calls back.</summary>
[DataContract]
public class EarlierNode
{
    [DataMember(Order = 2)]
    public EarlierNode? Next { get; set; }

    internal UnknownMembers? Unknown { get; set; }

    [OnSerializing]
    private void Count() => Calls.Add("writing");

    [IgnoreDataMember]
    public List<string> Calls { get; } = [];
}

[DataContract]
public class LaterNode
{
    [DataMember(Order = 1)]
    public string? Name { get; set; }

    [DataMember(Order = 2)]
    public LaterNode? Next { get; set; }

    [DataMember(Order = 3)]
    public string? Note { get; set; }
}

/// <summary>All of them, in the places where objects stand.</summary>
[Contract]
public class EarlierStore
{
    [Order(1)]
    public Earlier? One { get; set; }

    [Order(2)]
    public List<Earlier?>? Many { get; set; }

    [Order(3)]
    public EarlierPoint[]? Points { get; set; }

    [Order(4)]
    public Dictionary<string, EarlierNamed>? Named { get; set; }

    [Order(5)]
    public EarlierPoint? Maybe { get; set; }

    [Order(6)]
    public EarlierRecord? Record { get; set; }

    [Order(7)]
    public EarlierDerived? Derived { get; set; }

    [Order(8)]
    public EarlierNode? Node { get; set; }

    [Order(9)]
    public EarlierPoint?[,]? Grid { get; set; }

    public UnknownMembers? Unknown { get; init; }
}

[Contract]
public class LaterStore
{
    [Order(0)]
    public string? Before { get; set; }

    [Order(1)]
    public Later? One { get; set; }

    [Order(2)]
    public List<Later?>? Many { get; set; }

    [Order(3)]
    public LaterPoint[]? Points { get; set; }

    [Order(4)]
    public Dictionary<string, LaterNamed>? Named { get; set; }

    [Order(5)]
    public LaterPoint? Maybe { get; set; }

    [Order(6)]
    public LaterRecord? Record { get; set; }

    [Order(7)]
    public LaterDerived? Derived { get; set; }

    [Order(8)]
    public LaterNode? Node { get; set; }

    [Order(9)]
    public LaterPoint?[,]? Grid { get; set; }

    [Order(10)]
    public Queue<Later>? Queue { get; set; }

    /// <summary>A store with something everywhere.</summary>
    public static LaterStore Sample()
    {
        var part = new LaterPart("part", [1.5, double.NaN]);
        Later one = new()
        {
            Number = 1,
            Fixed = long.MinValue,
            Text = "t\u00E9xt",
            Maybe = new DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Utc),
            Parts = new() { ["a"] = part, ["b"] = null },
            List = [1, 2],
            Part = part,
            Last = 8,
            Behind = "\u4E2D",
            Far = 12,
        };
        return new LaterStore
        {
            Before = "before",
            One = one,
            Many = [one, null, new Later(), new Later { Behind = "behind" }],
            Points = [new() { X = 1, Y = 2, Z = 3 }, default, new() { Y = 5 }],
            Named = new() { ["n"] = new LaterNamed { Text = "n", Number = 7, Price = 1.50m, Words = ["w", null] }, ["empty"] = new() },
            Maybe = new LaterPoint { Y = 9, Z = 1 },
            Record = new LaterRecord(1, "b", Guid.Parse("00112233-4455-6677-8899-aabbccddeeff")),
            Derived = new LaterDerived(2, null, Guid.Empty, 3, TimeSpan.FromDays(1)),
            Node = new LaterNode { Name = "first", Note = "note", Next = new LaterNode { Next = new LaterNode { Name = "third" } } },
            Grid = new LaterPoint?[,] { { new LaterPoint { X = 1, Y = 1 }, null } },
            Queue = new Queue<Later>([one]),
        };
    }
}
