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
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            SyntaxNode[] others = [.. diagnostic.AdditionalLocations.Where(static location => location.SourceTree is not null).Select(static location => location.SourceTree!.GetRoot().FindNode(location.SourceSpan))];
            var finding = new Finding(diagnostic.Id, model, root.FindNode(context.Span), others, context.CancellationToken);
            foreach (Offer offer in Offers(finding))
            {
                context.RegisterCodeFix(
                    CodeAction.Create(offer.Title, cancellation => offer.Apply(context.Document.Project.Solution, cancellation), FullKey(offer)),
                    diagnostic);
            }
        }
    }

    /// <summary>What is offered there under one key.</summary>
    internal Offer[] OffersFor(Finding finding, string? key) => [.. Offers(finding).Where(offer => FullKey(offer) == key)];

    private protected abstract IEnumerable<Offer> Offers(Finding finding);

    private string FullKey(Offer offer) => $"{GetType().Name}.{offer.Key}";
}
