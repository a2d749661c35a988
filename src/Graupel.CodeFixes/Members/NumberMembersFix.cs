using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Generator.Project;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Graupel.CodeFixes.Members;

/// <summary>Gives numbers to the members of a contract that have none, or one that cannot be: those that follow the highest one.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(NumberMembersFix)), Shared]
public sealed class NumberMembersFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ContractRules.DuplicateOrder.Id, ContractRules.MixedOrder.Id, ContractRules.NegativeOrder.Id, ContractRules.NoNumbers.Id];

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

        return Offer.Of("Number", finding.Id == ContractRules.NoNumbers.Id ? $"Number the members of {type.Name} (changes the bytes)" : $"Give new numbers to members of {type.Name}", edits);
    }
}
