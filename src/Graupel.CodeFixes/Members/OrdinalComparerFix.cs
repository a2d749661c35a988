using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.CodeFixes.Members;

/// <summary>Compares text alike everywhere, where the culture of the machine would compare it.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(OrdinalComparerFix)), Shared]
public sealed class OrdinalComparerFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ContractRules.ComparerMismatch.Id];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        if (finding.Member?.Find(AttributeNames.Comparer) is not { ConstructorArguments: [{ Value: int comparison }] } attribute
            || (StringComparison)comparison is not (StringComparison.CurrentCulture or StringComparison.CurrentCultureIgnoreCase)
            || Attributes.Argument(attribute, 0) is not MemberAccessExpressionSyntax { Name: { } name })
        {
            return [];
        }

        bool ignoresCase = (StringComparison)comparison == StringComparison.CurrentCultureIgnoreCase;
        return [.. Replace("Ordinal"), .. Replace("InvariantCulture")];

        IEnumerable<Offer> Replace(string by)
        {
            string chosen = ignoresCase ? by + "IgnoreCase" : by;
            return Offer.Of(by, $"Compare by {nameof(StringComparison)}.{chosen}", new Edits().Change(name, current => SyntaxFactory.IdentifierName(chosen).WithTriviaFrom(current)));
        }
    }
}
