using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Generator.Project;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Graupel.CodeFixes.Members;

/// <summary>Gives numbers to the members of a contract that have none, or one that cannot be: those that follow the highest one.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(NumberMembersFix)), Shared]
public sealed class NumberMembersFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => ["GRP001", "GRP002", "GRP003", "GRP018"];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        if (finding.Type is not { } type)
        {
            return [];
        }

        IReadOnlyList<ISymbol> members = WrittenMembers.Of(type, finding.Compilation);
        if (!members.All(OrderNumbers.CanSet))
        {
            return [];
        }

        return Offer.Of("Number", finding.Id == "GRP018" ? $"Number the members of {type.Name}" : $"Give new numbers to members of {type.Name}", Number(members));
    }

    private static Edits Number(IReadOnlyList<ISymbol> members)
    {
        var edits = new Edits();
        var taken = new HashSet<int>();
        ISymbol[] without = [.. members.Where(member => !(OrderNumbers.Of(member) is >= 0 and { } number && taken.Add(number)))];
        int next = taken.Count == 0 ? 1 : taken.Max() + 1;
        foreach (ISymbol member in without)
        {
            OrderNumbers.Set(edits, member, next++);
        }

        return edits;
    }
}
