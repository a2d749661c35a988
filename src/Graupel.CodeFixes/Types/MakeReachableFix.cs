using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.CodeFixes.Types;

/// <summary>Lets generated code name a type: by making it internal, or the types around it partial.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MakeReachableFix)), Shared]
public sealed class MakeReachableFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ContractRules.NotReachable.Id];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        INamedTypeSymbol[] chain = [.. Chain(finding.Type)];
        if (chain.Length == 0)
        {
            return [];
        }

        var accessible = new Edits();
        BaseTypeDeclarationSyntax[] hidden = [.. chain.Where(IsHidden).SelectMany(Declarations.All)];
        foreach (BaseTypeDeclarationSyntax declaration in Accessibilities.AllowInternal(hidden, finding.Compilation) ? hidden : [])
        {
            accessible.Change(declaration, Modifiers.MakeInternal);
        }

        var partial = new Edits();
        TypeDeclarationSyntax[] outer = [.. chain.Skip(1).SelectMany(Declarations.All).OfType<TypeDeclarationSyntax>().Where(static one => !one.Modifiers.Any(SyntaxKind.PartialKeyword))];
        foreach (TypeDeclarationSyntax declaration in CanBeHosted(chain, finding.Compilation) ? outer : [])
        {
            partial.Change(declaration, Modifiers.MakePartial);
        }

        return
        [
            .. Offer.Of("Internal", $"Make {string.Join(" and ", chain.Where(IsHidden).Reverse().Select(static type => type.Name))} internal", accessible),
            .. Offer.Of("Partial", $"Make {string.Join(" and ", outer.Select(static one => one.Identifier.Text))} partial", partial),
        ];
    }

    // Contracts stand in no generic types. Where other code may name the type already, its name is what stands in the way.
    private static bool CanBeHosted(INamedTypeSymbol[] chain, Compilation compilation) =>
        !chain.Any(static type => type.IsFileLocal) && !chain.Skip(1).Any(static type => type.IsGenericType) && !compilation.IsSymbolAccessibleWithin(chain[0], compilation.Assembly);

    private static IEnumerable<INamedTypeSymbol> Chain(INamedTypeSymbol? type)
    {
        for (; type is not null; type = type.ContainingType)
        {
            yield return type;
        }
    }

    private static bool IsHidden(INamedTypeSymbol type) =>
        type.IsFileLocal || type.DeclaredAccessibility is Accessibility.Private or Accessibility.Protected or Accessibility.ProtectedAndInternal;
}
