namespace Graupel.Hostile.Lengths;

/// <summary>A value as the only member.</summary>
[Contract]
public sealed class Box<T>
{
    [Order(1)]
    public T Value { get; set; } = default!;
}

/// <summary>A value as the only member, as pure data.</summary>
[Pack]
public sealed class PackedBox<T>
{
    public T Value { get; set; } = default!;
}

/// <summary>A value that <see cref="Narrow"/> does not know.</summary>
[Contract]
public sealed class Wide<T>
{
    [Order(1)]
    public byte Known { get; set; }

    [Order(2)]
    public T Value { get; set; } = default!;
}

/// <summary>Reads <see cref="Wide{T}"/> and skips the rest.</summary>
[Contract]
public sealed class Narrow
{
    [Order(1)]
    public byte Known { get; set; }
}

/// <summary>Has order numbers that make a header of pairs.</summary>
[Contract]
public sealed class Sparse
{
    [Order(0)]
    public int First { get; set; }

    [Order(1000)]
    public string? Last { get; set; }
}

/// <summary>Is known by names.</summary>
[Contract]
public sealed class Named
{
    public int First { get; set; }

    public string? Last { get; set; }
}

/// <summary>An element with fixed members only.</summary>
[Contract]
public struct Dot
{
    [Order(1)]
    public short X { get; set; }

    [Order(2)]
    public long Y { get; set; }
}
