namespace Graupel;

/// <summary>Declares a case of a base class or interface: values of that type may stand where the base is declared.</summary>
/// <param name="id">What selects the case on the wire; unique among the cases, 0 or more, never given to another type.</param>
/// <param name="type">The type of the case.</param>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = true, Inherited = false)]
public sealed class UnionAttribute(int id, Type type) : Attribute
{
    /// <summary>What selects the case on the wire.</summary>
    public int Id { get; } = id;

    /// <summary>The type of the case.</summary>
    public Type Type { get; } = type;
}
