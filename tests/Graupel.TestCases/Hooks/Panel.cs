namespace Graupel.TestCases.Hooks;

/// <summary>Two members that may hold one object.</summary>
[Contract]
public sealed class Panel
{
    [Order(1)]
    public Knob? Hovered { get; set; }

    [Order(2)]
    public Knob? Selected { get; set; }

    [Order(3)]
    public int[]? Before { get; set; }

    [Order(4)]
    public int[]? After { get; set; }
}

[Contract]
public class Knob
{
    [Order(1)]
    public int Turn { get; set; }

    [Order(2)]
    public string? Local { get; set; }
}

/// <summary>A <see cref="Panel"/> before knobs had anything else.</summary>
[Contract]
public sealed class EarlierPanel
{
    [Order(1)]
    public EarlierKnob? Hovered { get; set; }

    [Order(2)]
    public EarlierKnob? Selected { get; set; }

    [Order(3)]
    public int[]? Before { get; set; }

    [Order(4)]
    public int[]? After { get; set; }
}

[Contract]
public class EarlierKnob
{
    [Order(1)]
    public int Turn { get; set; }
}
