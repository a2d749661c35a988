using Graupel.Generator.Symbols;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Project;

/// <summary>The types that options of serializers in the project say how to write.</summary>
internal sealed class ReplacedTypes(TypeReader types)
{
    private readonly HashSet<string> _names = new(StringComparer.Ordinal);
    private readonly HashSet<INamedTypeSymbol> _families = new(SymbolEqualityComparer.Default);

    /// <summary>Adds one type.</summary>
    public void Add(ITypeSymbol type) => _names.Add(types.Read(type).Name);

    /// <summary>Adds a type and all that derive from it, or all that a generic one makes.</summary>
    public void AddFamily(INamedTypeSymbol type) => _families.Add(type.OriginalDefinition);

    public bool Contains(INamedTypeSymbol symbol, string name) => _names.Contains(name) || (_families.Count > 0 && IsInFamily(symbol));

    private bool IsInFamily(INamedTypeSymbol symbol)
    {
        for (INamedTypeSymbol? level = symbol; level is not null; level = level.BaseType)
        {
            if (_families.Contains(level.OriginalDefinition))
            {
                return true;
            }
        }

        return symbol.AllInterfaces.Any(one => _families.Contains(one.OriginalDefinition));
    }
}
