using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Architecture;

/// <summary>Files have one subject and are short; there is one source for everything, without templates and conditional forks.</summary>
public class FileRules
{
    [Fact]
    public void Source_files_are_short()
    {
        var lengths = Repository.FilesUnder("src", ".cs")
            .Select(path => (Lines: Repository.Read(path).AsSpan().Count('\n'), Path: path))
            .Order()
            .ToArray();
        Assert.NotEmpty(lengths);

        var (median, percentile90, longest) = (lengths[lengths.Length / 2], lengths[lengths.Length * 9 / 10], lengths[^1]);
        Assert.True(median.Lines <= 80, $"The median file has {median.Lines} lines, more than 80.");
        Assert.True(percentile90.Lines <= 300, $"A tenth of the files has {percentile90.Lines} lines or more (bar: 300), from {percentile90.Path} on.");
        Assert.True(longest.Lines <= 600, $"{longest.Path} has {longest.Lines} lines, more than 600.");
    }

    [Fact]
    public void Nothing_is_made_from_templates() =>
        Assert.DoesNotContain(Repository.Files, path => path.EndsWith(".tt", StringComparison.OrdinalIgnoreCase));

    [Fact]
    public void Only_DEBUG_is_asked_for_at_compile_time()
    {
        var forks =
            from path in Repository.FilesUnder("src", ".cs")
            from trivia in CSharpSyntaxTree.ParseText(Repository.Read(path)).GetRoot().DescendantTrivia()
            let condition = (trivia.GetStructure() as ConditionalDirectiveTriviaSyntax)?.Condition.ToString()
            where condition is not (null or "DEBUG")
            select $"{path}: #if {condition}";
        Assert.Empty(forks);
    }

    [Fact]
    public void Disabled_warnings_say_why()
    {
        var unexplained =
            from path in Repository.FilesUnder("src", ".cs")
            from trivia in CSharpSyntaxTree.ParseText(Repository.Read(path)).GetRoot().DescendantTrivia()
            let pragma = trivia.GetStructure() as PragmaWarningDirectiveTriviaSyntax
            where pragma is not null && pragma.DisableOrRestoreKeyword.IsKind(SyntaxKind.DisableKeyword)
            where !pragma.ToFullString().Contains("//", StringComparison.Ordinal)
            select $"{path}: {pragma}";
        Assert.Empty(unexplained);

        var unjustified =
            from path in Repository.FilesUnder("src", ".cs")
            from attribute in CSharpSyntaxTree.ParseText(Repository.Read(path)).GetRoot().DescendantNodes().OfType<AttributeSyntax>()
            where attribute.Name.ToString() == "SuppressMessage" && !attribute.ToString().Contains("Justification = \"", StringComparison.Ordinal)
            select $"{path}: {attribute}";
        Assert.Empty(unjustified);
    }
}
