using System.Globalization;
using Graupel.CodeFixes.Editing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.CodeFixes.Types;

/// <summary>Asks the compiler whether types may be seen by more code.</summary>
internal static class Accessibilities
{
    /// <summary>Whether declarations may be internal: what they name must be as accessible as they are, and their name must not be taken.</summary>
    public static bool AllowInternal(IReadOnlyCollection<BaseTypeDeclarationSyntax> declarations, Compilation compilation)
    {
        var edited = new Dictionary<SyntaxTree, SyntaxTree>();
        foreach (var file in declarations.GroupBy(static one => one.SyntaxTree))
        {
            SyntaxNode root = file.Key.GetRoot().ReplaceNodes(file, static (_, current) => Modifiers.MakeInternal(current));
            edited.Add(file.Key, file.Key.WithRootAndOptions(root, file.Key.Options));
        }

        foreach (KeyValuePair<SyntaxTree, SyntaxTree> pair in edited)
        {
            compilation = compilation.ReplaceSyntaxTree(pair.Key, pair.Value);
        }

        return !edited.Values.SelectMany(tree => compilation.GetSemanticModel(tree).GetDeclarationDiagnostics()).Any(IsAboutAccess);
    }

    // CS0050 to CS0061: less accessible than what names it; CS0703: the same of a constraint; CS0101: declared twice.
    private static bool IsAboutAccess(Diagnostic diagnostic) =>
        int.TryParse(diagnostic.Id.Replace("CS", ""), NumberStyles.None, CultureInfo.InvariantCulture, out int number) && number is (>= 50 and <= 61) or 703 or 101;
}
