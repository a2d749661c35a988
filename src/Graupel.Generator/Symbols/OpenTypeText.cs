using Graupel.Generator.Printing;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>
/// The text of types in which type parameters stand. A nested type may have one of the name of one around it, which no other class can have
/// twice, and one may have the name of the class of accessors that holds it: those get another name.
/// </summary>
internal sealed class OpenTypeText
{
    private readonly Dictionary<ITypeParameterSymbol, string> _names = new(SymbolEqualityComparer.Default);

    /// <param name="parameters">The parameters, from outside to inside.</param>
    public OpenTypeText(ITypeParameterSymbol[] parameters)
    {
        var pool = new NamePool([]);
        foreach (ITypeParameterSymbol parameter in parameters)
        {
            string name = Level.IsAccessClass(parameter.Name) ? $"T{parameter.Name}" : parameter.Name;
            _names.Add(parameter, Identifier.Declared(pool.Add(name)));
        }

        Names = [.. parameters.Select(parameter => _names[parameter])];
    }

    /// <summary>The names of the parameters.</summary>
    public string[] Names { get; }

    public string Of(ITypeSymbol type) => Of(type, SymbolDisplayFormat.FullyQualifiedFormat);

    public string Of(ITypeSymbol type, SymbolDisplayFormat format) => string.Concat(type.ToDisplayParts(format)
        .Select(part => part.Symbol is ITypeParameterSymbol parameter && _names.TryGetValue(parameter, out string? name) ? name : part.ToString()));
}
