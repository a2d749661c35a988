using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Generator.Symbols;

/// <summary>Finds the field that a getter returns.</summary>
internal static class ShownField
{
    // What copies a collection, or looks at it, and still shows what is in it.
    private static readonly HashSet<string> Copies = new(
        [
            "AsEnumerable", "AsMemory", "AsReadOnly", "AsSpan", "GetValueOrDefault", "ToArray", "ToFrozenDictionary", "ToFrozenSet", "ToHashSet", "ToImmutableArray", "ToImmutableDictionary",
            "ToImmutableHashSet", "ToImmutableList", "ToList",
        ],
        StringComparer.Ordinal);

    /// <summary>Its name, where the getter returns it, perhaps a copy or as read-only, and does nothing else; else null.</summary>
    public static string? Of(IPropertySymbol property) =>
        property.DeclaringSyntaxReferences
            .Select(static reference => NameIn(reference.GetSyntax()))
            .FirstOrDefault(static name => name is not null) is { } shown
        && property.ContainingType.GetMembers(shown).Any(static member => member is IFieldSymbol { IsStatic: false })
        && !IsSetByProperty(property.ContainingType, shown) ? shown : null;

    private static string? NameIn(SyntaxNode declaration) => declaration is PropertyDeclarationSyntax property ? Name(Returned(property)) : null;

    // Then that property is what is written.
    private static bool IsSetByProperty(INamedTypeSymbol type, string field) => type.GetMembers()
        .OfType<IPropertySymbol>()
        .Select(static property => property.SetMethod)
        .OfType<IMethodSymbol>()
        .SelectMany(static setter => setter.DeclaringSyntaxReferences)
        .Any(reference => reference.GetSyntax().DescendantNodes().OfType<IdentifierNameSyntax>().Any(name => name.Identifier.ValueText == field));

    private static ExpressionSyntax? Returned(PropertyDeclarationSyntax property) => property.AccessorList?.Accessors switch
    {
        null => property.ExpressionBody?.Expression,
        [{ ExpressionBody: { } body }] => body.Expression,
        [{ Body.Statements: [var body] }] => Returned(body),
        _ => null,
    };

    private static ExpressionSyntax? Returned(StatementSyntax statement) => statement switch
    {
        ReturnStatementSyntax returning => returning.Expression,
        LockStatementSyntax locked => Returned(locked.Statement),
        BlockSyntax { Statements: [var only] } => Returned(only),
        _ => null,
    };

    private static string? Name(ExpressionSyntax? expression) => expression switch
    {
        IdentifierNameSyntax name => name.Identifier.ValueText,
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax, Name: IdentifierNameSyntax name } => name.Identifier.ValueText,
        MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Keys" or "Values" } view => Name(view.Expression),
        InvocationExpressionSyntax { ArgumentList.Arguments.Count: 0, Expression: MemberAccessExpressionSyntax access }
            when Copies.Contains(access.Name.Identifier.ValueText) => Name(access.Expression),
        InvocationExpressionSyntax { ArgumentList.Arguments: [{ RefKindKeyword.RawKind: (int)SyntaxKind.RefKeyword } only], Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Read" } } =>
            Name(only.Expression),
        CollectionExpressionSyntax { Elements: [SpreadElementSyntax spread] } => Name(spread.Expression),
        ParenthesizedExpressionSyntax inner => Name(inner.Expression),
        CastExpressionSyntax cast => Name(cast.Expression),
        PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } sure => Name(sure.Operand),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } other => Name(other.Left),
        _ => null,
    };
}
