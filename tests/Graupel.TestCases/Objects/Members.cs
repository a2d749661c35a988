namespace Graupel.TestCases.Objects;

/// <summary>Fields and properties side by side.</summary>
[Contract]
public class PublicMembers
{
    [Order(1)]
    public int Field;

    [Order(2)]
    public string? Property { get; set; }

    [Order(3)]
    public List<string?>? Names;

    [Order(4)]
    public long Last { get; set; }

    /// <summary>Made from others, so no member.</summary>
    public int Computed => Field * 2;

    public static int Static { get; } = 5;

    public int this[int index] => index + Field;
}

/// <summary>Members that only the type itself can see.</summary>
[Contract]
public class PrivateMembers
{
    [Order(1)]
    private int _field;

    [Order(2)]
    private string? Property { get; set; }

    [Order(3)]
    private List<int>? _list;

    [Order(4)]
    protected DateTime Protected { get; set; }

    [Order(5)]
    internal short Internal { get; set; }

    [Order(6)]
    public int PrivatelySet { get; private set; }

    [Order(7)]
    private protected Guid? PrivateProtected { get; set; }

    public static PrivateMembers Make(int seed) => new()
    {
        _field = seed,
        Property = $"p{seed}",
        _list = [seed, seed + 1],
        Protected = new DateTime(2024, 1, 1, 0, 0, seed, DateTimeKind.Utc),
        Internal = (short)-seed,
        PrivatelySet = seed * 3,
        PrivateProtected = new Guid(seed, 0, 0, new byte[8]),
    };

    public override string ToString() => $"{_field} {_list?.Count}";
}

/// <summary>Members that nothing but construction sets.</summary>
[Contract]
public class ReadOnlyMembers
{
    [Order(1)]
    public readonly int Field;

    [Order(2)]
    private readonly string? _text;

    [Order(3)]
    public double Property { get; }

    [Order(4)]
    public string? Init { get; init; }

    [Order(5)]
    private readonly byte[]? _blob;

    private ReadOnlyMembers()
    {
    }

    public static ReadOnlyMembers Make(int seed) => new(seed, FormattableString.Invariant($"t{seed}"), seed / 2.0, [(byte)seed]) { Init = "init" };

    private ReadOnlyMembers(int field, string text, double number, byte[] bytes)
    {
        Field = field;
        _text = text;
        Property = number;
        _blob = bytes;
    }

    public override string ToString() => $"{_text} {_blob?.Length}";
}

/// <summary>Members that must be given by whoever makes an instance.</summary>
[Contract]
public class RequiredMembers
{
    [Order(1)]
    public required int Number { get; init; }

    [Order(2)]
    public required string Text { get; set; }

    [Order(3)]
    public required List<int> List;

    [Order(4)]
    public int Optional { get; set; } = 4;
}

/// <summary>Members with values of their own, which are there until others are read.</summary>
[Contract]
public class InitializedMembers
{
    [Order(1)]
    public int Number { get; set; } = 42;

    [Order(2)]
    public string? Text { get; set; } = "initial";

    [Order(3)]
    public List<int>? List { get; set; } = [1, 2, 3];

    [Order(4)]
    public Dictionary<string, int>? Map { get; set; } = new() { ["initial"] = 1 };

    [Order(5)]
    public int? Nullable { get; set; } = 5;

    [Order(6)]
    public PublicMembers? Other { get; set; } = new() { Field = 6 };

    [Order(7)]
    public int[]? Array { get; set; } = [7];
}

/// <summary>Members whose names are keywords, not ASCII, or differ by case alone.</summary>
[Contract]
public class StrangeNames
{
    public int @class;

    public string? @event { get; set; }

    public int Größe { get; set; }

    public int value { get; set; }

    public int Value { get; set; }

    public int reader;

    public int writer;

    public int 名前 { get; set; }
}

/// <summary>Nothing to write.</summary>
[Contract]
public class NoMembers;

/// <summary>Members that are left out.</summary>
[Contract]
public class SkippedMembers
{
    [Order(1)]
    public int Kept { get; set; }

    [SkipPack]
    public int Skipped { get; set; } = 9;

    [System.Runtime.Serialization.IgnoreDataMember]
    public string? Ignored { get; set; } = "not written";

    private readonly int _internal = 3;

    [Order(2)]
    public string? AlsoKept { get; set; }

    public override string ToString() => $"{_internal}";
}
