using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Generator.Roots;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.CodeFixes.Methods;

/// <summary>Marks a type parameter that is handed to a serializer.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(ContractParameterFix)), Shared]
public sealed class ContractParameterFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => ["GRP101"];

    private protected override IEnumerable<Offer> Offers(Finding finding) =>
        finding.Others is [{ } other] && other.FirstAncestorOrSelf<TypeParameterSyntax>() is { } parameter
        && finding.Compilation.GetSemanticModel(parameter.SyntaxTree).GetDeclaredSymbol(parameter) is { } symbol && !ContractParameters.IsMarked(symbol)
            ? Offer.Of("Mark", $"Mark {parameter.Identifier.Text} with [ContractParameter]", new Edits().Change(parameter, static current => Attributes.Add(current, Attributes.Make(Attributes.ContractParameter))))
            : [];
}
