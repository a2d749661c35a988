using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.CodeFixes;

/// <summary>A diagnostic, and what it stands at.</summary>
internal sealed class Finding
{
    private readonly CancellationToken _cancellation;

    public Finding(string id, SemanticModel model, SyntaxNode node, IReadOnlyList<SyntaxNode> others, CancellationToken cancellation)
    {
        (Id, Compilation, Node, Others, _cancellation) = (id, model.Compilation, node, others, cancellation);
        ISymbol? symbol = node.AncestorsAndSelf().Select(one => model.GetDeclaredSymbol(one, cancellation)).FirstOrDefault(static one => one is not null);

        // The parameters of a record are its properties.
        Symbol = symbol is IParameterSymbol { ContainingType: { } type } parameter
            ? type.GetMembers(parameter.Name).FirstOrDefault(static member => member is IPropertySymbol)
            : symbol;
    }

    public string Id { get; }

    public Compilation Compilation { get; }

    public SyntaxNode Node { get; }

    /// <summary>What else the diagnostic points at.</summary>
    public IReadOnlyList<SyntaxNode> Others { get; }

    public ISymbol? Symbol { get; }

    /// <summary>The type it stands at, or the one whose member it stands at.</summary>
    public INamedTypeSymbol? Type => Symbol as INamedTypeSymbol ?? Symbol?.ContainingType;

    /// <summary>The member it stands at; null for types.</summary>
    public ISymbol? Member => Symbol is INamedTypeSymbol ? null : Symbol;

    /// <summary>The types of the project, in the order of files and lines.</summary>
    public IEnumerable<INamedTypeSymbol> SourceTypes() => Compilation.SyntaxTrees
        .SelectMany(tree =>
        {
            SemanticModel model = Compilation.GetSemanticModel(tree);
            return tree.GetRoot(_cancellation).DescendantNodes(static node => !node.IsKind(SyntaxKind.Block))
                .Where(static node => node is Microsoft.CodeAnalysis.CSharp.Syntax.BaseTypeDeclarationSyntax)
                .Select(node => model.GetDeclaredSymbol(node, _cancellation) as INamedTypeSymbol);
        })
        .OfType<INamedTypeSymbol>()
        .Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default);
}
