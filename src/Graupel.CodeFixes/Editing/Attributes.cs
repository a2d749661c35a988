using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Simplification;

namespace Graupel.CodeFixes.Editing;

/// <summary>Attributes in source. Names are written in full; they are shortened afterwards, with the using directives that it takes.</summary>
internal static class Attributes
{
    public const string SkipPack = "global::Graupel.SkipPack";
    public const string ContractConstructor = "global::Graupel.ContractConstructor";
    public const string ContractParameter = "global::Graupel.ContractParameter";
    public const string Serializable = "global::System.Serializable";
    public const string Union = "global::Graupel.Union";

    /// <summary>The place in the source where an attribute was applied, or null.</summary>
    public static AttributeSyntax? Syntax(AttributeData attribute) => attribute.ApplicationSyntaxReference?.GetSyntax() as AttributeSyntax;

    public static AttributeSyntax Make(string name, string arguments = "") => SyntaxFactory
        .Attribute(SyntaxFactory.ParseName(name), arguments.Length == 0 ? null : SyntaxFactory.ParseAttributeArgumentList($"({arguments})"))
        .WithAdditionalAnnotations(Simplifier.Annotation, Simplifier.AddImportsAnnotation);

    /// <summary>The attribute that gives a member a number.</summary>
    public static AttributeSyntax Order(int number) => Make("global::Graupel.Order", Text.Of(number));

    /// <summary>A declaration with one more attribute: in the last list, or in a list of its own in front.</summary>
    public static SyntaxNode Add(SyntaxNode declaration, AttributeSyntax attribute)
    {
        // An attribute of a record's parameter is for its property.
        AttributeTargetSpecifierSyntax? target = declaration is ParameterSyntax
            ? SyntaxFactory.AttributeTargetSpecifier(SyntaxFactory.Token(SyntaxKind.PropertyKeyword)).WithTrailingTrivia(SyntaxFactory.Space)
            : null;
        SyntaxList<AttributeListSyntax> lists = Lists(declaration);
        if (lists.LastOrDefault(list => list.Target?.Identifier.Text == target?.Identifier.Text) is { } last)
        {
            return With(declaration, lists.Replace(last, last.AddAttributes(attribute.WithLeadingTrivia(SyntaxFactory.Space))));
        }

        SyntaxTriviaList leading = declaration.GetLeadingTrivia();
        SyntaxTriviaList trailing = declaration is BaseTypeDeclarationSyntax or BaseMethodDeclarationSyntax
            ? [Text.EndOfLine(declaration), .. Text.Indentation(declaration)]
            : [SyntaxFactory.Space];
        AttributeListSyntax added = SyntaxFactory.AttributeList(
            SyntaxFactory.Token(leading, SyntaxKind.OpenBracketToken, default),
            target,
            SyntaxFactory.SingletonSeparatedList(attribute),
            SyntaxFactory.Token(default, SyntaxKind.CloseBracketToken, trailing));
        return With(declaration.WithLeadingTrivia(), [added, .. lists]);
    }

    /// <summary>A declaration, or a file, without one of its attributes.</summary>
    public static SyntaxNode Without(SyntaxNode declaration, AttributeSyntax attribute)
    {
        var list = (AttributeListSyntax)attribute.Parent!;
        SyntaxList<AttributeListSyntax> lists = Lists(declaration);
        if (list.Attributes.Count > 1)
        {
            SeparatedSyntaxList<AttributeSyntax> kept = list.Attributes.Remove(attribute);
            return With(declaration, lists.Replace(list, list.WithAttributes(kept.Replace(kept[0], kept[0].WithLeadingTrivia()))));
        }

        SyntaxNode without = With(declaration, lists.Remove(list));
        return declaration is CompilationUnitSyntax ? without : without.WithLeadingTrivia(declaration.GetLeadingTrivia());
    }

    private static SyntaxList<AttributeListSyntax> Lists(SyntaxNode declaration) => declaration switch
    {
        MemberDeclarationSyntax member => member.AttributeLists,
        ParameterSyntax parameter => parameter.AttributeLists,
        TypeParameterSyntax parameter => parameter.AttributeLists,
        CompilationUnitSyntax file => file.AttributeLists,
        _ => [],
    };

    private static SyntaxNode With(SyntaxNode declaration, SyntaxList<AttributeListSyntax> lists) => declaration switch
    {
        MemberDeclarationSyntax member => member.WithAttributeLists(lists),
        ParameterSyntax parameter => parameter.WithAttributeLists(lists),
        TypeParameterSyntax parameter => parameter.WithAttributeLists(lists),
        CompilationUnitSyntax file => file.WithAttributeLists(lists),
        _ => declaration,
    };
}
