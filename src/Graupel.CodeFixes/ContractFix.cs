using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Graupel.CodeFixes;

/// <summary>Offers changes of the source that make a diagnostic go away.</summary>
public abstract class ContractFix : CodeFixProvider
{
    public sealed override FixAllProvider GetFixAllProvider() => WellKnownFixAllProviders.BatchFixer;

    public sealed override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        if (await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false) is not { } model)
        {
            return;
        }

        SyntaxNode root = await model.SyntaxTree.GetRootAsync(context.CancellationToken).ConfigureAwait(false);
        foreach (Diagnostic diagnostic in context.Diagnostics)
        {
            var finding = new Finding(diagnostic, model, root.FindNode(context.Span), context.CancellationToken);
            foreach (Offer offer in Offers(finding))
            {
                context.RegisterCodeFix(
                    CodeAction.Create(offer.Title, cancellation => offer.Apply(context.Document.Project.Solution, cancellation), $"{GetType().Name}.{offer.Key}"),
                    diagnostic);
            }
        }
    }

    private protected abstract IEnumerable<Offer> Offers(Finding finding);
}
