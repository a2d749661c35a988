using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.CodeFixes.Editing;

/// <summary>Words such as <c>internal</c> and <c>partial</c> in front of a declaration.</summary>
internal static class Modifiers
{
    private static readonly SyntaxKind[] Access =
        [SyntaxKind.PublicKeyword, SyntaxKind.ProtectedKeyword, SyntaxKind.InternalKeyword, SyntaxKind.PrivateKeyword, SyntaxKind.FileKeyword];

    /// <summary>
    /// A declaration that is internal: its first word of access is replaced, and further ones go. What is <c>protected</c> stays so, because other projects
    /// may derive from the class around it.
    /// </summary>
    public static MemberDeclarationSyntax MakeInternal(MemberDeclarationSyntax declaration)
    {
        if (declaration.Modifiers.Any(SyntaxKind.ProtectedKeyword) && !declaration.Modifiers.Any(SyntaxKind.PrivateKeyword))
        {
            return With(declaration, static kept =>
                [.. kept.SelectMany(static word => word.IsKind(SyntaxKind.ProtectedKeyword) ? new[] { word, Word(SyntaxKind.InternalKeyword) } : [word])]);
        }

        int first = declaration.Modifiers.IndexOf(declaration.Modifiers.FirstOrDefault(IsAccess));
        if (first < 0)
        {
            return With(declaration, static kept => [Word(SyntaxKind.InternalKeyword), .. kept]);
        }

        for (int i = declaration.Modifiers.Count - 1; i > first; i--)
        {
            declaration = IsAccess(declaration.Modifiers[i]) ? Without(declaration, i) : declaration;
        }

        SyntaxToken old = declaration.Modifiers[first];
        return declaration.ReplaceToken(old, SyntaxFactory.Token(old.LeadingTrivia, SyntaxKind.InternalKeyword, old.TrailingTrivia));
    }

    public static MemberDeclarationSyntax MakePartial(MemberDeclarationSyntax declaration) =>
        With(declaration, static kept => [.. kept, Word(SyntaxKind.PartialKeyword)]);

    public static MemberDeclarationSyntax Without(MemberDeclarationSyntax declaration, SyntaxKind modifier) =>
        declaration.Modifiers.IndexOf(modifier) is >= 0 and var index ? Without(declaration, index) : declaration;

    private static MemberDeclarationSyntax Without(MemberDeclarationSyntax declaration, int index)
    {
        SyntaxToken word = declaration.Modifiers[index];
        declaration = (MemberDeclarationSyntax)Gap.Close(declaration, word, word, [.. word.LeadingTrivia]);
        return declaration.WithModifiers(declaration.Modifiers.RemoveAt(index));
    }

    private static bool IsAccess(SyntaxToken token) => Access.Contains(token.Kind());

    private static SyntaxToken Word(SyntaxKind kind) => SyntaxFactory.Token(kind).WithTrailingTrivia(SyntaxFactory.Space);

    // What stands in front of the first word stays in front of whatever word is the first.
    private static MemberDeclarationSyntax With(MemberDeclarationSyntax declaration, Func<SyntaxTokenList, IEnumerable<SyntaxToken>> choose)
    {
        SyntaxToken first = FirstWord(declaration);
        SyntaxTriviaList leading = first.LeadingTrivia;
        declaration = declaration.ReplaceToken(first, first.WithLeadingTrivia());
        declaration = declaration.WithModifiers(SyntaxFactory.TokenList(choose(declaration.Modifiers)));
        first = FirstWord(declaration);
        return declaration.ReplaceToken(first, first.WithLeadingTrivia(leading));
    }

    private static SyntaxToken FirstWord(MemberDeclarationSyntax declaration) => declaration.AttributeLists.Count == 0
        ? declaration.GetFirstToken()
        : declaration.AttributeLists[declaration.AttributeLists.Count - 1].GetLastToken().GetNextToken();
}
