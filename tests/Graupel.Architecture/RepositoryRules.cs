using System.Text.RegularExpressions;
using System.Xml.Linq;

namespace Graupel.Architecture;

/// <summary>What a visitor finds, and what the build covers.</summary>
public partial class RepositoryRules
{
    [Fact]
    public void Every_project_is_in_the_solution()
    {
        var listed = XDocument.Parse(Repository.Read("Graupel.slnx")).Descendants("Project").Select(project => (string)project.Attribute("Path")!);
        // The consumers of the packages are built outside of the repository, integrations where a feed has the packages of others; what is in eng is restored alone.
        var present = Repository.Files.Where(path => path.EndsWith(".csproj", StringComparison.Ordinal))
            .Where(path => !path.StartsWith("tests/Graupel.PackageTest/", StringComparison.Ordinal) && !path.StartsWith("integrations/", StringComparison.Ordinal))
            .Where(path => !path.StartsWith("eng/", StringComparison.Ordinal));
        Assert.Equal(present.Order(StringComparer.Ordinal), listed.Order(StringComparer.Ordinal));
    }

    [Fact]
    public void The_library_depends_on_the_framework_alone()
    {
        var wrong = XDocument.Parse(Repository.Read("src/Graupel/Graupel.csproj"))
            .Descendants("PackageReference")
            .Where(reference => (string?)reference.Attribute("PrivateAssets") != "all");
        Assert.Empty(wrong);
    }

    [Fact]
    public void Missing_documentation_is_an_error_in_the_library()
    {
        string[] settings = ["Directory.Build.props", "src/Directory.Build.props", "src/Graupel/Graupel.csproj"];
        Assert.DoesNotContain(settings, path => Repository.Read(path).Contains("CS1591", StringComparison.Ordinal));
        Assert.Contains("<GenerateDocumentationFile>true<", Repository.Read("Directory.Build.props"), StringComparison.Ordinal);
        Assert.Contains("<TreatWarningsAsErrors>true<", Repository.Read("Directory.Build.props"), StringComparison.Ordinal);
    }

    [Fact]
    public void The_readme_says_what_it_is_in_three_lines_and_then_gives_two_commands()
    {
        var lines = Repository.Read("README.md").Split('\n');
        Assert.Equal("# Graupel", lines[0]);
        Assert.Equal("", lines[1]);
        Assert.All(lines[2..5], line => Assert.NotEqual("", line));
        Assert.Equal("", lines[5]);

        var commands = lines[6..].SkipWhile(line => !line.StartsWith("```", StringComparison.Ordinal)).Skip(1)
            .TakeWhile(line => !line.StartsWith("```", StringComparison.Ordinal))
            .Select(line => line.Split('#')[0].TrimEnd());
        Assert.Equal(["dotnet run -c Release --project samples/Tour -- out", "./test"], commands);
    }

    [Fact]
    public void Links_in_the_documentation_lead_somewhere()
    {
        var broken =
            from link in Links()
            where link.Target.Length > 0 && !link.Target.StartsWith("mailto:", StringComparison.Ordinal)
            let full = Path.Combine(Repository.Root, Path.GetDirectoryName(link.Page)!, Uri.UnescapeDataString(link.Target))
            where !File.Exists(full) && !Directory.Exists(full)
            select $"{link.Page}: {link.Target}";
        Assert.Empty(broken);
    }

    [Fact]
    public void Links_to_headings_find_them()
    {
        var broken =
            from link in Links()
            where link.Anchor.Length > 0
            let file = link.Target.Length == 0
                ? link.Page
                : Path.GetRelativePath(Repository.Root, Path.GetFullPath(Path.Combine(Repository.Root, Path.GetDirectoryName(link.Page)!, link.Target)))
            where !AnchorsIn(file).Contains(link.Anchor)
            select $"{link.Page}: {link.Target}#{link.Anchor}";
        Assert.Empty(broken);
    }

    // Those within the repository.
    private static IEnumerable<(string Page, string Target, string Anchor)> Links() =>
        from path in Repository.Files
        where path.EndsWith(".md", StringComparison.Ordinal)
        from Match link in Link().Matches(Fence().Replace(Repository.Read(path), ""))
        let target = link.Groups["target"].Value
        where !target.Contains("://", StringComparison.Ordinal)
        select (path, target, link.Groups["anchor"].Value);

    // As the host of the repository makes them: of letters, digits, hyphens and underscores, with a hyphen for each space.
    private static IEnumerable<string> AnchorsIn(string path) =>
        from Match heading in Heading().Matches(FencedCode().Replace(Repository.Read(path), ""))
        let text = heading.Groups["text"].Value.Trim().ToLowerInvariant()
        select string.Concat(text.Where(static c => char.IsLetterOrDigit(c) || c is ' ' or '-' or '_').Select(static c => c == ' ' ? '-' : c));

    [GeneratedRegex(@"\]\((?<target>[^)#\s]*)(#(?<anchor>[^)\s]+))?[^)]*\)")]
    private static partial Regex Link();

    [GeneratedRegex(@"^#+ (?<text>.*)$", RegexOptions.Multiline)]
    private static partial Regex Heading();

    [GeneratedRegex(@"^```.*?^```", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex FencedCode();

    [GeneratedRegex(@"^```.*?^```|`[^`\n]*`", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex Fence();
}
