using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Graupel.CodeFixes;

/// <summary>
/// Fixes many diagnostics, each in what those before it left. Were they made at once and merged, then of several in one list of attributes, or
/// several that import a namespace, all but the first would be lost.
/// </summary>
internal sealed class OneByOne(ContractFix fix) : FixAllProvider
{
    public override Task<CodeAction?> GetFixAsync(FixAllContext fixAllContext) => Task.FromResult<CodeAction?>(CodeAction.Create(
        $"Fix all {string.Join(", ", fixAllContext.DiagnosticIds)}",
        cancellation => FixAsync(fixAllContext, cancellation),
        fixAllContext.CodeActionEquivalenceKey));

    private async Task<Solution> FixAsync(FixAllContext context, CancellationToken cancellation)
    {
        Solution solution = context.Solution;
        var places = new List<Place>();
        foreach (Diagnostic diagnostic in await FindAsync(context).ConfigureAwait(false))
        {
            if (Place.Of(diagnostic, solution) is { } place)
            {
                places.Add(place);
            }
        }

        solution = await Place.MarkAsync(places, solution, cancellation).ConfigureAwait(false);
        foreach (Place place in places)
        {
            // One diagnostic may take several, as where two parameters want names.
            for (int? left = null; left != 0; left--)
            {
                Offer[] offers = await place.FindAsync(solution, cancellation).ConfigureAwait(false) is { } finding ? await fix.OffersForAsync(finding, context.CodeActionEquivalenceKey, solution, cancellation).ConfigureAwait(false) : [];
                left ??= offers.Length;
                if (offers.Length == 0)
                {
                    break;
                }

                solution = await offers[0].Apply(solution, cancellation).ConfigureAwait(false);
            }
        }

        return solution;
    }

    // A diagnostic may be reported twice.
    private async Task<IEnumerable<Diagnostic>> FindAsync(FixAllContext context)
    {
        var found = new List<Diagnostic>();
        if (context.Scope == FixAllScope.Document)
        {
            found.AddRange(await context.GetDocumentDiagnosticsAsync(context.Document!).ConfigureAwait(false));
        }
        else
        {
            foreach (Project project in context.Scope == FixAllScope.Solution ? context.Solution.Projects : [context.Project])
            {
                found.AddRange(await context.GetAllDiagnosticsAsync(project).ConfigureAwait(false));
            }
        }

        return found
            .Where(fix.Takes)
            .OrderBy(static one => one.Location.GetLineSpan().Path, StringComparer.Ordinal)
            .ThenBy(static one => one.Location.SourceSpan.Start)
            .GroupBy(static one => (one.Location, one.GetMessage(CultureInfo.InvariantCulture)))
            .Select(static group => group.First());
    }
}
