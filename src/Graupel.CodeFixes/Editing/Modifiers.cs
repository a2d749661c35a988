using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.CodeFixes.Editing;

/// <summary>Words such as <c>internal</c> and <c>partial</c> in front of a declaration.</summary>
internal static class Modifiers
{
    private static readonly SyntaxKind[] Access =
        [SyntaxKind.PublicKeyword, SyntaxKind.ProtectedKeyword, SyntaxKind.InternalKeyword, SyntaxKind.PrivateKeyword, SyntaxKind.FileKeyword];

    public static MemberDeclarationSyntax MakeInternal(MemberDeclarationSyntax declaration) =>
        With(declaration, kept => [Word(SyntaxKind.InternalKeyword), .. kept.Where(static token => !Access.Contains(token.Kind()))]);

    public static MemberDeclarationSyntax MakePartial(MemberDeclarationSyntax declaration) =>
        With(declaration, static kept => [.. kept, Word(SyntaxKind.PartialKeyword)]);

    public static MemberDeclarationSyntax Without(MemberDeclarationSyntax declaration, SyntaxKind modifier) =>
        With(declaration, kept => kept.Where(token => !token.IsKind(modifier)));

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
