using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Generator.Project;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Graupel.CodeFixes.Members;

/// <summary>Makes a chain the last member, so that it is written by a loop.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(TailLastFix)), Shared]
public sealed class TailLastFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ContractRules.TailNotLast.Id];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        if (finding.Member is not { } member || OrderNumbers.Of(member) is null || !OrderNumbers.CanSet(member))
        {
            return [];
        }

        var edits = new Edits();
        int last = WrittenMembers.Of(member.ContainingType, finding.Compilation).Max(static one => OrderNumbers.Of(one) ?? 0);
        if (last < int.MaxValue)
        {
            OrderNumbers.Set(edits, member, last + 1);
        }

        return Offer.Of("Last", $"Make {member.Name} the last member (changes the bytes)", edits);
    }
}
