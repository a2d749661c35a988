using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>A surrogate or contract that an attribute on a type or assembly names.</summary>
/// <param name="Type">The surrogate or contract, possibly open.</param>
/// <param name="Form">Which of them the attribute asks for.</param>
/// <param name="Attribute">The attribute.</param>
internal sealed record StandIn(INamedTypeSymbol Type, OwnContractForm Form, AttributeData Attribute)
{
    /// <summary>All that attributes on a type or assembly name; contracts first.</summary>
    public static IEnumerable<StandIn> On(ISymbol symbol) =>
        Named(symbol, AttributeNames.UseContract, OwnContractForm.Contract)
            .Concat(Named(symbol, AttributeNames.Surrogate, OwnContractForm.Surrogate));

    /// <summary>The types that it stands for, of an open one in terms of its parameters.</summary>
    public IEnumerable<ITypeSymbol> Replaced => ReplacedBy(Type.IsUnboundGenericType ? Type.OriginalDefinition : Type, Form);

    /// <summary>True for one whose parameter itself is what it replaces: it stands for all types that meet its constraints, of which there is one that tells them apart.</summary>
    public bool IsForAll => Type.Arity == 1 && Replaced.Any(static one => one is ITypeParameterSymbol { ConstraintTypes.Length: > 0 });

    /// <summary>The one for a type; null where an open one does not stand for it. One that is not open is what it is.</summary>
    public StandIn? Close(INamedTypeSymbol symbol, Compilation compilation) => !ClosedCase.IsOpen(Type)
        ? this
        : ReplacedBy(Type.OriginalDefinition, Form)
            .Where(replaced => replaced is ITypeParameterSymbol || SymbolEqualityComparer.Default.Equals(replaced.OriginalDefinition, symbol.OriginalDefinition))
            .Select(replaced => ClosedCase.Close(Type.OriginalDefinition, replaced, symbol, compilation))
            .FirstOrDefault(static closed => closed is not null) is { } closed ? this with { Type = closed } : null;

    private static IEnumerable<ITypeSymbol> ReplacedBy(INamedTypeSymbol type, OwnContractForm form) => form == OwnContractForm.Surrogate
        ? SurrogateReader.Implemented(type).Select(static one => one.TypeArguments[0])
        : OwnContractReader.TypeOf(type) is { } written ? [written] : [];

    private static IEnumerable<StandIn> Named(ISymbol symbol, string attribute, OwnContractForm form) =>
        from one in symbol.FindAll(attribute)
        where one.ConstructorArguments is [{ Value: INamedTypeSymbol { TypeKind: not TypeKind.Error } }]
        select new StandIn((INamedTypeSymbol)one.ConstructorArguments[0].Value!, form, one);
}
