using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Generator.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Graupel.CodeFixes.Cases;

/// <summary>Removes the attribute that names a case which does not derive from its base.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RemoveCaseFix)), Shared]
public sealed class RemoveCaseFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => ["GRP008"];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        if (finding.Symbol is not INamedTypeSymbol type)
        {
            return [];
        }

        DeclaredCase[] unfit = [.. DeclaredCases.Read(type, type).Where(one => !Fits(one, finding.Compilation))];
        Edits edits = new Edits().Remove(unfit.Select(static one => one.Attribute));
        return Offer.Of("Remove", $"Remove the {(unfit.Length == 1 ? $"case {unfit[0].Type.Name}" : "cases that do not derive")}", edits);
    }

    // A case of an open base is closed with it, or is for some of the types that it makes.
    private static bool Fits(DeclaredCase declared, Compilation compilation)
    {
        if (declared.Base is not INamedTypeSymbol @base || declared.Type is not INamedTypeSymbol type)
        {
            return CaseReader.IsAssignable(declared.Type, declared.Base, compilation);
        }

        @base = @base.IsUnboundGenericType ? @base.OriginalDefinition : @base;
        return ClosedCase.IsOfOthers(type, @base, compilation) || CaseReader.IsAssignable(ClosedCase.Of(type, @base, compilation) ?? type, @base, compilation);
    }
}
