using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.CodeFixes.Methods;

/// <summary>Makes a callback a method that is not virtual, if nothing overrides it.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(CallbackModifiersFix)), Shared]
public sealed class CallbackModifiersFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ContractRules.CallbackSignature.Id];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        if (finding.Member is not IMethodSymbol { IsVirtual: true, ReturnsVoid: true, IsGenericMethod: false } method
            || finding.SourceTypes().SelectMany(static type => type.GetMembers().OfType<IMethodSymbol>()).Any(one => SymbolEqualityComparer.Default.Equals(one.OverriddenMethod, method)))
        {
            return [];
        }

        return Offer.Of("NotVirtual", $"Make {method.Name} not virtual", new Edits().Change(Declarations.All(method), static current => Modifiers.Without(current, SyntaxKind.VirtualKeyword)));
    }
}
