using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.CodeFixes.Members;

/// <summary>Removes an attribute that does not fit what it stands on.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RemoveAttributeFix)), Shared]
public sealed class RemoveAttributeFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => ["GRP034", "GRP035", "GRP036", "GRP038", "GRP039"];

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

    private static IEnumerable<AttributeSyntax?> Unfit(Finding finding) => finding.Id switch
    {
        "GRP034" => [finding.Node.FirstAncestorOrSelf<AttributeSyntax>()],
        "GRP035" => Of(finding.Member, AttributeNames.UseContract),
        "GRP036" => Of(finding.Member, AttributeNames.Comparer),
        "GRP039" => Of(finding.Member, [.. AttributeNames.OfMembers]),
        _ => Of(finding.Member, AttributeNames.Order, AttributeNames.DataMember, AttributeNames.Surrogate, AttributeNames.UseContract),
    };

    private static IEnumerable<AttributeSyntax?> Of(ISymbol? member, params string[] names) =>
        member is null ? [] : names.SelectMany(member.FindAll).Select(Attributes.Syntax);
}
