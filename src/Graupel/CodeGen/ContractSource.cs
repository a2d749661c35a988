using System.ComponentModel;

namespace Graupel.CodeGen;

/// <summary>The contracts that the generator made in one assembly.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class ContractSource
{
    /// <summary>The version of the interface between generated code and the library.</summary>
    public abstract int Version { get; }

    /// <summary>Creates the contract of a type. For this the runtime compiles and loads only the few contracts that share a part of its hash.</summary>
    /// <param name="type">The type.</param>
    /// <param name="hash">Its hash, as the generator computes it from names.</param>
    /// <returns>The contract; null if the assembly has no contract of that type.</returns>
    public abstract Contract? Find(Type type, uint hash);

    /// <summary>The name of a member or callback that another assembly is not shown; null if there is none.</summary>
    /// <param name="definition">The definition of a generic contract of this assembly.</param>
    /// <param name="assembly">The name of the other assembly, which has a contract of a closed form.</param>
    public virtual string? FindHiddenPart(Type definition, string assembly) => null;

    /// <summary>The version of the hidden parts that other assemblies are told of; 0 if there are none.</summary>
    /// <param name="definition">The definition of a generic contract of this assembly.</param>
    public virtual uint FindPartsVersion(Type definition) => 0;

    /// <summary>Lists the cases of bases that other assemblies declare.</summary>
    public virtual void ListCases(ContractCases cases)
    {
    }
}

/// <summary>Receives cases from a <see cref="ContractSource"/>; each is created when its base is first used.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ContractCases
{
    private readonly Dictionary<Type, List<Func<UnionCase>>> _makers = [];
    private readonly List<Func<Type?>> _elsewhere = [];

    internal ContractCases()
    {
    }

    /// <summary>Adds a case to a base of another assembly.</summary>
    public void Add(Type @base, Func<UnionCase> make)
    {
        if (!_makers.TryGetValue(@base, out List<Func<UnionCase>>? cases))
        {
            _makers.Add(@base, cases = []);
        }

        cases.Add(make);
    }

    /// <summary>Adds the cases of an assembly that is referred to. It is loaded when cases are first asked for.</summary>
    /// <param name="load">Finds the list of its contracts; null if the assembly is missing.</param>
    public void AddElsewhere(Func<Type?> load) => _elsewhere.Add(load);

    /// <summary>What finds the assemblies that have cases too.</summary>
    internal IReadOnlyList<Func<Type?>> Elsewhere => _elsewhere;

    /// <summary>Forgets assemblies that have been loaded.</summary>
    internal void Remove(IEnumerable<Func<Type?>> loaded) => _elsewhere.RemoveAll(loaded.Contains);

    /// <summary>Makes the cases of a base.</summary>
    internal IEnumerable<UnionCase> Of(Type @base) =>
        _makers.TryGetValue(@base, out List<Func<UnionCase>>? cases) ? cases.Select(static make => make()) : [];
}
