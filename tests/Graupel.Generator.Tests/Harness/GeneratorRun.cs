extern alias Generator;

using System.Collections.Immutable;
using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests.Harness;

/// <summary>What the generator made of a project.</summary>
internal sealed class GeneratorRun
{
    private readonly GeneratorDriver _driver;

    private GeneratorRun(GeneratorDriver driver, CSharpCompilation compilation)
    {
        _driver = driver.RunGeneratorsAndUpdateCompilation(compilation, out Compilation output, out _);
        Input = compilation;
        Output = output;
        Result = _driver.GetRunResult().Results.Single();
        Assert.Null(Result.Exception);
    }

    public CSharpCompilation Input { get; }

    /// <summary>The project with what was generated.</summary>
    public Compilation Output { get; }

    public GeneratorRunResult Result { get; }

    public ImmutableArray<Diagnostic> Diagnostics => Result.Diagnostics;

    public IEnumerable<string> Hints => Result.GeneratedSources.Select(static source => source.HintName);

    public static GeneratorRun Of(string source) => Of(Compilations.Create(source));

    public static GeneratorRun Of(CSharpCompilation compilation)
    {
        var options = new GeneratorDriverOptions(IncrementalGeneratorOutputKind.None, trackIncrementalGeneratorSteps: true);
        var parsing = (CSharpParseOptions)compilation.SyntaxTrees[0].Options;
        return new(CSharpGeneratorDriver.Create([new Generator::Graupel.Generator.GraupelGenerator().AsSourceGenerator()], parseOptions: parsing, driverOptions: options), compilation);
    }

    /// <summary>Runs again after an edit.</summary>
    public GeneratorRun Then(CSharpCompilation edited) => new(_driver, edited);

    /// <summary>The text of one generated file.</summary>
    public string Text(string hint) => Result.GeneratedSources.Single(source => source.HintName == hint).SourceText.ToString();

    /// <summary>Fails if the project does not compile, or if generated code gives as much as a warning.</summary>
    public GeneratorRun Compiles()
    {
        Assert.DoesNotContain(Diagnostics, static diagnostic => diagnostic.Severity >= DiagnosticSeverity.Warning);
        Assert.Empty(Output.GetDiagnostics()
            .Where(diagnostic => diagnostic.Severity >= (IsGenerated(diagnostic) ? DiagnosticSeverity.Warning : DiagnosticSeverity.Error))
            .Select(static diagnostic => $"{diagnostic}: {LineOf(diagnostic)}"));
        return this;
    }

    /// <summary>Fails unless there is one such diagnostic, a warning that stands at <paramref name="place"/> and says <paramref name="message"/>.</summary>
    public static void Warns(string source, string id, string place, string message)
    {
        Diagnostic found = Assert.Single(Of(source).Diagnostics, one => one.Id == id);
        Assert.Equal(DiagnosticSeverity.Warning, found.Severity);
        Assert.Contains(message, found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
        Assert.Equal(place, source.Substring(found.Location.SourceSpan.Start, found.Location.SourceSpan.Length));
    }

    private bool IsGenerated(Diagnostic diagnostic) => diagnostic.Location.SourceTree is { } tree && !Input.ContainsSyntaxTree(tree);

    private static string? LineOf(Diagnostic diagnostic) =>
        diagnostic.Location.SourceTree?.GetText().Lines[diagnostic.Location.GetLineSpan().StartLinePosition.Line].ToString();
}
