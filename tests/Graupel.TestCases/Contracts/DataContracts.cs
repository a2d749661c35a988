using System.Runtime.Serialization;

namespace Graupel.TestCases.Contracts;

/// <summary>Members are those that are marked, public or not.</summary>
[DataContract]
public class Invoice
{
    [DataMember(Order = 1)]
    public int Id { get; set; }

    [DataMember(Order = 2, Name = "Buyer", IsRequired = true)]
    public string? Customer { get; set; }

    [DataMember(Order = 3)]
    private decimal _total;

    [DataMember(Order = 4)]
    public List<InvoiceLine>? Lines { get; private set; }

    public string NoMember { get; set; } = "not written";

    public static Invoice Make() => new() { Id = 1, Customer = "c", _total = 12.50m, Lines = [new InvoiceLine { Article = "a", Count = 2 }] };

    public override string ToString() => $"{_total}";
}

/// <summary>Without numbers the names count.</summary>
[DataContract(Name = "line", Namespace = "http://example.org/invoices")]
public class InvoiceLine
{
    [DataMember(Name = "art")]
    public string? Article { get; set; }

    [DataMember]
    public int Count { get; set; }

    [IgnoreDataMember]
    public int Ignored { get; set; } = 3;
}

/// <summary>Numbers with gaps, from 0, in another order than declared, one of them far off.</summary>
[DataContract]
public class Scattered
{
    [DataMember(Order = 7)]
    public string? Seven { get; set; }

    [DataMember(Order = 0)]
    public int Zero { get; set; }

    [DataMember(Order = 1_000_000)]
    public byte Million { get; set; }

    [DataMember(Order = 3)]
    public double Three { get; set; }
}

/// <summary>A base and a derived class, each with its own numbers.</summary>
[DataContract]
public class DataDerived : Scattered
{
    [DataMember(Order = 0)]
    public int Zero2 { get; set; }
}

/// <summary>Private fields and properties of a struct.</summary>
[DataContract]
public struct DataStruct
{
    [DataMember(Order = 1)]
    private int _a;

    [DataMember(Order = 2)]
    public string? B;

    public static DataStruct Make(int a) => new() { _a = a, B = $"b{a}" };

    public override readonly string ToString() => $"{_a}";
}

/// <summary>An enum with names of its own, which is written by number.</summary>
[DataContract]
public enum DataEnum
{
    [EnumMember(Value = "first")]
    First,

    Second,
}
