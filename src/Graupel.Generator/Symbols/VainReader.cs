using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Finds attributes that ask for what can be no member.</summary>
internal static class VainReader
{
    public static IEnumerable<VainFacts> Read(INamedTypeSymbol type) =>
        from member in type.GetMembers()
        let reason = Reason(member)
        where reason is not null && AttributeNames.OfMembers.Any(member.Has) && !member.IsLeftOut()
        select new VainFacts(member.Name, reason);

    private static string? Reason(ISymbol member) => member switch
    {
        IFieldSymbol { IsStatic: true } or IPropertySymbol { IsStatic: true } => VainFacts.Static,
        IFieldSymbol { AssociatedSymbol: IPropertySymbol } => VainFacts.Behind,
        IPropertySymbol { IsIndexer: true } => VainFacts.Indexer,
        IPropertySymbol property when property.ReturnsByRef || property.ReturnsByRefReadonly => VainFacts.Reference,
        IPropertySymbol property when UnnameableInterface.IsOf(property) && MemberReader.FieldBehind(property) is null => VainFacts.Unnameable,
        _ => null,
    };
}
