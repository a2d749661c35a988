namespace Graupel.Tests.Formats.MessagePack;

[Contract]
public class KeepingWinged : Being
{
    public int Wings { get; set; }

    public UnknownMembers? Rest { get; set; }
}

[Contract]
public class RedWinged : KeepingWinged
{
    public bool IsRed { get; set; }
}

[Contract]
public class KeepingBeing
{
    public string? Name { get; set; }

    public UnknownMembers? Rest { get; set; }
}

[Contract]
public class Beast : KeepingBeing
{
    public int Horns { get; set; }
}

[Contract]
public class Hoofed : Beast
{
    public int Hoofs { get; set; }

    public UnknownMembers? Own { get; set; }
}

[Contract]
public class KeepingHiding : KeepingBeing
{
    public new int Name { get; set; }

    public UnknownMembers? Own { get; set; }
}

[Contract]
public class KeepingLower
{
    [Order(1)] public int A { get; set; }

    [Order(3)] public int C { get; set; }

    public UnknownMembers? Rest { get; set; }
}

[Contract]
public class KeepingAscending : KeepingLower
{
    [Order(5)] public int E { get; set; }
}

[Contract(OmitDefaults = true)]
public class KeepingSparing : KeepingBeing
{
    public int D { get; set; }
}

[Contract]
public class KeepingId
{
    [Order(1)] public int Id { get; set; }

    public UnknownMembers? Rest { get; set; }
}

[Contract]
public class KeepingLink : KeepingId
{
    [Order(2)] public int N { get; set; }

    [Order(3)] public KeepingLink? Next { get; set; }
}

[Contract]
public class NewLimit
{
    [Order(1)] public int A { get; set; }

    [Order(2)] public int? Limit { get; set; } = 100;

    [Order(3)] public string? Note { get; set; }
}

[Contract]
public class NewLimited : NewLimit
{
    [Order(4)] public int Z { get; set; }
}

[Contract]
public class OldLimit
{
    [Order(1)] public int A { get; set; }

    public UnknownMembers? BaseRest { get; set; }
}

[Contract]
public class OldLimited : OldLimit
{
    [Order(4)] public int Z { get; set; }

    public UnknownMembers? Rest { get; set; }
}

[Contract]
public class MixedLimit
{
    [Order(5)] public int Last { get; set; }
}

[Contract]
public class MixedLimited : MixedLimit
{
    [Order(4)] public int Z { get; set; }

    public UnknownMembers? Rest { get; set; }
}

[Contract]
public class NewestLimit
{
    [Order(1)] public int A { get; set; }

    [Order(2)] public int Limit { get; set; } = 100;

    [Order(3)] public string? Note { get; set; }
}

[Contract]
public class NewestLimited : NewestLimit
{
    [Order(4)] public int Z { get; set; }
}
