using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Graupel.CodeFixes.Cases;

/// <summary>Gives new ids to cases whose id is taken: those that follow the highest one.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RenumberCasesFix)), Shared]
public sealed class RenumberCasesFix : ContractFix
{
    private const int FirstFreeIdOfObject = 64;

    public override ImmutableArray<string> FixableDiagnosticIds => ["GRP009", "GRP021"];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        if (finding.Symbol is not INamedTypeSymbol type)
        {
            return [];
        }

        INamedTypeSymbol @base = finding.Id == "GRP021" ? finding.Compilation.ObjectType : type;
        int first = finding.Id == "GRP021" ? FirstFreeIdOfObject : 0;
        DeclaredCase[] cases = [.. new DeclaredCases(finding).Of(@base)];
        return Offer.Of("Renumber", $"Give new ids to cases of {@base.Name}", Renumber(cases, first));
    }

    private static Edits Renumber(DeclaredCase[] cases, int first)
    {
        var edits = new Edits();
        var taken = new HashSet<int>();
        DeclaredCase[] without = [.. cases.Where(one => one is { Id: { } id, Number: not null } && !(id >= first && taken.Add(id)))];
        int next = Math.Max(first, taken.Count == 0 ? 1 : taken.Max() + 1);
        foreach (DeclaredCase declared in without)
        {
            int id = next++;
            edits.Change(declared.Number!, current => Text.Literal(id).WithTriviaFrom(current));
        }

        return edits;
    }
}
