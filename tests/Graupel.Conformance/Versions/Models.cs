using System.Runtime.Serialization;

namespace Graupel.Conformance.Versions;

/// <summary>What the others are edits of.</summary>
[Contract]
public class Base
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public string? Name { get; set; }

    [Order(3)]
    public List<int>? List { get; set; }
}

[Contract]
public class Grown
{
    [Order(1)]
    public int Id { get; set; }

    [Order(4)]
    public double Factor { get; set; } = 1.5;

    [Order(2)]
    public string? Name { get; set; }

    [Order(3)]
    public List<int>? List { get; set; }

    [Order(5)]
    public Dictionary<string, Base?>? More { get; set; } = new() { ["initial"] = null };

    [Order(6)]
    public string? Text { get; set; } = "initial";
}

[Contract]
public class Shrunk
{
    [Order(3)]
    public List<int>? List { get; set; }
}

[Contract]
public class Reordered
{
    [Order(3)]
    public List<int>? List { get; set; }

    [Order(2)]
    public string? Name { get; set; }

    [Order(1)]
    public int Id { get; set; }
}

[Contract]
public class RenamedByNumber
{
    [Order(1)]
    public int Key { get; set; }

    [Order(2)]
    public string? Title { get; set; }

    [Order(3)]
    public List<int>? Numbers { get; set; }
}

[Contract]
public class Named
{
    public int Id { get; set; }

    public string? Name { get; set; }
}

[DataContract]
public class RenamedByName
{
    [DataMember]
    public int Id { get; set; }

    [DataMember]
    public string? Title { get; set; } = "initial";
}

[DataContract]
public class RenamedKeepingTheName
{
    [DataMember(Name = "Name")]
    public string? Title { get; set; }

    [DataMember]
    public int Id { get; set; }
}

[Contract]
public class NeedsMore
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public string? Name { get; set; }

    [Order(3)]
    public List<int>? List { get; set; }

    [Order(4)]
    public required string Needed { get; set; }
}

[Contract]
public record ByConstructor([property: Order(1)] int Id, [property: Order(2)] string? Name, [property: Order(7)] double Factor = 2.5, [property: Order(3)] List<int>? List = null);

[Contract]
public struct AsStruct
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public string? Name { get; set; }

    [Order(3)]
    public List<int>? List { get; set; }
}

/// <summary>The same slot with a type of another kind.</summary>
[Contract]
public class OtherKind
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public List<int>? Name { get; set; }
}

[Contract]
public class OldBottom
{
    [Order(1)]
    public int A { get; set; }
}

[Contract]
public class OldTop : OldBottom
{
    [Order(1)]
    public int B { get; set; }
}

[Contract]
public class NewBottom
{
    [Order(1)]
    public int A { get; set; }

    [Order(2)]
    public List<string>? Grown { get; set; } = ["initial"];
}

[Contract]
public class NewTop : NewBottom
{
    [Order(1)]
    public int B { get; set; }
}

[Contract]
public class FarBottom
{
    [Order(10)]
    public int A { get; set; }
}

[Contract]
public class FarTop : FarBottom
{
    [Order(1)]
    public int B { get; set; }
}

[Contract]
public class NeedyBottom
{
    [Order(10)]
    public required int A { get; set; }
}

[Contract]
public class NeedyTop : NeedyBottom
{
    [Order(1)]
    public int B { get; set; }
}

[Contract]
public class NeedyMiddle : NeedyBottom
{
    [Order(20)]
    public int Between { get; set; }
}

[Contract]
public class NeedyTopOfTwo : NeedyMiddle
{
    [Order(1)]
    public int B { get; set; }
}

[Contract]
public class WithoutBase
{
    [Order(1)]
    public int B { get; set; }
}

[Union(0, typeof(OldCircle))]
public interface IOldShape;

[Contract]
public class OldCircle : IOldShape
{
    [Order(1)]
    public double Radius { get; set; }
}

[Union(0, typeof(NewCircle))]
[Union(1, typeof(NewSquare))]
public interface INewShape;

[Contract]
public class NewCircle : INewShape
{
    [Order(1)]
    public double Radius { get; set; }

    [Order(2)]
    public string? Color { get; set; } = "red";
}

[Contract]
public class NewSquare : INewShape
{
    [Order(1)]
    public double Side { get; set; }
}

/// <summary>A class that got a case later.</summary>
[Contract]
[Union(1, typeof(BaseCase))]
public class BaseWithCases
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public string? Name { get; set; }

    [Order(3)]
    public List<int>? List { get; set; }
}

[Contract]
public class BaseCase : BaseWithCases;

public enum Small : byte
{
    None,
    Some,
}

public enum Big : long
{
    None,
    Some,
    Huge = 1L << 40,
}
