using System.Runtime.InteropServices;

namespace Graupel.TestCases.Structs;

/// <summary>Two numbers, as what all these structs write: their memory is what stands on the wire.</summary>
[Contract]
public record struct Pair([property: Order(1)] int First, [property: Order(2)] int Second);

/// <summary>The same as pure data.</summary>
[Pack]
public record struct PackedPair(int First, int Second);

/// <summary>A generic struct, with an enum and a private field.</summary>
[Contract]
public struct Mark<T>
    where T : struct
{
    [Order(1)]
    public T Value { get; set; }

    [Order(2)]
    public DayOfWeek Day { get; init; }

    [Order(3)]
    private float _weight;

    public void Weigh(float weight) => _weight = weight;
}

/// <summary>The numbers stand the other way round on the wire.</summary>
[Contract]
public struct TurnedPair
{
    [Order(2)]
    public int Second;

    [Order(1)]
    public int First;
}

/// <summary>So they do here, because of where they stand in memory.</summary>
[Contract]
[StructLayout(LayoutKind.Explicit)]
public struct PlacedPair
{
    [Order(1)]
    [FieldOffset(4)]
    public int First;

    [Order(2)]
    [FieldOffset(0)]
    public int Second;
}

/// <summary>Both numbers stand in one place, of as many bytes as two.</summary>
[Contract]
[StructLayout(LayoutKind.Explicit, Size = 8)]
public struct SharedPair
{
    [Order(1)]
    [FieldOffset(0)]
    public int First;

    [Order(2)]
    [FieldOffset(0)]
    public int Second;
}

/// <summary>Has more than is written.</summary>
[Contract]
public struct NotedPair
{
    [Order(1)]
    public int First;

    [SkipPack]
    public int Note;

    [Order(2)]
    public int Second;
}

/// <summary>What is got is not what is held.</summary>
[Contract]
public struct ShiftedPair
{
    private int _first;

    [Order(1)]
    public int First
    {
        readonly get => _first + 1;
        set => _first = value - 1;
    }

    [Order(2)]
    public int Second { get; set; }
}

/// <summary>The same with the field of an automatic property.</summary>
[Contract]
public struct ShiftedField
{
    [Order(1)]
    public int First
    {
        readonly get => field + 1;
        set => field = value - 1;
    }

    [Order(2)]
    public int Second { get; set; }
}

/// <summary>What is set is checked.</summary>
[Contract]
public struct LimitedPair
{
    [Order(1)]
    public int First
    {
        readonly get;
        set => field = Math.Max(value, 0);
    }

    [Order(2)]
    public int Second { get; set; }
}

/// <summary>The same in a constructor, which takes the members.</summary>
[Contract]
public readonly struct CheckedPair
{
    [ContractConstructor]
    public CheckedPair(int first, int second) => (First, Second) = (Math.Max(first, 0), second);

    [Order(1)]
    public int First { get; }

    [Order(2)]
    public int Second { get; }
}

/// <summary>A new one refuses to be made by copying.</summary>
[Contract]
public struct MadePair
{
    public MadePair() => Made = true;

    [Order(1)]
    public int First { get; set; }

    [Order(2)]
    public int Second { get; set; }

    [SkipPack]
    public bool Made { get; }
}

/// <summary>Is told when it has been read.</summary>
[Contract]
public struct ToldPair
{
    [Order(1)]
    public int First;

    [Order(2)]
    public int Second;

    [System.Runtime.Serialization.OnDeserialized]
    private void Limit() => First = Math.Max(First, 0);
}
