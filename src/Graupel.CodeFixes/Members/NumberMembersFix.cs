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

        var edits = new Edits();
        foreach ((ISymbol member, int number) in Numbers.Missing(members, OrderNumbers.Of, first: 0))
        {
            OrderNumbers.Set(edits, member, number);
        }

        return Offer.Of("Number", finding.Id == "GRP018" ? $"Number the members of {type.Name} (changes the bytes)" : $"Give new numbers to members of {type.Name}", edits);
    }
}
