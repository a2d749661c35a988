using System.Runtime.Serialization;

namespace Graupel.TestCases.Hooks;

/// <summary>Enums that are written by name.</summary>
[Contract]
public class Signals
{
    [Order(1), Surrogate(typeof(EnumNames<Signal>))]
    public Signal One { get; set; }

    [Order(2), Surrogate(typeof(EnumNames<Signal>))]
    public Signal? Perhaps { get; set; }

    [Order(3), Surrogate(typeof(EnumNames<Lamps>))]
    public Lamps Lit { get; set; }

    [Order(4)]
    public Signal Number { get; set; }
}

public enum Signal : byte
{
    Stop,

    [EnumMember(Value = "go on")]
    Go,

    Halt = Stop,
}

[Flags]
public enum Lamps : long
{
    None,
    Red = 1,
    Green = 1L << 40,
}

public enum Twins
{
    First,

    [EnumMember(Value = "First")]
    Second,
}
