using System.Text.RegularExpressions;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Generator.Tests;

/// <summary>
/// Every C# example of the documentation compiles, by itself or with the lines that it takes for granted. Where it says that a diagnostic
/// is reported, in a comment at the end of a line, that one is reported, there and nowhere else.
/// </summary>
public partial class DocumentationTests
{
    private const string ImplicitUsings = "global using System.IO; global using System.Threading.Tasks;";

    // What examples take for granted, by page and number of the example.
    private static readonly Dictionary<string, string> TakenForGranted = new()
    {
        ["docs/diagnostics/GRP009.md 1"] = "[Contract] public sealed class Dog : Animal { } [Contract] public sealed class Cat : Animal { }",
        ["docs/diagnostics/GRP007.md 2"] = "[Contract] public sealed class Dog : Animal { } [Contract] public sealed class Cat : Animal { }",
        ["docs/diagnostics/GRP102.md 1"] = "public sealed class ObservablePropertyAttribute : Attribute { }",
        ["docs/diagnostics/GRP102.md 2"] = "public sealed class ObservablePropertyAttribute : Attribute { } public partial class Person { private string? _name; public partial string? Name { get => _name; set => _name = value; } }",
    };

    // Examples that use the one before as another assembly.
    private static readonly string[] AcrossAssemblies = ["docs/diagnostics/GRP013.md 2", "docs/diagnostics/GRP044.md 2"];

    // Examples that use the one before as another file.
    private static readonly string[] AcrossFiles = ["docs/diagnostics/GRP049.md 2"];

    public static TheoryData<string, int> Examples
    {
        get
        {
            var examples = new TheoryData<string, int>();
            foreach (string page in Pages())
            {
                for (int i = 1; i <= Read(page).Count; i++)
                {
                    examples.Add(page, i);
                }
            }

            return examples;
        }
    }

    private static string Root => Path.GetFullPath(Path.Combine(TestFolder.Path, "..", ".."));

    [Theory]
    [MemberData(nameof(Examples))]
    public void An_example_compiles_and_reports_what_it_says(string page, int number)
    {
        string example = Read(page)[number - 1];
        string taken = TakenForGranted.GetValueOrDefault($"{page} {number}", "");
        string[] before = AcrossFiles.Contains($"{page} {number}") ? [Read(page)[number - 2]] : [];
        MetadataReference[] other = AcrossAssemblies.Contains($"{page} {number}")
            ? [MetadataReference.CreateFromImage(Compilations.Emit(Compilations.Create(Read(page)[number - 2], "Other")))]
            : [];
        CSharpCompilation compilation = Compilations.Create([.. before, example, taken, ImplicitUsings], "Example", LanguageVersion.Preview, [.. other, .. Compatibility.References]);
        bool isProgram = compilation.SyntaxTrees.Any(tree => tree.GetRoot().ChildNodes().OfType<GlobalStatementSyntax>().Any());
        GeneratorRun run = GeneratorRun.Of(isProgram ? compilation.WithOptions(compilation.Options.WithOutputKind(OutputKind.ConsoleApplication)) : compilation);

        string[] reported = [.. run.Diagnostics.Where(IsShown).Select(diagnostic => $"{Line(diagnostic)} {diagnostic.Id}").Order(StringComparer.Ordinal)];
        Assert.Equal(Announced(example), reported);
        Assert.Empty((run.Diagnostics.Any(diagnostic => diagnostic is { Severity: DiagnosticSeverity.Error, IsSuppressed: false }) ? run.Input : run.Output).GetDiagnostics()
            .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error));

        // What is hidden is not noise where it is not the subject.
        bool IsShown(Diagnostic diagnostic) => !diagnostic.IsSuppressed && (diagnostic.Severity >= DiagnosticSeverity.Warning || example.Contains(diagnostic.Id, StringComparison.Ordinal));
    }

    [Fact]
    public void Examples_are_found_on_many_pages() => Assert.True(Pages().Count(page => Read(page).Count > 0) > 20);

    [Fact]
    public void Nothing_is_taken_for_granted_in_vain() =>
        Assert.All(TakenForGranted.Keys.Concat(AcrossAssemblies).Concat(AcrossFiles), key => Assert.Contains(Pages(), page => Enumerable.Range(1, Read(page).Count).Any(i => key == $"{page} {i}")));

    private static IEnumerable<string> Pages() => Directory.EnumerateFiles(Path.Combine(Root, "docs"), "*.md", SearchOption.AllDirectories)
        .Append(Path.Combine(Root, "README.md"))
        .Append(Path.Combine(Root, "src", "Graupel", "README.md"))
        .Select(path => Path.GetRelativePath(Root, path).Replace('\\', '/'))
        .Order(StringComparer.Ordinal);

    private static List<string> Read(string page) =>
        [.. Fence().Matches(File.ReadAllText(Path.Combine(Root, page))).Select(match => match.Groups["code"].Value)];

    private static string[] Announced(string example) =>
    [
        .. example.Split('\n').SelectMany((line, i) => Comment().Matches(line).Select(match => $"{i + 1} {match.Groups["id"].Value}")).Order(StringComparer.Ordinal),
    ];

    private static int Line(Diagnostic diagnostic) => diagnostic.Location.GetLineSpan().StartLinePosition.Line + 1;

    [GeneratedRegex(@"^```(csharp|cs|c#)\r?\n(?<code>.*?)^```", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex Fence();

    [GeneratedRegex(@"// (?<id>GRP[0-9]{3})")]
    private static partial Regex Comment();
}
