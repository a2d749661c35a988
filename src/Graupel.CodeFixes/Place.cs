using Microsoft.CodeAnalysis;

namespace Graupel.CodeFixes;

/// <summary>Where a diagnostic stands, kept through changes of the source.</summary>
internal sealed class Place
{
    private readonly Diagnostic _diagnostic;
    private readonly Spot _main;
    private readonly IReadOnlyList<Spot> _others;

    private Place(Diagnostic diagnostic, Spot main, IReadOnlyList<Spot> others) => (_diagnostic, _main, _others) = (diagnostic, main, others);

    public static Place? Of(Diagnostic diagnostic, Solution solution) =>
        Spot.Of(diagnostic.Location, solution) is { } main
            ? new Place(diagnostic, main, [.. diagnostic.AdditionalLocations.Select(location => Spot.Of(location, solution)).OfType<Spot>()])
            : null;

    /// <summary>Makes places known in the source, so that they are found after it was changed.</summary>
    public static async Task<Solution> MarkAsync(IEnumerable<Place> places, Solution solution, CancellationToken cancellation)
    {
        foreach (IGrouping<DocumentId, Spot> file in places.SelectMany(static place => place._others.Prepend(place._main)).GroupBy(static spot => spot.Document))
        {
            if (await solution.GetDocument(file.Key)!.GetSyntaxRootAsync(cancellation).ConfigureAwait(false) is { } root)
            {
                ILookup<SyntaxNode, SyntaxAnnotation> marks = file.ToLookup(spot => root.FindNode(spot.Span), static spot => spot.Mark);
                root = root.ReplaceNodes(marks.Select(static group => group.Key), (node, current) => current.WithAdditionalAnnotations(marks[node]));
                solution = solution.WithDocumentSyntaxRoot(file.Key, root);
            }
        }

        return solution;
    }

    /// <summary>What stands there now; null where it is gone.</summary>
    public async Task<Finding?> FindAsync(Solution solution, CancellationToken cancellation)
    {
        if (await solution.GetDocument(_main.Document)!.GetSemanticModelAsync(cancellation).ConfigureAwait(false) is not { } model
            || await _main.FindAsync(solution, cancellation).ConfigureAwait(false) is not { } node)
        {
            return null;
        }

        var others = new List<SyntaxNode>();
        foreach (Spot other in _others)
        {
            if (await other.FindAsync(solution, cancellation).ConfigureAwait(false) is { } found)
            {
                others.Add(found);
            }
        }

        return new Finding(_diagnostic.Id, model, node, others, cancellation);
    }

    private sealed record Spot(DocumentId Document, Microsoft.CodeAnalysis.Text.TextSpan Span, SyntaxAnnotation Mark)
    {
        // Where editors keep diagnostics as text, a file is only what it is called.
        public static Spot? Of(Location location, Solution solution)
        {
            DocumentId? document = location.SourceTree is { } tree
                ? solution.GetDocumentId(tree)
                : solution.GetDocumentIdsWithFilePath(location.GetLineSpan().Path).FirstOrDefault();
            return document is null ? null : new Spot(document, location.SourceSpan, new SyntaxAnnotation());
        }

        public async Task<SyntaxNode?> FindAsync(Solution solution, CancellationToken cancellation) =>
            await solution.GetDocument(Document)!.GetSyntaxRootAsync(cancellation).ConfigureAwait(false) is { } root ? root.GetAnnotatedNodes(Mark).FirstOrDefault() : null;
    }
}
