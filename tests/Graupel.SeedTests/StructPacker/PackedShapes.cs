namespace Graupel.SeedTests.StructPacker;

/// <summary>Properties and fields by turns.</summary>
[Pack]
internal struct Mixed
{
    public byte First;

    public byte Second { get; set; }

    public byte Third;

    public byte Fourth { get; set; }
}

#pragma warning disable CS0282 // the order of the parts is that of the files
[Pack]
internal partial struct TwoParts
{
    public byte First { get; set; }
}

internal partial struct TwoParts
{
    public byte Second { get; set; }
}

[Pack]
internal struct Reused
{
    public byte[]? Bytes { get; set; }

    public List<int>? Numbers { get; set; }

    public ReusedInner? Inner { get; set; }
}

internal sealed class ReusedInner
{
    public int Number { get; set; }
}

[Pack]
internal record struct PackedRecord(int Number, string? Text);

[Pack]
internal readonly struct Fixed(int number)
{
    public int Number { get; } = number;
}

[Pack]
internal struct Odd
{
    public int ReadOnlyOutside { get; private set; }

    public int Initialized { get; init; }

    public required int Required { get; set; }

    public const int Constant = 3;

    public static int Shared { get; set; }

    public readonly int Twice => Required * 2;

    private int _hidden;

    [SkipPack]
    internal int Hidden
    {
        readonly get => _hidden;
        set => _hidden = value;
    }

    public void Set(int value) => ReadOnlyOutside = value;
}

[Pack]
internal struct Skipping
{
    public int Kept { get; set; }

    [SkipPack]
    public string? Property { get; set; }

    [SkipPack]
    public int Field;
}

[Pack]
internal struct Empty;

[Pack]
internal sealed class PackedClass
{
    public int Number { get; set; }

    [SkipPack]
    public string? Skipped { get; set; }
}

[Pack]
internal sealed class MadeByConstructor(int number)
{
    public int Number { get; } = number;
}

/// <summary>What the old library refused.</summary>
[Pack]
internal struct Wide
{
    public DayOfWeek Day { get; set; }

    public PackedRecord Inner { get; set; }

    public List<int>? List { get; set; }

    public int? Maybe { get; set; }

    public Guid Id { get; set; }

    public int[][]? Jagged { get; set; }
}

internal static class Outer
{
    [Pack]
    internal struct Nested
    {
        public int Number { get; set; }
    }
}

/// <summary>The same members under other names: renamed, but neither moved nor changed.</summary>
[Pack]
internal struct Renamed
{
    public int Key { get; set; }

    public bool WasSent { get; set; }

    public string? Body { get; set; }
}

[Pack]
internal struct Original
{
    public int Id { get; set; }

    public bool IsOutgoing { get; set; }

    public string? Text { get; set; }
}

[Pack]
internal struct Reordered
{
    public bool IsOutgoing { get; set; }

    public int Id { get; set; }

    public string? Text { get; set; }
}
