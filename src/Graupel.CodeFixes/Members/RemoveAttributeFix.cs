using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.CodeFixes.Members;

/// <summary>Removes an attribute that does not fit what it stands on.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RemoveAttributeFix)), Shared]
public sealed class RemoveAttributeFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds =>
    [
        ContractRules.SurrogateOfNothing.Id,
        ContractRules.ContractMismatch.Id,
        ContractRules.ComparerMismatch.Id,
        ContractRules.CannotKeep.Id,
        ContractRules.VainAttribute.Id,
    ];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        AttributeSyntax[] attributes = [.. Unfit(finding).OfType<AttributeSyntax>()];
        if (attributes.Length == 0)
        {
            return [];
        }

        Edits edits = new Edits().Remove(attributes);
        return Offer.Of("Remove", $"Remove {string.Join(" and ", attributes.Select(static attribute => $"[{attribute.Name}]"))}", edits);
    }

    private static IEnumerable<AttributeSyntax?> Unfit(Finding finding) =>
        finding.Id == ContractRules.SurrogateOfNothing.Id ? [finding.Node.FirstAncestorOrSelf<AttributeSyntax>()]
        : finding.Id == ContractRules.ContractMismatch.Id ? Of(finding.Member, AttributeNames.UseContract)
        : finding.Id == ContractRules.ComparerMismatch.Id ? Of(finding.Member, AttributeNames.Comparer)
        : finding.Id == ContractRules.VainAttribute.Id ? Of(finding.Member, [.. AttributeNames.OfMembers])
        : Of(finding.Member, AttributeNames.Order, AttributeNames.DataMember, AttributeNames.Surrogate, AttributeNames.UseContract);

    private static IEnumerable<AttributeSyntax?> Of(ISymbol? member, params string[] names) =>
        member is null ? [] : names.SelectMany(member.FindAll).Select(Attributes.Syntax);
}
