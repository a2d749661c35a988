using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Editing;
using Microsoft.CodeAnalysis.Simplification;

namespace Graupel.CodeFixes.Editing;

/// <summary>Changes of syntax, in any number of files. They may be nested: each sees what those before it left.</summary>
internal sealed class Edits
{
    private readonly List<(SyntaxNode Node, Func<SyntaxNode, (SyntaxNode Old, SyntaxNode New)> Change)> _edits = [];

    public bool IsEmpty => _edits.Count == 0;

    public Edits Change<TNode>(TNode node, Func<TNode, SyntaxNode> change)
        where TNode : SyntaxNode
    {
        _edits.Add((node, current => (current, change((TNode)current))));
        return this;
    }

    /// <summary>Changes several in the same way.</summary>
    public Edits Change<TNode>(IEnumerable<TNode> nodes, Func<TNode, SyntaxNode> change)
        where TNode : SyntaxNode
    {
        foreach (TNode node in nodes)
        {
            Change(node, change);
        }

        return this;
    }

    /// <summary>Takes attributes away.</summary>
    public Edits Remove(IEnumerable<AttributeSyntax> attributes)
    {
        foreach (AttributeSyntax attribute in attributes)
        {
            _edits.Add((attribute, static current => (current.Parent!.Parent!, Attributes.Without(current.Parent!.Parent!, (AttributeSyntax)current))));
        }

        return this;
    }

    public async Task<Solution> ApplyAsync(Solution solution, CancellationToken cancellation)
    {
        foreach (var file in _edits.GroupBy(static edit => edit.Node.SyntaxTree))
        {
            // Generated files cannot be edited.
            if (solution.GetDocumentId(file.Key) is not { } document)
            {
                continue;
            }

            SyntaxNode root = await file.Key.GetRootAsync(cancellation).ConfigureAwait(false);
            root = root.TrackNodes(file.Select(static edit => edit.Node));
            foreach ((SyntaxNode node, Func<SyntaxNode, (SyntaxNode Old, SyntaxNode New)> change) in file)
            {
                if (root.GetCurrentNode(node) is { } current)
                {
                    (SyntaxNode old, SyntaxNode @new) = change(current);
                    root = root.ReplaceNode(old, @new);
                }
            }

            solution = solution.WithDocumentSyntaxRoot(document, root);
            solution = await ImportAsync(solution.GetDocument(document)!, root.GetAnnotatedNodes(Simplifier.AddImportsAnnotation).FirstOrDefault(), cancellation).ConfigureAwait(false);
        }

        return solution;
    }

    // Other files of the project may import a namespace for this one.
    private static async Task<Solution> ImportAsync(Document document, SyntaxNode? added, CancellationToken cancellation)
    {
        if (added is not null
            && await document.GetSemanticModelAsync(cancellation).ConfigureAwait(false) is { } model
            && model.LookupNamespacesAndTypes(added.SpanStart, name: nameof(Attributes.Order) + "Attribute").IsEmpty)
        {
            document = await ImportAdder.AddImportsAsync(document, Simplifier.AddImportsAnnotation, cancellationToken: cancellation).ConfigureAwait(false);
        }

        return document.Project.Solution;
    }
}
