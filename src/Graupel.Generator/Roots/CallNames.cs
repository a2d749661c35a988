using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Generator.Roots;

/// <summary>
/// What one file mentions that may close a contract parameter, and what it declares with one, by name alone. Found once for each version
/// of a file, so that after an edit only that file is searched, and only names that matter are bound.
/// </summary>
internal sealed class CallNames
{
    private static readonly ConditionalWeakTable<SyntaxTree, CallNames> Known = new();

    private CallNames(SyntaxNode root)
    {
        foreach (SyntaxNode node in root.DescendantNodes())
        {
            if (node is SimpleNameSyntax name && IsCandidate(name))
            {
                Mentioned.Add(name.Identifier.ValueText);
            }
            else if (node is TypeParameterSyntax { AttributeLists.Count: > 0, Parent.Parent: { } declaration })
            {
                Declared.UnionWith(DeclaredNames(declaration));
            }
        }
    }

    /// <summary>
    /// Names of methods that are called or made delegates, of members and values where delegates can be wanted, and of whatever has type arguments.
    /// </summary>
    public HashSet<string> Mentioned { get; } = new(StringComparer.Ordinal);

    /// <summary>Names of methods, types and members of extensions that have a type parameter with an attribute.</summary>
    public HashSet<string> Declared { get; } = new(StringComparer.Ordinal);

    public static CallNames Of(SyntaxTree tree, CancellationToken cancellation) =>
        Known.TryGetValue(tree, out CallNames? names) ? names : Known.GetValue(tree, _ => new CallNames(tree.GetRoot(cancellation)));

    /// <summary>
    /// A name with type arguments, or that of a member or of a method that is called or made a delegate, whose type arguments may be inferred.
    /// </summary>
    public static bool IsCandidate(SimpleNameSyntax name)
    {
        if (name is GenericNameSyntax)
        {
            return true;
        }

        return name.Parent is MemberBindingExpressionSyntax
            || (name.Parent is MemberAccessExpressionSyntax access && access.Name == name)
            || name.Parent is InvocationExpressionSyntax
            || IsValue(name);
    }

    // Where a delegate can be wanted.
    private static bool IsValue(SyntaxNode expression) => expression.Parent switch
    {
        ParenthesizedExpressionSyntax or PostfixUnaryExpressionSyntax => IsValue(expression.Parent),
        ArgumentSyntax or EqualsValueClauseSyntax or ReturnStatementSyntax or YieldStatementSyntax or ArrowExpressionClauseSyntax => true,
        ExpressionElementSyntax or InitializerExpressionSyntax or ConditionalExpressionSyntax or SwitchExpressionArmSyntax => true,
        AssignmentExpressionSyntax assignment => assignment.Right == expression,
        BinaryExpressionSyntax binary => binary.IsKind(SyntaxKind.CoalesceExpression) || binary.IsKind(SyntaxKind.AddExpression),
        CastExpressionSyntax cast => cast.Expression == expression,
        LambdaExpressionSyntax lambda => lambda.Body == expression,
        _ => false,
    };

    // A block of extensions has no name: its members are used.
    private static IEnumerable<string> DeclaredNames(SyntaxNode declaration) => declaration switch
    {
        MethodDeclarationSyntax method => [method.Identifier.ValueText],
        LocalFunctionStatementSyntax function => [function.Identifier.ValueText],
        TypeDeclarationSyntax { Identifier.ValueText: { Length: > 0 } name } => [name],
        TypeDeclarationSyntax extensions => extensions.Members.Select(static member => member switch
        {
            MethodDeclarationSyntax method => method.Identifier.ValueText,
            PropertyDeclarationSyntax property => property.Identifier.ValueText,
            _ => "",
        }),
        _ => [],
    };
}
