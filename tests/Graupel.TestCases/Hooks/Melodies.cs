namespace Graupel.TestCases.Hooks;

/// <summary>An enum that is written by name wherever it stands.</summary>
[Flags]
[Surrogate(typeof(EnumNames<Tone>))]
public enum Tone
{
    Low = 1,
    High = 2,
}

/// <summary>An enum that is written as another number.</summary>
[Surrogate(typeof(GradeNumber))]
public enum Grade : byte
{
    Good = 1,
    Fair = 3,
}

public sealed class GradeNumber : ISurrogate<Grade, long>
{
    public long ToWire(Grade value) => 1000 + (long)value;

    public Grade FromWire(long wire) => (Grade)(wire - 1000);
}

/// <summary>A struct that would be copied as it is if its enums were numbers.</summary>
[Contract]
public readonly record struct Note([property: Order(1)] Tone Tone, [property: Order(2)] Grade Grade, [property: Order(3)] int Length);

/// <summary>Both enums, at every place.</summary>
[Contract]
public class Melody
{
    [Order(1)]
    public Tone Tone { get; set; }

    [Order(2)]
    public Tone? Perhaps { get; set; }

    [Order(3)]
    public Grade Grade { get; set; }

    [Order(4)]
    public Grade? Maybe { get; set; }

    [Order(5)]
    public List<Tone> Tones { get; } = [];

    [Order(6)]
    public Dictionary<Tone, Grade> ByTone { get; } = [];

    [Order(7)]
    public HashSet<Tone> Heard { get; } = [];

    [Order(8)]
    public (Tone Tone, int Count) Pair { get; set; }

    [Order(9)]
    public Note[]? Notes { get; set; }

    [Order(10)]
    public Grade[,]? Grades { get; set; }

    [Order(11)]
    public int Last { get; set; }
}
