using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Graupel.CodeFixes.Methods;

/// <summary>Lets generated code call a factory.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(FactoryAccessFix)), Shared]
public sealed class FactoryAccessFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ContractRules.FactorySignature.Id];

    private protected override IEnumerable<Offer> Offers(Finding finding) =>
        finding.Type?.GetMembers().OfType<IMethodSymbol>().FirstOrDefault(IsHidden) is { } factory
            ? Offer.Of("Internal", $"Make {factory.Name} internal", new Edits().Change(Declarations.All(factory), Modifiers.MakeInternal))
            : [];

    private static bool IsHidden(IMethodSymbol method) =>
        method is { IsStatic: true, IsGenericMethod: false, DeclaredAccessibility: Accessibility.Private or Accessibility.Protected or Accessibility.ProtectedAndInternal }
        && method.Has(AttributeNames.ContractConstructor)
        && SymbolEqualityComparer.Default.Equals(method.ReturnType, method.ContainingType);
}
