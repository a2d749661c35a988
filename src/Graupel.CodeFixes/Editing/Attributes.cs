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

    /// <summary>A declaration with one more attribute: in the last list, or in a list of its own in front; behind the others where directives are among them.</summary>
    public static SyntaxNode Add(SyntaxNode declaration, AttributeSyntax attribute)
    {
        // An attribute of a record's parameter is for its property.
        AttributeTargetSpecifierSyntax? target = declaration is ParameterSyntax
            ? SyntaxFactory.AttributeTargetSpecifier(SyntaxFactory.Token(SyntaxKind.PropertyKeyword)).WithTrailingTrivia(SyntaxFactory.Space)
            : null;
        SyntaxList<AttributeListSyntax> lists = Lists(declaration);
        SyntaxToken word = lists.Count > 0 ? lists[lists.Count - 1].GetLastToken().GetNextToken() : default;

        // What stands in front of the first list is in front of all of them.
        bool isConditional = word.ContainsDirectives || lists.SelectMany(static list => list.DescendantTokens()).Skip(1).Any(static token => token.ContainsDirectives);
        if (!isConditional && lists.LastOrDefault(list => list.Target?.Identifier.Text == target?.Identifier.Text) is { } last)
        {
            return With(declaration, lists.Replace(last, last.AddAttributes(attribute.WithLeadingTrivia(SyntaxFactory.Space))));
        }

        SyntaxTriviaList leading = isConditional ? word.LeadingTrivia : declaration.GetLeadingTrivia();
        SyntaxTriviaList trailing = declaration is BaseTypeDeclarationSyntax or BaseMethodDeclarationSyntax
            ? [Text.EndOfLine(declaration), .. leading.Reverse().TakeWhile(static trivia => trivia.IsKind(SyntaxKind.WhitespaceTrivia))]
            : [SyntaxFactory.Space];
        AttributeListSyntax added = SyntaxFactory.AttributeList(
            SyntaxFactory.Token(leading, SyntaxKind.OpenBracketToken, default),
            target,
            SyntaxFactory.SingletonSeparatedList(attribute),
            SyntaxFactory.Token(default, SyntaxKind.CloseBracketToken, trailing));
        if (isConditional)
        {
            return With(declaration.ReplaceToken(word, word.WithLeadingTrivia()), [.. lists, added]);
        }

        SyntaxNode bare = declaration.WithLeadingTrivia();
        return With(bare, [added, .. Lists(bare)]);
    }

    /// <summary>A declaration, or a file, without one of its attributes. Comments and directives beside it stay.</summary>
    public static SyntaxNode Without(SyntaxNode declaration, AttributeSyntax attribute)
    {
        var list = (AttributeListSyntax)attribute.Parent!;
        int at = Lists(declaration).IndexOf(list);
        if (list.Attributes.Count == 1)
        {
            declaration = Gap.Close(declaration, list.GetFirstToken(), list.GetLastToken(), [.. list.GetLeadingTrivia()]);
            return With(declaration, Lists(declaration).RemoveAt(at));
        }

        // The comma behind goes too, or the one in front of the last attribute.
        int index = list.Attributes.IndexOf(attribute);
        if (index < list.Attributes.SeparatorCount)
        {
            declaration = Gap.Close(declaration, attribute.GetFirstToken(), list.Attributes.GetSeparator(index), [.. attribute.GetLeadingTrivia()]);
        }
        else
        {
            SyntaxToken comma = list.Attributes.GetSeparator(index - 1);
            SyntaxTrivia[] leading = [.. comma.LeadingTrivia, .. comma.TrailingTrivia, .. attribute.GetLeadingTrivia()];
            declaration = Gap.Close(declaration, comma, attribute.GetLastToken(), leading.All(static one => one.IsKind(SyntaxKind.WhitespaceTrivia)) ? [] : leading);
        }

        list = Lists(declaration)[at];
        return With(declaration, Lists(declaration).Replace(list, list.WithAttributes(list.Attributes.RemoveAt(index))));
    }

    /// <summary>The expression that an attribute gives to a parameter of its constructor, by name or by position; null where it gives none.</summary>
    public static ExpressionSyntax? Argument(AttributeData attribute, int parameter)
    {
        if (Syntax(attribute)?.ArgumentList is not { } list || attribute.AttributeConstructor?.Parameters is not { } parameters || parameter >= parameters.Length)
        {
            return null;
        }

        AttributeArgumentSyntax? found = list.Arguments.FirstOrDefault(one => one.NameColon?.Name.Identifier.ValueText == parameters[parameter].Name)
            ?? list.Arguments.ElementAtOrDefault(parameter);
        return found is { NameEquals: null } && (found.NameColon is null || found.NameColon.Name.Identifier.ValueText == parameters[parameter].Name) ? found.Expression : null;
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
