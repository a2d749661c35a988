using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
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
            else if (node is TypeParameterSyntax { AttributeLists.Count: > 0, Parent.Parent: { } declaration } && DeclaredName(declaration) is { } declared)
            {
                Declared.Add(declared);
            }
        }
    }

    /// <summary>Names of called methods, and whatever else has type arguments.</summary>
    public HashSet<string> Mentioned { get; } = new(StringComparer.Ordinal);

    /// <summary>Names of methods and types that have a type parameter with an attribute.</summary>
    public HashSet<string> Declared { get; } = new(StringComparer.Ordinal);

    public static CallNames Of(SyntaxTree tree, CancellationToken cancellation) =>
        Known.TryGetValue(tree, out CallNames? names) ? names : Known.GetValue(tree, _ => new CallNames(tree.GetRoot(cancellation)));

    /// <summary>A name with type arguments, or the name of a called method, whose type arguments may be inferred.</summary>
    public static bool IsCandidate(SimpleNameSyntax name) => name is GenericNameSyntax || name.Parent switch
    {
        InvocationExpressionSyntax => true,
        MemberAccessExpressionSyntax access => access.Name == name && access.Parent is InvocationExpressionSyntax,
        MemberBindingExpressionSyntax binding => binding.Parent is InvocationExpressionSyntax,
        _ => false,
    };

    private static string? DeclaredName(SyntaxNode declaration) => declaration switch
    {
        MethodDeclarationSyntax method => method.Identifier.ValueText,
        LocalFunctionStatementSyntax function => function.Identifier.ValueText,
        TypeDeclarationSyntax type => type.Identifier.ValueText,
        _ => null,
    };
}
