using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.FindSymbols;

namespace Graupel.CodeFixes.Methods;

/// <summary>Makes a callback a method that is not virtual, if nothing overrides it.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(CallbackModifiersFix)), Shared]
public sealed class CallbackModifiersFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ContractRules.CallbackSignature.Id];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        if (finding.Member is not IMethodSymbol { IsVirtual: true, ReturnsVoid: true, IsGenericMethod: false } method)
        {
            return [];
        }

        return Offer.Of("NotVirtual", $"Make {method.Name} not virtual", new Edits().Change(Declarations.All(method), static current => Modifiers.Without(current, SyntaxKind.VirtualKeyword)));
    }

    private protected override async Task<IEnumerable<Offer>> OffersAsync(Finding finding, Solution solution, CancellationToken cancellation) =>
        finding.Member is IMethodSymbol { IsVirtual: true } method
        && (await SymbolFinder.FindOverridesAsync(method, solution, cancellationToken: cancellation).ConfigureAwait(false)).Any()
            ? []
            : Offers(finding);
}
