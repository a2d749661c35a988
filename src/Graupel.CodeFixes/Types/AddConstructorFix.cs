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

namespace Graupel.CodeFixes.Types;

/// <summary>Adds a private constructor without parameters, behind the others.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddConstructorFix)), Shared]
public sealed class AddConstructorFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ContractRules.NoConstructor.Id];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        // Of a generic type there is a diagnostic for each closed form. A primary constructor would have to be called, and one knows not with what; so would a base's.
        if (finding.Type is not { TypeKind: TypeKind.Class, BaseType: { } @base } type
            || type.InstanceConstructors.Any(one => one.Parameters.IsEmpty || one.Parameters.Any(parameter => IsKept(parameter, type)))
            || !@base.InstanceConstructors.Any(one => one.Parameters.IsEmpty && finding.Compilation.IsSymbolAccessibleWithin(one, type))
            || Declarations.All(type).OfType<TypeDeclarationSyntax>().Any(static one => one.ParameterList is not null)
            || type.InstanceConstructors.Select(Declarations.Of).OfType<ConstructorDeclarationSyntax>().LastOrDefault() is not { Parent: TypeDeclarationSyntax declaration } last)
        {
            return [];
        }

        return Offer.Of("Add", $"Add a private constructor without parameters to {type.Name}", new Edits().Change(declaration, current =>
        {
            int index = current.Members.IndexOf(one => one.IsEquivalentTo(last));
            return current.WithMembers(current.Members.Insert(index + 1, Constructor(last.Identifier.Text, current.Members[index])));
        }));
    }

    // In a field or property that is not written: it would be lost.
    private static bool IsKept(IParameterSymbol parameter, INamedTypeSymbol type) => type.GetMembers().Any(member =>
        !member.IsStatic && !WantedParts.IsLeftOut(member.Has) && ParameterName.IsFor(parameter.Name, member.Name)
            && SymbolEqualityComparer.Default.Equals(TypeOf(member), parameter.Type));

    private static ITypeSymbol? TypeOf(ISymbol member) => member switch
    {
        IFieldSymbol field => field.Type,
        IPropertySymbol { GetMethod: not null, DeclaredAccessibility: not Accessibility.Public } property => property.Type,
        _ => null,
    };

    private static MemberDeclarationSyntax Constructor(string name, MemberDeclarationSyntax behind) => SyntaxFactory.ParseMemberDeclaration($"private {name}() {{ }}")!
        .WithLeadingTrivia(Text.Indentation(behind).Insert(0, Text.EndOfLine(behind)))
        .WithTrailingTrivia(Text.EndOfLine(behind));
}
