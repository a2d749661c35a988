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
    private readonly Dictionary<Type, Func<Contract>> _makers;

    internal ContractList(Dictionary<Type, Func<Contract>> makers) => _makers = makers;

    /// <summary>Adds the contract of a type; the first one added for a type stays.</summary>
    public void Add(Type type, Func<Contract> make) => _makers.TryAdd(type, make);
}
