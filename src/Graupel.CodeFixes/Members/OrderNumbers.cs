using Graupel.CodeFixes.Editing;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.CodeFixes.Members;

/// <summary>The numbers of members in source.</summary>
internal static class OrderNumbers
{
    /// <summary>The declared number, or null.</summary>
    public static int? Of(ISymbol member) =>
        member.Find(AttributeNames.Order)?.ConstructorArguments is [{ Value: int order }] ? order : member.Find(AttributeNames.DataMember)?.Named<int?>("Order");

    /// <summary>Whether the source allows a number: where an attribute for it is there, but not yet what it says, that is still being typed.</summary>
    public static bool CanSet(ISymbol member) =>
        Declarations.Of(member) is not null && (member.Find(AttributeNames.Order) is not { } order || Attributes.Argument(order, 0) is not null);

    /// <summary>Gives a member a number: in the attribute that has one, or in a new attribute.</summary>
    public static void Set(Edits edits, ISymbol member, int number)
    {
        if (Number(member) is { } expression)
        {
            edits.Change(expression, _ => Text.Literal(number).WithTriviaFrom(expression));
        }
        else if (Declarations.Of(member) is { } declaration)
        {
            edits.Change(declaration, current => Attributes.Add(current, Attributes.Order(number)));
        }
    }

    private static ExpressionSyntax? Number(ISymbol member) =>
        member.Find(AttributeNames.Order) is { } order ? Attributes.Argument(order, 0)
        : member.Find(AttributeNames.DataMember) is { } dataMember
            ? Attributes.Syntax(dataMember)?.ArgumentList?.Arguments.FirstOrDefault(static argument => argument.NameEquals?.Name.Identifier.Text == "Order")?.Expression
        : null;
}
