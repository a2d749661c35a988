using Graupel;

namespace Tour.Model;

/// <summary>A custom attribute as it was written at its target.</summary>
[Contract]
public sealed class AttributeEntry
{
    /// <summary>The attribute's class.</summary>
    [Order(1)]
    public required TypeReference Type { get; init; }

    /// <summary>The arguments of the constructor, by position.</summary>
    [Order(2)]
    public List<Constant> Arguments { get; } = [];

    /// <summary>The named arguments; null where there are none, as for nearly every attribute.</summary>
    [Order(3)]
    public Dictionary<string, Constant>? Named { get; init; }

    /// <summary>The raw blob of an attribute whose arguments cannot be decoded; null for all others.</summary>
    [Order(4)]
    public byte[]? Undecoded { get; init; }
}
