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

/// <summary>Leaves a member out of its contract.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(LeaveOutFix)), Shared]
public sealed class LeaveOutFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds =>
    [
        ContractRules.MixedOrder.Id,
        ContractRules.UnreachableMember.Id,
        ContractRules.UnsupportedType.Id,
        ContractRules.DataBehindProperty.Id,
        ContractRules.InternalData.Id,
        ContractRules.OtherAttribute.Id,
        ContractRules.UnsetRequired.Id,
        ContractRules.SetOnly.Id,
    ];

    private protected override bool FixesWhatLeadsOn => true;

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        // A parameter of a record stays one of its constructor, which then could not be called.
        if (finding.Member is not (IFieldSymbol or IPropertySymbol) || Declarations.Of(finding.Member) is not MemberDeclarationSyntax declaration || IsNeeded(finding.Member))
        {
            return [];
        }

        // Of a member of a generic type there is a diagnostic for each closed form.
        bool isLeftOut = WantedParts.IsLeftOut(finding.Member.Has);
        AttributeSyntax[] contrary = [.. AttributeNames.OfMembers.SelectMany(finding.Member.FindAll).Select(Attributes.Syntax).OfType<AttributeSyntax>()];
        if (isLeftOut && contrary.Length == 0)
        {
            return [];
        }

        Edits edits = new Edits().Remove(contrary);

        // What cannot be read back is left out as soon as no attribute asks for it.
        if (!isLeftOut && finding.Id != ContractRules.UnreachableMember.Id)
        {
            edits.Change(declaration, static current => Attributes.Add(current, Attributes.Make(Attributes.SkipPack)));
        }

        return Offer.Of("LeaveOut", $"Leave {finding.Member.Name} out", edits);
    }

    // By each constructor that the contract could call.
    private static bool IsNeeded(ISymbol member)
    {
        IMethodSymbol[] all = [.. member.ContainingType.InstanceConstructors];
        IMethodSymbol[] marked = [.. all.Where(static one => one.Has(AttributeNames.ContractConstructor))];
        IMethodSymbol[] callable = marked.Length > 0 ? marked : [.. all.Where(static one => one.Parameters.IsEmpty || !one.IsImplicitlyDeclared)];
        return callable.Length > 0
            && callable.All(one => one.Parameters.Any(parameter => !parameter.HasExplicitDefaultValue && ParameterName.IsFor(parameter.Name, member.Name)));
    }
}
