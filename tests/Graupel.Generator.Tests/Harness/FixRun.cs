extern alias Generator;

using System.Collections.Immutable;
using Generator::Graupel.Generator.Diagnostics;
using Graupel.CodeFixes;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Host.Mef;

namespace Graupel.Generator.Tests.Harness;

/// <summary>A project as an editor has it: what is reported in it, and the fixes that are offered.</summary>
internal sealed class FixRun
{
    private readonly Project _project;

    private FixRun(Project project, IReadOnlyList<Diagnostic> diagnostics) => (_project, Diagnostics) = (project, diagnostics);

    public static IReadOnlyList<CodeFixProvider> Providers { get; } =
    [
        .. typeof(ContractFix).Assembly.GetTypes()
            .Where(static type => type.IsSubclassOf(typeof(CodeFixProvider)) && !type.IsAbstract)
            .OrderBy(static type => type.Name, StringComparer.Ordinal)
            .Select(static type => (CodeFixProvider)Activator.CreateInstance(type)!),
    ];

    public IReadOnlyList<Diagnostic> Diagnostics { get; }

    public static Task<FixRun> Of(string source) => Of(Compilations.Create(source));

    /// <summary>A project that does not compile, as while one types.</summary>
    public static Task<FixRun> OfBroken(string source) => Of(Compilations.Create(source), compiles: false);

    /// <summary>A project in an editor that has the one it refers to, and one that refers to it.</summary>
    public static async Task<FixRun> Beside(string source, string? referenced = null, string? referring = null)
    {
        Solution solution = NewSolution();
        var project = ProjectId.CreateNewId();
        solution = await Add(solution, project, Compilations.Create(source));
        foreach ((string? other, bool isReferenced) in new[] { (referenced, true), (referring, false) })
        {
            if (other is not null)
            {
                var id = ProjectId.CreateNewId();
                solution = await Add(solution, id, Compilations.Create(other, isReferenced ? "Referenced" : "Referring"));
                solution = isReferenced ? solution.AddProjectReference(project, new(id)) : solution.AddProjectReference(id, new(project));
            }
        }

        return await Of(solution.GetProject(project)!);
    }

    public static async Task<FixRun> Of(CSharpCompilation compilation, bool compiles = true)
    {
        var project = ProjectId.CreateNewId();
        Solution solution = await Add(NewSolution(), project, compilation);
        return await Of(solution.GetProject(project)!, compiles);
    }

    private static Solution NewSolution() => new AdhocWorkspace(MefHostServices.DefaultHost).CurrentSolution;

    private static async Task<Solution> Add(Solution solution, ProjectId project, CSharpCompilation compilation)
    {
        solution = solution.AddProject(ProjectInfo.Create(
            project, VersionStamp.Default, compilation.AssemblyName!, compilation.AssemblyName!, LanguageNames.CSharp,
            compilationOptions: compilation.Options, parseOptions: compilation.SyntaxTrees[0].Options, metadataReferences: compilation.References));
        foreach (SyntaxTree tree in compilation.SyntaxTrees)
        {
            solution = solution.AddDocument(DocumentId.CreateNewId(project), tree.FilePath, await tree.GetTextAsync(), filePath: tree.FilePath);
        }

        return solution;
    }

    /// <summary>The text of a file.</summary>
    public async Task<string> Text(string file = "File1.cs") => (await DocumentAt(file).GetTextAsync()).ToString();

    /// <summary>The titles of what is offered for a diagnostic, at the first place where it is reported.</summary>
    public async Task<string[]> Titles(string id) => [.. (await Offers(First(id))).Select(static offer => offer.Title)];

    /// <summary>The project after one of the offers was taken.</summary>
    public async Task<FixRun> Apply(string id, string title) => await Apply((await Offers(First(id))).Single(offer => offer.Title == title), _project.Id);

    /// <summary>The project after an offer was taken wherever the diagnostic is reported in the first file.</summary>
    public async Task<FixRun> ApplyAll(string id, string title)
    {
        Diagnostic first = First(id);
        Document document = DocumentAt(first.Location.GetLineSpan().Path);
        CodeAction chosen = (await Offers(first)).Single(offer => offer.Title == title);
        CodeFixProvider provider = Providers.First(one => one.FixableDiagnosticIds.Contains(id));
        var context = new FixAllContext(document, provider, FixAllScope.Document, chosen.EquivalenceKey!, [id], new Reported(Diagnostics), CancellationToken.None);
        return await Apply((await provider.GetFixAllProvider()!.GetFixAsync(context))!, _project.Id);
    }

    private static async Task<FixRun> Of(Project project, bool compiles = true)
    {
        var compilation = (CSharpCompilation)(await project.GetCompilationAsync())!;
        GeneratorRun run = GeneratorRun.Of(compilation);
        Assert.Equal(compiles, compilation.GetDiagnostics().All(static diagnostic => diagnostic.Severity != DiagnosticSeverity.Error));
        ImmutableArray<Diagnostic> analyzed = await compilation.WithAnalyzers([new ContractParameterAnalyzer()]).GetAnalyzerDiagnosticsAsync();

        IEnumerable<Diagnostic> diagnostics = run.Diagnostics.Concat(analyzed);
        return new(project, [.. diagnostics.OrderBy(static diagnostic => diagnostic.Location.SourceSpan.Start)]);
    }

    private static async Task<FixRun> Apply(CodeAction action, ProjectId project)
    {
        ImmutableArray<CodeActionOperation> operations = await action.GetOperationsAsync(CancellationToken.None);
        Solution changed = Assert.Single(operations.OfType<ApplyChangesOperation>()).ChangedSolution;
        return await Of(changed.GetProject(project)!);
    }

    private Diagnostic First(string id) => Diagnostics.First(diagnostic => diagnostic.Id == id);

    private Document DocumentAt(string file) => _project.Documents.Single(document => document.FilePath == file);

    private async Task<List<CodeAction>> Offers(Diagnostic diagnostic)
    {
        var offers = new List<CodeAction>();
        foreach (CodeFixProvider provider in Providers.Where(provider => provider.FixableDiagnosticIds.Contains(diagnostic.Id)))
        {
            Document document = DocumentAt(diagnostic.Location.GetLineSpan().Path);
            await provider.RegisterCodeFixesAsync(new CodeFixContext(document, diagnostic, (offer, _) => offers.Add(offer), CancellationToken.None));
        }

        return offers;
    }

    private sealed class Reported(IReadOnlyList<Diagnostic> diagnostics) : FixAllContext.DiagnosticProvider
    {
        public override Task<IEnumerable<Diagnostic>> GetAllDiagnosticsAsync(Project project, CancellationToken cancellation) => Task.FromResult<IEnumerable<Diagnostic>>(diagnostics);

        public override Task<IEnumerable<Diagnostic>> GetProjectDiagnosticsAsync(Project project, CancellationToken cancellation) => Task.FromResult<IEnumerable<Diagnostic>>([]);

        public override Task<IEnumerable<Diagnostic>> GetDocumentDiagnosticsAsync(Document document, CancellationToken cancellation) =>
            Task.FromResult(diagnostics.Where(one => one.Location.GetLineSpan().Path == document.FilePath));
    }
}
