using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.CodeFixes.Editing;

/// <summary>White space and numbers, as the file at hand writes them.</summary>
internal static class Text
{
    public static string Of(int number) => number.ToString(CultureInfo.InvariantCulture);

    public static LiteralExpressionSyntax Literal(int number) =>
        SyntaxFactory.LiteralExpression(SyntaxKind.NumericLiteralExpression, SyntaxFactory.Literal(number));

    /// <summary>The kind of line end that the file has.</summary>
    public static SyntaxTrivia EndOfLine(SyntaxNode node)
    {
        SyntaxTrivia found = node.SyntaxTree.GetRoot().DescendantTrivia().FirstOrDefault(static trivia => trivia.IsKind(SyntaxKind.EndOfLineTrivia));
        return found.IsKind(SyntaxKind.EndOfLineTrivia) ? found : SyntaxFactory.EndOfLine("\n");
    }

    /// <summary>The white space in front of the first word of a declaration.</summary>
    public static SyntaxTriviaList Indentation(SyntaxNode declaration) =>
        [.. declaration.GetLeadingTrivia().Reverse().TakeWhile(static trivia => trivia.IsKind(SyntaxKind.WhitespaceTrivia))];
}
