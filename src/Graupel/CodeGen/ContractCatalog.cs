namespace Graupel.CodeGen;

/// <summary>Finds the contract of a type: the library's own, a generated one, or one that is compiled at run time.</summary>
internal abstract class ContractCatalog
{
    /// <exception cref="GraupelException">There is no contract for the type.</exception>
    public abstract Contract Get(Type type);

    /// <summary>The cases of a base that other loaded assemblies declare.</summary>
    public virtual IEnumerable<UnionCase> CasesOf(Type @base) => [];

    /// <summary>The contract of the values of a type; one that the serializer was given takes precedence, and so does a comparer of its own.</summary>
    /// <exception cref="GraupelException">There is no contract for the type.</exception>
    public Contract GetValue(Type type) => FindReplacement(type) ?? FindCompared(type) ?? Get(type);

    /// <summary>True if the serializer was given contracts.</summary>
    public virtual bool HasReplacements => false;

    /// <summary>The contract that the serializer was given for a type, or null.</summary>
    public virtual Contract? FindReplacement(Type type) => null;

    /// <summary>The contract of a collection type that the serializer was given a comparer for, or null.</summary>
    public virtual Contract? FindCompared(Type type) => null;
}
