using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.CodeFixes.Cases;

/// <summary>Removes the attribute that names a case which does not derive from its base, or that gives one a second id.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RemoveCaseFix)), Shared]
public sealed class RemoveCaseFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ContractRules.CaseNotAssignable.Id, ContractRules.TwoIds.Id];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        AttributeSyntax? attribute = finding.Node.FirstAncestorOrSelf<AttributeSyntax>();
        if (attribute is null || new DeclaredCases(finding).By(attribute) is not { } declared)
        {
            return [];
        }

        string title = finding.Id == ContractRules.TwoIds.Id && declared.Id is { } id ? $"Remove the id {Text.Of(id)} of {declared.Type.Name}" : $"Remove the case {declared.Type.Name}";
        return Offer.Of("Remove", title, new Edits().Remove([attribute]));
    }
}
