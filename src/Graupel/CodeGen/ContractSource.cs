using System.ComponentModel;

namespace Graupel.CodeGen;

/// <summary>The contracts that the generator made in one assembly.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class ContractSource
{
    /// <summary>Version of the generator's contract with the library.</summary>
    public abstract int Version { get; }

    /// <summary>Lists every contract of the assembly.</summary>
    public abstract void List(ContractList contracts);
}

/// <summary>Receives contracts from a <see cref="ContractSource"/>; each is made when it is first asked for.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ContractList
{
    internal ContractList()
    {
    }

    /// <summary>What makes the contract of a type.</summary>
    internal Dictionary<Type, Func<Contract>> Makers { get; } = [];

    /// <summary>What makes the cases that are declared elsewhere than in the assembly of their base.</summary>
    internal Dictionary<Type, List<Func<UnionCase>>> Cases { get; } = [];

    /// <summary>Adds the contract of a type; the first one added for a type stays.</summary>
    public void Add(Type type, Func<Contract> make) => Makers.TryAdd(type, make);

    /// <summary>Adds a case to a base of another assembly.</summary>
    public void AddCase(Type @base, Func<UnionCase> make)
    {
        if (!Cases.TryGetValue(@base, out List<Func<UnionCase>>? cases))
        {
            Cases.Add(@base, cases = []);
        }

        cases.Add(make);
    }
}
