using Graupel;

namespace Tour.Model;

/// <summary>An enum.</summary>
[Contract]
public abstract class EnumEntry : TypeEntry
{
    /// <summary>The underlying type.</summary>
    [Order(1)]
    public PrimitiveType UnderlyingType { get; init; }

    /// <summary>Whether the values are sets of bits.</summary>
    [Order(2)]
    public bool IsFlags { get; init; }
}

/// <summary>An enum over a signed type.</summary>
[Contract]
public sealed class SignedEnumEntry : EnumEntry
{
    /// <summary>The constants in the order of their declaration.</summary>
    [Order(1)]
    public List<EnumMember<long>> Constants { get; } = [];
}

/// <summary>An enum over an unsigned type, <see cref="bool"/> or <see cref="char"/>.</summary>
[Contract]
public sealed class UnsignedEnumEntry : EnumEntry
{
    /// <summary>The constants in the order of their declaration.</summary>
    [Order(1)]
    public List<EnumMember<ulong>> Constants { get; } = [];
}

/// <summary>A constant of an enum.</summary>
/// <typeparam name="T"><see cref="long"/> or <see cref="ulong"/>.</typeparam>
/// <param name="DocId">The id by which XML documentation knows the constant.</param>
/// <param name="Name">The name.</param>
/// <param name="Value">The value, extended to 64 bits.</param>
[Contract]
public readonly record struct EnumMember<T>(
    [property: Order(1)] string DocId,
    [property: Order(2)] string Name,
    [property: Order(3)] T Value)
    where T : unmanaged;
