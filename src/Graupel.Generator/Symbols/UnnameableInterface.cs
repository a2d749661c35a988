using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>
/// Interfaces that stand in no constraint: the runtime refuses methods with one whose type arguments hold arrays of several dimensions
/// (BadImageFormatException), and by such a constraint generated code calls what a struct implements explicitly.
/// </summary>
internal static class UnnameableInterface
{
    public static bool IsOf(IPropertySymbol property) =>
        property.ContainingType.IsValueType
            && property.ExplicitInterfaceImplementations is [{ } implemented, ..]
            && HoldsArray(implemented.ContainingType);

    private static bool HoldsArray(ITypeSymbol? type) => type switch
    {
        IArrayTypeSymbol array => array.Rank > 1 || HoldsArray(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(HoldsArray) || HoldsArray(named.ContainingType),
        _ => false,
    };
}
