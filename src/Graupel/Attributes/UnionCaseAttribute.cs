namespace Graupel;

/// <summary>
/// Declares a case where the base does not name it: on the type of the case, or for an assembly, as of types that are declared elsewhere.
/// In the assembly of the base, or in another one if the base is an interface, abstract, <see cref="object"/> or marked with <see cref="UnionAttribute"/>.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum | AttributeTargets.Assembly, AllowMultiple = true, Inherited = false)]
public sealed class UnionCaseAttribute : Attribute
{
    /// <summary>Makes the type below it a case that is known by the hash of its name.</summary>
    /// <param name="base">The base class or interface, or <see cref="object"/>.</param>
    public UnionCaseAttribute(Type @base) => Base = @base;

    /// <summary>Makes the type below it a case.</summary>
    /// <param name="base">The base class or interface, or <see cref="object"/>.</param>
    /// <param name="id">What selects the case on the wire; unique among the cases, 0 or more, of <see cref="object"/> 64 or more.</param>
    public UnionCaseAttribute(Type @base, int id)
    {
        Base = @base;
        Id = id;
        HasId = true;
    }

    /// <summary>For an assembly: makes a type a case that is known by the hash of its name.</summary>
    /// <param name="base">The base class or interface, or <see cref="object"/>.</param>
    /// <param name="type">The type of the case.</param>
    public UnionCaseAttribute(Type @base, Type type)
    {
        Base = @base;
        Type = type;
    }

    /// <summary>For an assembly: makes a type a case.</summary>
    /// <param name="base">The base class or interface, or <see cref="object"/>.</param>
    /// <param name="id">What selects the case on the wire; unique among the cases, 0 or more, of <see cref="object"/> 64 or more.</param>
    /// <param name="type">The type of the case.</param>
    public UnionCaseAttribute(Type @base, int id, Type type)
    {
        Base = @base;
        Id = id;
        HasId = true;
        Type = type;
    }

    /// <summary>The base.</summary>
    public Type Base { get; }

    /// <summary>What selects the case on the wire; -1 for the hash of the name.</summary>
    public int Id { get; } = -1;

    internal bool HasId { get; }

    /// <summary>The type of the case; null for the type that the attribute stands on.</summary>
    public Type? Type { get; }
}
