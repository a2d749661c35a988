using System.Collections.Concurrent;
using System.Collections.Immutable;
using Graupel.Generator.Project;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Diagnostics;

/// <summary>The generated contracts of a project, and what each would write had the generator seen all code: found out once for each type.</summary>
internal sealed class ToldContracts(Compilation compilation)
{
    // Looked up at the first that comes into question: most projects have no other generated code that does.
    private readonly Lazy<ILookup<ISymbol, INamedTypeSymbol>> _contracts = new(() => ContractsElsewhere.ContractsIn(compilation.Assembly)
        .ToLookup(static found => (ISymbol)found.Type.OriginalDefinition, static found => found.Contract, SymbolEqualityComparer.Default));

    private readonly ConcurrentDictionary<ISymbol, ToldContract> _told = new(SymbolEqualityComparer.Default);
    private readonly ConcurrentDictionary<ISymbol, ImmutableHashSet<ISymbol>> _written = new(SymbolEqualityComparer.Default);

    /// <summary>Whether a type has a contract.</summary>
    public bool Has(INamedTypeSymbol type) => _contracts.Value.Contains(type);

    /// <summary>What the contract of a type tells; null if it has none.</summary>
    public ToldContract? Of(INamedTypeSymbol type, CancellationToken cancellation) => _contracts.Value[type].FirstOrDefault() is { } contract
        ? _told.GetOrAdd(type, _ => new ToldContract(contract, cancellation))
        : null;

    /// <summary>The members that the contract of a type would write.</summary>
    public ImmutableHashSet<ISymbol> WrittenOf(INamedTypeSymbol type) => _written.GetOrAdd(
        type, _ => ImmutableHashSet.CreateRange(SymbolEqualityComparer.Default, WrittenMembers.Of(type, compilation)));
}
