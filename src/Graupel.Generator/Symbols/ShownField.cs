using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Generator.Symbols;

/// <summary>Finds the field that a getter returns.</summary>
internal static class ShownField
{
    /// <summary>Its name, where the getter returns it, perhaps as read-only, and does nothing else; else null.</summary>
    public static string? Of(IPropertySymbol property) =>
        property.DeclaringSyntaxReferences
            .Select(static reference => NameIn(reference.GetSyntax()))
            .FirstOrDefault(static name => name is not null) is { } shown
        && property.ContainingType.GetMembers(shown).Any(static member => member is IFieldSymbol { IsStatic: false }) ? shown : null;

    private static string? NameIn(SyntaxNode declaration) => declaration is PropertyDeclarationSyntax property ? Name(Returned(property)) : null;

    private static ExpressionSyntax? Returned(PropertyDeclarationSyntax property) => property.AccessorList?.Accessors switch
    {
        null => property.ExpressionBody?.Expression,
        [{ ExpressionBody: { } body }] => body.Expression,
        [{ Body.Statements: [ReturnStatementSyntax body] }] => body.Expression,
        _ => null,
    };

    private static string? Name(ExpressionSyntax? expression) => expression switch
    {
        IdentifierNameSyntax name => name.Identifier.ValueText,
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax, Name: IdentifierNameSyntax name } => name.Identifier.ValueText,
        InvocationExpressionSyntax { ArgumentList.Arguments.Count: 0, Expression: MemberAccessExpressionSyntax access }
            when access.Name.Identifier.ValueText == "AsReadOnly" => Name(access.Expression),
        _ => null,
    };
}
