using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.CodeFixes.Editing;

/// <summary>What stays where code is removed: comments around it, and also directives in it, since their other halves may stand elsewhere.</summary>
internal static class Gap
{
    /// <summary>Hands what stands around some code to the token behind it, so that the code can be taken away.</summary>
    /// <param name="around">A node that holds the code and the token behind it.</param>
    /// <param name="first">The first token of the code.</param>
    /// <param name="last">The last token of the code.</param>
    /// <param name="leading">What stands in front of the code.</param>
    public static SyntaxNode Close(SyntaxNode around, SyntaxToken first, SyntaxToken last, IReadOnlyCollection<SyntaxTrivia> leading)
    {
        SyntaxToken previous = first.GetPreviousToken();
        SyntaxToken next = last.GetNextToken(includeZeroWidth: true);
        SyntaxTrivia[] lead = [.. leading.Take(leading.Count - Blanks(leading.Reverse()))];
        SyntaxTrivia[] rest = [.. last.TrailingTrivia.Skip(Blanks(last.TrailingTrivia))];
        bool startsLine = lead.Length == 0 ? previous.RawKind == 0 || EndsLine(previous.TrailingTrivia) : EndsLine(lead);
        bool isOnlyLineEnd = rest.Length == 1 && rest[0].IsKind(SyntaxKind.EndOfLineTrivia);
        SyntaxTrivia[] directives = [.. Inside(first, last).Where(static trivia => trivia.IsDirective || trivia.IsKind(SyntaxKind.DisabledTextTrivia)).Except(leading)];

        // A line that held nothing else goes with the code; directives have lines of their own.
        bool isWholeLine = startsLine && isOnlyLineEnd;
        SyntaxTrivia[] own = directives.Length == 0 || startsLine ? directives : [Text.EndOfLine(around), .. directives];
        IEnumerable<SyntaxTrivia> front = own.Length > 0 || isOnlyLineEnd ? lead.Concat(own) : leading;
        SyntaxTrivia[] left = isWholeLine || (own.Length > 0 && isOnlyLineEnd) ? [.. front] : [.. front, .. rest];
        bool trims = !startsLine && isOnlyLineEnd && lead.Length == 0 && around.FullSpan.Contains(previous.FullSpan);
        return around.ReplaceTokens(trims ? [previous, next] : [next], (token, _) => token == next
            ? token.WithLeadingTrivia(left.Concat(token.LeadingTrivia))
            : token.WithTrailingTrivia(token.TrailingTrivia.Reverse().SkipWhile(IsBlank).Reverse()));
    }

    private static IEnumerable<SyntaxTrivia> Inside(SyntaxToken first, SyntaxToken last)
    {
        for (SyntaxToken token = first; token != last;)
        {
            token = token.GetNextToken(includeZeroWidth: true);
            foreach (SyntaxTrivia trivia in token.LeadingTrivia)
            {
                yield return trivia;
            }
        }
    }

    private static int Blanks(IEnumerable<SyntaxTrivia> trivia) => trivia.TakeWhile(IsBlank).Count();

    private static bool IsBlank(SyntaxTrivia trivia) => trivia.IsKind(SyntaxKind.WhitespaceTrivia);

    private static bool EndsLine(IEnumerable<SyntaxTrivia> trivia) => trivia.LastOrDefault().ToFullString() is { Length: > 0 } text && text[text.Length - 1] is '\n' or '\r';
}
