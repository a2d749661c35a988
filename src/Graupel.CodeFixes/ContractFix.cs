using Graupel.Generator.Diagnostics;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Graupel.CodeFixes;

/// <summary>Offers changes of the source that make a diagnostic go away.</summary>
public abstract class ContractFix : CodeFixProvider
{
    public sealed override FixAllProvider GetFixAllProvider() => new OneByOne(this);

    public sealed override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        if (await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false) is not { } model)
        {
            return;
        }

        SyntaxNode root = await model.SyntaxTree.GetRootAsync(context.CancellationToken).ConfigureAwait(false);
        foreach (Diagnostic diagnostic in context.Diagnostics.Where(Takes))
        {
            SyntaxNode[] others = [.. diagnostic.AdditionalLocations.Where(static location => location.SourceTree is not null).Select(static location => location.SourceTree!.GetRoot().FindNode(location.SourceSpan))];
            var finding = new Finding(diagnostic.Id, model, root.FindNode(context.Span), others, context.CancellationToken);
            foreach (Offer offer in await OffersAsync(finding, context.Document.Project.Solution, context.CancellationToken).ConfigureAwait(false))
            {
                context.RegisterCodeFix(
                    CodeAction.Create(offer.Title, cancellation => offer.Apply(context.Document.Project.Solution, cancellation), FullKey(offer)),
                    diagnostic);
            }
        }
    }

    /// <summary>What is offered there under one key.</summary>
    internal async Task<Offer[]> OffersForAsync(Finding finding, string? key, Solution solution, CancellationToken cancellation) =>
        [.. (await OffersAsync(finding, solution, cancellation).ConfigureAwait(false)).Where(offer => FullKey(offer) == key)];

    /// <summary>Whether what stands at a diagnostic is what can be changed: the fault may be in another project.</summary>
    internal bool Takes(Diagnostic diagnostic) =>
        !diagnostic.Properties.TryGetValue(Descriptors.LeadsOn, out string? member) || (FixesWhatLeadsOn && member is { Length: > 0 });

    /// <summary>Whether a member that leads to the fault is what can be changed too.</summary>
    private protected virtual bool FixesWhatLeadsOn => false;

    private protected abstract IEnumerable<Offer> Offers(Finding finding);

    private protected virtual Task<IEnumerable<Offer>> OffersAsync(Finding finding, Solution solution, CancellationToken cancellation) => Task.FromResult(Offers(finding));

    private string FullKey(Offer offer) => $"{GetType().Name}.{offer.Key}";
}
