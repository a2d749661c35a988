extern alias Generator;

using Generator::Graupel.Generator.Roots;
using Generator::Graupel.Generator.Symbols;
using Graupel.Dynamic;
using Graupel.Generator.Tests.Harness;
using Graupel.TestCases;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using CaseReader = Generator::Graupel.Generator.Symbols.CaseReader;
using GeneratorModel = Generator::Graupel.Model.Planning;
using LibraryModel = Graupel.Model.Planning;

namespace Graupel.Generator.Tests;

/// <summary>Symbols and reflection tell the planner the same: both compilers work from equal plans.</summary>
public class PlanDumpTests
{
    [Fact]
    public void Of_all_test_cases_are_equal_from_both_front_ends()
    {
        Dictionary<string, string> expected = FromReflection();
        Dictionary<string, string> found = FromSymbols();
        Assert.True(expected.Count > 200, $"There are only {expected.Count} plans.");
        Assert.All(expected, plan => Assert.Equal(plan.Value, found.GetValueOrDefault(plan.Key)));
    }

    private static Dictionary<string, string> FromReflection()
    {
        var types = new TypeTable();
        var planner = new LibraryModel.Planner(new ReflectionReader(types, static _ => false));
        var plans = planner.GetAll([.. Catalogue.All.Select(testCase => types.Read(testCase.Type))]);
        return plans.ToDictionary(static plan => plan.Type.Name, LibraryModel.PlanDump.Of);
    }

    private static Dictionary<string, string> FromSymbols()
    {
        CSharpCompilation compilation = Compilations.Create(Sources(), "Graupel.TestCases", LanguageVersion.Preview);
        compilation = compilation.WithOptions(compilation.Options.WithAllowUnsafe(true));
        Assert.DoesNotContain(compilation.GetDiagnostics(), static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
        var types = new TypeReader();
        var cases = new CaseReader(compilation, types, CasesOf(compilation));
        var planner = new GeneratorModel.Planner(new SymbolReader(compilation, types, cases, new HashSet<string>(), static (_, _) => false));
        var roots = new CallScan(compilation, CancellationToken.None).Handed.Select(static root => root.Type);
        var plans = planner.GetAll([.. roots.Where(static type => !TypeReader.HasParameters(type)).Select(types.Read)]);
        return plans.ToDictionary(static plan => plan.Type.Name, GeneratorModel.PlanDump.Of);
    }

    private static CaseIndex CasesOf(CSharpCompilation compilation) =>
        new(compilation, compilation.GetSymbolsWithName(static _ => true, SymbolFilter.Type).OfType<INamedTypeSymbol>());

    private static IEnumerable<string> Sources()
    {
        string folder = Path.Combine(TestFolder.Path, "..", "Graupel.TestCases");
        return Directory.EnumerateFiles(folder, "*.cs", SearchOption.AllDirectories)
            .Where(static path => !path.Split(Path.DirectorySeparatorChar).Any(static part => part is "bin" or "obj"))
            .Select(File.ReadAllText)
            .Append("global using System.IO; global using System.Threading; global using System.Threading.Tasks;");
    }
}
