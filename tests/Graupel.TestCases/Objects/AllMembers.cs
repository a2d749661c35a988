using Graupel.TestCases.Scalars;

namespace Graupel.TestCases.Objects;

/// <summary>A member of every kind of type, scalars and others mixed, so that no two neighbours are stored alike.</summary>
[Contract]
public sealed class AllMembers
{
    [Order(1)]
    public string? Text { get; set; }

    [Order(2)]
    public bool Boolean { get; set; }

    [Order(3)]
    public List<int>? List { get; set; }

    [Order(4)]
    public Int128 Int128 { get; set; }

    [Order(5)]
    public AllMembers? Other { get; set; }

    [Order(6)]
    public decimal? Price { get; set; }

    [Order(7)]
    public (int Number, string? Text) Pair { get; set; }

    [Order(8)]
    public DateTimeOffset Moment { get; set; }

    [Order(9)]
    public Uri? Address { get; set; }

    [Order(10)]
    public char Letter { get; set; }

    [Order(11)]
    public byte[]? Blob { get; set; }

    [Order(12)]
    public UInt16Enum? Choice { get; set; }

    [Order(13)]
    public int[,]? Table { get; set; }

    [Order(14)]
    public nint Native { get; set; }

    [Order(15)]
    public Dictionary<string, DateOnly>? Days { get; set; }

    [Order(16)]
    public Guid Id { get; set; }

    [Order(17)]
    public Version? Version { get; set; }

    [Order(18)]
    public Half Half { get; set; }

    [Order(19)]
    public ReadOnlyMemory<double> Memory { get; set; }

    [Order(20)]
    public TimeSpan? Duration { get; set; }
}
