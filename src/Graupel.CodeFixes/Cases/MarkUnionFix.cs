using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Graupel.CodeFixes.Cases;

/// <summary>Lets a class that is not abstract take cases.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MarkUnionFix)), Shared]
public sealed class MarkUnionFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ContractRules.CaseOfNoUnion.Id];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        if (finding.Symbol is not INamedTypeSymbol type)
        {
            yield break;
        }

        foreach (DeclaredCase declared in DeclaredCases.Read(type, type))
        {
            if (declared.Base is INamedTypeSymbol { TypeKind: TypeKind.Class, IsAbstract: false } @base && !SymbolEqualityComparer.Default.Equals(@base, type) && !@base.Has(AttributeNames.Union) && finding.Compilation.Declares(@base) && Declarations.Of(@base) is { } declaration)
            {
                foreach (Offer offer in Offer.Of("Mark", $"Mark {@base.Name} with [Union]", new Edits().Change(declaration, static current => Attributes.Add(current, Attributes.Make(Attributes.Union)))))
                {
                    yield return offer;
                }
            }
        }
    }
}
