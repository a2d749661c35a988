using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Puts types in the place of type parameters.</summary>
internal static class Substitution
{
    /// <summary>A type with what is bound in the place of its parameters, also of those of the types around it.</summary>
    public static ITypeSymbol Of(ITypeSymbol type, IReadOnlyDictionary<ISymbol, ITypeSymbol> bound, Compilation compilation) => type switch
    {
        ITypeParameterSymbol => bound[type],
        IArrayTypeSymbol array => compilation.CreateArrayTypeSymbol(Of(array.ElementType, bound, compilation), array.Rank),
        INamedTypeSymbol named when TypeReader.HasParameters(type) => Of(named, bound, compilation),
        _ => type,
    };

    private static INamedTypeSymbol Of(INamedTypeSymbol type, IReadOnlyDictionary<ISymbol, ITypeSymbol> bound, Compilation compilation)
    {
        INamedTypeSymbol named = type.TupleUnderlyingType ?? type;
        INamedTypeSymbol definition = named.OriginalDefinition;
        if (named.ContainingType is { IsGenericType: true } outer)
        {
            definition = Of(outer, bound, compilation).GetTypeMembers(named.Name, named.Arity).Single();
        }

        return named.Arity == 0 ? definition : definition.Construct([.. named.TypeArguments.Select(argument => Of(argument, bound, compilation))]);
    }
}
