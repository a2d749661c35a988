using System.Runtime.Serialization;

namespace Graupel.TestCases.Objects;

/// <summary>Some members are left out where they hold what a fresh instance holds.</summary>
[DataContract]
public class OmittedMembers
{
    [DataMember(Order = 1, EmitDefaultValue = false)]
    public int Number { get; set; }

    [DataMember(Order = 2)]
    public int Always { get; set; }

    [DataMember(Order = 3, EmitDefaultValue = false)]
    public string? Text { get; set; } = "initial";

    [DataMember(Order = 4, EmitDefaultValue = false)]
    public double Fraction { get; set; }

    [DataMember(Order = 5, EmitDefaultValue = false)]
    public decimal? Price { get; set; } = 1.50m;

    [DataMember(Order = 6, EmitDefaultValue = false)]
    public List<int>? List { get; set; } = [1, 2];

    [DataMember(Order = 7, EmitDefaultValue = false)]
    public OmittedMembers? Inner { get; set; }

    [DataMember(Order = 8, EmitDefaultValue = false)]
    private DateTime _since = new(2024, 1, 1, 0, 0, 0, DateTimeKind.Utc);

    [DataMember(Order = 9, EmitDefaultValue = false, IsRequired = true)]
    public int Required { get; set; }

    public OmittedMembers At(DateTime since)
    {
        _since = since;
        return this;
    }
}

/// <summary>All members are left out where that loses nothing; a chain ends with null all the same.</summary>
[Contract(OmitDefaults = true)]
public class OmittingLink
{
    public string? Name { get; set; }

    public short? Rank { get; set; }

    public DayOfWeek Day { get; set; } = DayOfWeek.Monday;

    public OmittingLink? Next { get; set; }
}

/// <summary>A derived class; what its constructor sets in the base is written all the same.</summary>
[Contract(OmitDefaults = true)]
public class OmittingDerived : OmittingLink
{
    public DateTimeOffset Own { get; set; }

    public OmittingDerived() => Name = "derived";
}

/// <summary>The same of a struct.</summary>
[Contract(OmitDefaults = true)]
public struct OmittingStruct
{
    [Order(1)]
    public int X;

    [Order(3)]
    public string? Label { get; set; }

    [Order(70)]
    public byte[]? Bytes { get; init; }
}

/// <summary>What a constructor makes has no fresh instance, so that everything is written.</summary>
[Contract(OmitDefaults = true)]
public sealed record NeverOmitting([property: Order(1)] int A = 5, [property: Order(2)] string? B = "b");
