using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Roots;

/// <summary>The type arguments and parameters that a symbol mentions, also those of the types around it.</summary>
internal static class TypeParameters
{
    /// <summary>The type arguments of a method or type, and of the types around it.</summary>
    public static IEnumerable<ITypeSymbol> Arguments(ISymbol symbol)
    {
        IEnumerable<ITypeSymbol> own = symbol is IMethodSymbol method ? method.TypeArguments : [];
        for (INamedTypeSymbol? type = symbol as INamedTypeSymbol ?? symbol.ContainingType; type is not null; type = type.ContainingType)
        {
            own = own.Concat(type.TypeArguments);
        }

        return own;
    }

    /// <summary>The type parameters that a type mentions.</summary>
    public static IEnumerable<ITypeParameterSymbol> In(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol parameter => [parameter],
        IArrayTypeSymbol array => In(array.ElementType),
        INamedTypeSymbol named => Arguments(named).SelectMany(In),
        _ => [],
    };
}
