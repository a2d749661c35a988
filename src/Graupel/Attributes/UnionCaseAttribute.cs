namespace Graupel;

/// <summary>
/// Declares a case that the base does not list: on the type of the case, or on an assembly, for types that are declared elsewhere.
/// It is used in the assembly of the base, or in another one if the base is an interface, abstract, <see cref="object"/> or marked with
/// <see cref="UnionAttribute"/>.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum | AttributeTargets.Assembly, AllowMultiple = true, Inherited = false)]
public sealed class UnionCaseAttribute : Attribute
{
    /// <summary>Makes the type that has the attribute a case that is identified by the hash of its name.</summary>
    /// <param name="baseType">The base class or interface, or <see cref="object"/>.</param>
    public UnionCaseAttribute(Type baseType) => Base = baseType;

    /// <summary>Makes the type that has the attribute a case.</summary>
    /// <param name="baseType">The base class or interface, or <see cref="object"/>.</param>
    /// <param name="id">The id of the case on the wire: unique among the cases, 0 or more; for <see cref="object"/>, 64 or more.</param>
    public UnionCaseAttribute(Type baseType, int id)
    {
        Base = baseType;
        Id = id;
        HasId = true;
    }

    /// <summary>On an assembly: makes a type a case that is identified by the hash of its name.</summary>
    /// <param name="baseType">The base class or interface, or <see cref="object"/>.</param>
    /// <param name="type">The type of the case.</param>
    public UnionCaseAttribute(Type baseType, Type type)
    {
        Base = baseType;
        Type = type;
    }

    /// <summary>On an assembly: makes a type a case.</summary>
    /// <param name="baseType">The base class or interface, or <see cref="object"/>.</param>
    /// <param name="id">The id of the case on the wire: unique among the cases, 0 or more; for <see cref="object"/>, 64 or more.</param>
    /// <param name="type">The type of the case.</param>
    public UnionCaseAttribute(Type baseType, int id, Type type)
    {
        Base = baseType;
        Id = id;
        HasId = true;
        Type = type;
    }

    /// <summary>The base.</summary>
    public Type Base { get; }

    /// <summary>The id of the case on the wire; -1 if the hash of its name identifies it.</summary>
    public int Id { get; } = -1;

    internal bool HasId { get; }

    /// <summary>The type of the case; null for the type that has the attribute.</summary>
    public Type? Type { get; }
}
