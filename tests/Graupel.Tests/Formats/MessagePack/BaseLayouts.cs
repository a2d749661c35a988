namespace Graupel.Tests.Formats.MessagePack;

[Contract]
public class HighBase
{
    [Order(5)] public int A { get; set; }
}

[Contract]
public class BelowHigh : HighBase
{
    [Order(1)] public int X { get; set; }
}

[Contract]
public class BetweenHigh : BelowHigh
{
    [Order(3)] public int Y { get; set; }
}

[Contract]
public class FromZero : HighBase
{
    [Order(0)] public int X { get; set; }

    [Order(9)] public string? Last { get; set; }
}

[Contract]
public record HighRecord([property: Order(5)] int A);

[Contract]
public sealed record BelowHighRecord(int A, [property: Order(1)] int X) : HighRecord(A);

[Contract]
public class NeedsHigh
{
    [Order(5)] public required int A { get; set; }
}

[Contract]
public class BelowNeedsHigh : NeedsHigh
{
    [Order(1)] public required int X { get; set; }
}

[Contract]
public class BelowNeeds : Needs
{
    public int X { get; set; }
}

[Contract]
public class NumberedBelowNamed : Named1
{
    [Order(0)] public int X { get; set; }
}

[Contract]
public class NamedBelowNumbered : HighBase
{
    public int X { get; set; }
}

[Contract]
public class ListBase
{
    [Order(0)] public List<int>? L { get; set; }

    [Order(5)] public int A { get; set; }
}

[Contract]
public class BelowList : ListBase
{
    [Order(1)] public int X { get; set; }
}

[Contract]
public class HighLink
{
    [Order(5)] public int Id { get; set; }

    [Order(6)] public HighLink? Next { get; set; }
}

[Contract]
public class BelowHighLink : HighLink
{
    [Order(1)] public int Extra { get; set; }
}

[Contract]
public class KeepingFromZero : HighBase
{
    [Order(0)] public int X { get; set; }

    [Order(9)] public string? Last { get; set; }

    public UnknownMembers? Rest { get; set; }
}

[Contract]
public class KeepingHigh
{
    [Order(5)] public int A { get; set; }

    public UnknownMembers? Rest { get; set; }
}

[Contract]
public class BelowKeepingHigh : KeepingHigh
{
    [Order(1)] public int X { get; set; }
}

[Contract]
public class LowBase
{
    [Order(1)] public int W { get; set; }
}

[Contract]
public class FromZeroLow : LowBase
{
    [Order(0)] public int M0 { get; set; }

    [Order(2)] public string? M2 { get; set; }
}

[Contract]
public class FromTwoLow : LowBase
{
    [Order(2)] public string? M2 { get; set; }
}
