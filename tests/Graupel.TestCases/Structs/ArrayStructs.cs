using System.Collections;
using System.Runtime.CompilerServices;
using Graupel.TestCases.Comparing;

namespace Graupel.TestCases.Structs;

/// <summary>A struct that is an array of numbers.</summary>
[InlineArray(3)]
public struct Triple : IElements
{
    private int _first;

    public readonly IList Elements => ((ReadOnlySpan<int>)this).ToArray();
}

/// <summary>A struct that is an array of texts.</summary>
[InlineArray(2)]
public struct TwoTexts : IElements
{
    private string? _first;

    public readonly IList Elements => ((ReadOnlySpan<string?>)this).ToArray();
}

/// <summary>A struct with fixed buffers.</summary>
[Contract]
public unsafe struct Buffers : IElements
{
    [Order(1)]
    public fixed byte Bytes[4];

    [Order(2)]
    public int Number;

    [Order(3)]
    public fixed double Reals[2];

    [Order(4)]
    internal fixed char Text[3];

    [Order(5)]
    public fixed bool Flags[2];

    public Buffers(byte last, int number, double real, char text, bool flag)
    {
        Bytes[3] = last;
        Number = number;
        Reals[1] = real;
        Text[2] = text;
        Flags[1] = flag;
    }

    public readonly IList Elements => new object[]
    {
        Bytes[0], Bytes[1], Bytes[2], Bytes[3], Number, Reals[0], Reals[1], Text[0], Text[1], Text[2], Flags[0], Flags[1],
    };
}

/// <summary>Such structs as members.</summary>
[Contract]
public class ArrayStructs
{
    [Order(1)]
    public Triple Triple { get; set; }

    [Order(2)]
    public TwoTexts? Texts { get; set; }

    [Order(3)]
    public Buffers Buffers { get; set; }

    [Order(4)]
    public List<Triple>? Triples { get; set; }

    [Order(5)]
    public Buffers[]? More { get; set; }
}
