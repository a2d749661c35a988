using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Graupel.CodeFixes.Cases;

/// <summary>Gives new ids to cases whose id is taken: those that follow the highest one.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RenumberCasesFix)), Shared]
public sealed class RenumberCasesFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ContractRules.DuplicateCase.Id, ContractRules.ReservedId.Id];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        if (finding.Symbol is not INamedTypeSymbol type)
        {
            return [];
        }

        INamedTypeSymbol @base = finding.Id == ContractRules.ReservedId.Id ? finding.Compilation.ObjectType : type;
        int first = finding.Id == ContractRules.ReservedId.Id ? UnionPlanner.FirstFreeId : 0;
        IEnumerable<DeclaredCase> cases = new DeclaredCases(finding).Of(@base).Where(static one => one.Number is not null);
        var edits = new Edits();
        foreach ((DeclaredCase declared, int id) in Numbers.Missing(cases, static one => one.Id, first))
        {
            edits.Change(declared.Number!, current => Text.Literal(id).WithTriviaFrom(current));
        }

        return Offer.Of("Renumber", $"Give new ids to cases of {@base.Name}", edits);
    }
}
