using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Whether symbols are of one type to the runtime, which knows neither names of items nor dynamic.</summary>
internal static class TypeIdentity
{
    public static bool IsSame(ITypeSymbol one, ITypeSymbol other) => (one, other) switch
    {
        (IDynamicTypeSymbol, _) or (_, IDynamicTypeSymbol) => IsObject(one) && IsObject(other),
        (IArrayTypeSymbol first, IArrayTypeSymbol second) => first.Rank == second.Rank && IsSame(first.ElementType, second.ElementType),
        (INamedTypeSymbol first, INamedTypeSymbol second) => SymbolEqualityComparer.Default.Equals(DefinitionOf(first), DefinitionOf(second))
            && AreSame(TypeReader.AllArguments(first), TypeReader.AllArguments(second)),
        _ => SymbolEqualityComparer.Default.Equals(one, other),
    };

    /// <summary>The same of types in their order.</summary>
    public static bool AreSame(IEnumerable<ITypeSymbol> ones, IEnumerable<ITypeSymbol> others)
    {
        ITypeSymbol[] left = [.. ones];
        ITypeSymbol[] right = [.. others];
        return left.Length == right.Length && left.Zip(right, IsSame).All(static isSame => isSame);
    }

    private static bool IsObject(ITypeSymbol type) => type is IDynamicTypeSymbol || type.SpecialType == SpecialType.System_Object;

    private static INamedTypeSymbol DefinitionOf(INamedTypeSymbol type) => (type.TupleUnderlyingType ?? type).OriginalDefinition;
}
