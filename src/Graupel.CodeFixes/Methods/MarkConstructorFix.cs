using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Generator.Project;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.CodeFixes.Methods;

/// <summary>Chooses one of several constructors, or methods that stand for them.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MarkConstructorFix)), Shared]
public sealed class MarkConstructorFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ContractRules.AmbiguousConstructor.Id];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        if (finding.Type is not { } type)
        {
            return [];
        }

        IMethodSymbol[] marked = [.. type.GetMembers().OfType<IMethodSymbol>().Where(IsMarked)];
        return (marked.Length > 0 ? marked : Fitting(type, finding.Compilation)).SelectMany(chosen => Choose(chosen, marked));
    }

    private static IEnumerable<Offer> Choose(IMethodSymbol chosen, IMethodSymbol[] marked)
    {
        IEnumerable<IMethodSymbol> others = marked.Where(one => !SymbolEqualityComparer.Default.Equals(one, chosen));
        Edits edits = new Edits().Remove(others.Select(static other => Attributes.Syntax(other.Find(AttributeNames.ContractConstructor)!)).OfType<AttributeSyntax>());
        if (marked.Length == 0 && Declarations.Of(chosen) is BaseMethodDeclarationSyntax declaration)
        {
            edits.Change(declaration, static current => Attributes.Add(current, Attributes.Make(Attributes.ContractConstructor)));
        }

        string name = chosen.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat);
        return Offer.Of(name, $"Use {name}", edits);
    }

    private static IEnumerable<IMethodSymbol> Fitting(INamedTypeSymbol type, Compilation compilation)
    {
        ISymbol[] members = [.. WrittenMembers.OfAllLevels(type, compilation)];
        return type.InstanceConstructors
            .Where(one => one.Parameters.All(parameter => Array.Exists(members, member => ParameterName.IsFor(parameter.Name, member.Name))))
            .GroupBy(static one => one.Parameters.Length)
            .OrderByDescending(static group => group.Key)
            .FirstOrDefault() ?? Enumerable.Empty<IMethodSymbol>();
    }

    private static bool IsMarked(IMethodSymbol method) => method.Has(AttributeNames.ContractConstructor);
}
