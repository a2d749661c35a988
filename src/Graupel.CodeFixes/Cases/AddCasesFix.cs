using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Graupel.CodeFixes.Cases;

/// <summary>Declares the types of the project that derive from a base as its cases.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddCasesFix)), Shared]
public sealed class AddCasesFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ContractRules.NoCases.Id];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        if (finding.Symbol is not INamedTypeSymbol @base || Declarations.Of(@base) is not { } declaration)
        {
            return [];
        }

        var edits = new Edits();
        object[] declared = [.. @base.GetAttributes().Where(IsCase).SelectMany(static attribute => attribute.Values()).OfType<object>()];
        INamedTypeSymbol[] cases = [.. finding.SourceTypes().Where(type => CanBeCase(type, @base, finding.Compilation) && !declared.Contains(type))];
        int next = declared.OfType<int>().Where(id => id < int.MaxValue - cases.Length).DefaultIfEmpty().Max() + 1;
        for (int i = 0; i < cases.Length; i++)
        {
            string arguments = $"{Text.Of(next + i)}, typeof({cases[i].ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat)})";
            edits.Change(declaration, current => Attributes.Add(current, Attributes.Make(Attributes.Union, arguments)));
        }

        return Offer.Of("Add", $"Declare {string.Join(", ", cases.Select(static type => type.Name))} as {(cases.Length == 1 ? "case" : "cases")} of {@base.Name}", edits);
    }

    private static bool IsCase(AttributeData attribute) => AttributeReading.FullName(attribute.AttributeClass) is AttributeNames.Union or AttributeNames.KnownType;

    private static bool CanBeCase(INamedTypeSymbol type, INamedTypeSymbol @base, Compilation compilation) =>
        type is { IsAbstract: false, IsStatic: false, IsGenericType: false, IsFileLocal: false, TypeKind: TypeKind.Class or TypeKind.Struct }
        && CaseReader.IsAssignable(type, @base, compilation)
        && compilation.IsSymbolAccessibleWithin(type, compilation.Assembly)
        && !IsForbidden(type);

    // The compiler does not let the project name it.
    private static bool IsForbidden(INamedTypeSymbol type) =>
        type.Find(AttributeNames.Obsolete)?.Values() is [_, true] || (type.ContainingType is { } outer && IsForbidden(outer));
}
