namespace Graupel.Compat.MsgPackLight;

/// <summary>Marks a type that is written as a map, by the names of its elements.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface | AttributeTargets.Struct, Inherited = false)]
public sealed class MsgPackMapAttribute : Attribute;

/// <summary>Marks a type that is written as an array, by the positions of its elements.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface | AttributeTargets.Struct, Inherited = false)]
public sealed class MsgPackArrayAttribute : Attribute;

/// <summary>Makes a property an element of the map.</summary>
/// <param name="name">Its key.</param>
[AttributeUsage(AttributeTargets.Property)]
public sealed class MsgPackMapElementAttribute(string name) : Attribute
{
    /// <summary>Its key.</summary>
    public string Name { get; } = name;
}

/// <summary>Makes a property an element of the array.</summary>
/// <param name="order">Its position, 0 or more. Positions without a property are nil.</param>
[AttributeUsage(AttributeTargets.Property)]
public sealed class MsgPackArrayElementAttribute(int order) : Attribute
{
    /// <summary>Its position.</summary>
    public int Order { get; } = order;
}
