using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Project;

/// <summary>
/// Tells of which types that options replace the other serializers have a contract all the same: those that make one without a word. Of the others it
/// is no mistake that they make none, because the options may be all that writes them.
/// </summary>
internal sealed class KeptContracts(
    Compilation compilation, TypeReader types, CaseReader cases, HashSet<string> elsewhere, ReplacedTypes replaced, CancellationToken cancellation)
{
    private readonly Dictionary<string, bool> _kept = new(StringComparer.Ordinal);
    private readonly ScopeReader _scopes = new(compilation, types);

    /// <summary>Whether options replace a type, and it has no contract besides.</summary>
    public bool IsForeign(INamedTypeSymbol symbol, string name) => replaced.Contains(symbol, name) && !IsKept(symbol, name);

    private bool IsKept(INamedTypeSymbol symbol, string name)
    {
        if (!_kept.TryGetValue(name, out bool kept))
        {
            kept = MakesContract(types.Read(symbol));
            _kept.Add(name, kept);
        }

        return kept;
    }

    private bool MakesContract(TypeRef type)
    {
        var facts = new SymbolReader(compilation, types, cases, elsewhere, (other, name) => name != type.Name && replaced.Contains(other, name));
        var walk = new ContractWalk(new Planner(facts), elsewhere, cancellation);
        walk.Visit([type], isAsked: true);
        return walk.Errors.All(static error => error.Error.Rule.Severity < RuleSeverity.Warning)
            && walk.Whole().All(plan => _scopes.Of(plan).IsReachable);
    }
}
