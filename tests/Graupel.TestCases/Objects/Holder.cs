namespace Graupel.TestCases.Objects;

/// <summary>A member of any type between two others, tolerant.</summary>
[Contract]
public sealed class Holder<T>
{
    [Order(1)]
    public byte Before { get; set; } = 1;

    [Order(2)]
    public T Value { get; set; } = default!;

    [Order(3)]
    public short After { get; set; } = -1;
}

/// <summary>The same as pure data, in a struct.</summary>
[Pack]
public struct Packed<T>
{
    public byte Before { get; set; }

    public T Value { get; set; }

    public short After { get; set; }
}

internal static class Held
{
    /// <summary>A holder of each sample.</summary>
    public static Func<Holder<T>>[] Tolerant<T>(params T[] samples) => Array.ConvertAll(samples, static value => (Func<Holder<T>>)(() => new() { Value = value }));

    /// <inheritdoc cref="Tolerant"/>
    public static Packed<T>[] Exact<T>(params T[] samples) => Array.ConvertAll(samples, static value => new Packed<T> { Before = 1, Value = value, After = -1 });
}
