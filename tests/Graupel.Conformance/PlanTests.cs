extern alias Generator;

using Generator::Graupel.Generator.Symbols;
using Graupel.Dynamic;
using Graupel.Generator.Tests.Harness;
using Graupel.Model;
using Graupel.Model.Planning;
using Graupel.TestCases;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using CaseReader = Generator::Graupel.Generator.Symbols.CaseReader;
using RoslynModel = Generator::Graupel.Model;
using RoslynPlanning = Generator::Graupel.Model.Planning;

namespace Graupel.Conformance;

/// <summary>Both front ends read the same facts: the plans of every case, as text, are equal.</summary>
public class PlanTests(SuiteClock<PlanTests> clock) : IClassFixture<SuiteClock<PlanTests>>
{
    private static readonly Lazy<CSharpCompilation> Sources = new(Compile);

    public static TheoryData<string> Cases => [.. Catalogue.All.Select(static testCase => testCase.ToString())];

    [Theory]
    [MemberData(nameof(Cases))]
    public void Plans_are_equal(string testCase) => clock.Run(() =>
    {
        Type type = Catalogue.Get(testCase).Type;
        string expected = OfSymbols(type);
        Assert.Equal(expected, OfReflection(type));
        Assert.NotEmpty(expected);
    });

    /// <summary>The plans of a type as the generator makes them.</summary>
    public static string OfSymbols(Type type) => OfSymbols(Symbols.Of(type, Sources.Value));

    /// <summary>Those that are made at run time.</summary>
    public static string OfReflection(Type type)
    {
        var types = new TypeTable();
        TypeRef root = types.Read(type);
        var planner = new Planner(new ReflectionReader(types, static _ => false));
        return string.Concat(planner.GetAll([root]).Select(PlanDump.Of).Concat(planner.Errors.Select(static error => $"{error}\n")));
    }

    private static string OfSymbols(ITypeSymbol symbol)
    {
        var types = new TypeReader();
        RoslynModel.TypeRef root = types.Read(symbol);
        var cases = new CaseReader(Sources.Value, types, CasesOf(Sources.Value));
        var planner = new RoslynPlanning.Planner(new SymbolReader(Sources.Value, types, cases, new HashSet<string>(), static (_, _) => false));
        return string.Concat(planner.GetAll([root]).Select(RoslynPlanning.PlanDump.Of).Concat(planner.Errors.Select(static error => $"{error}\n")));
    }

    private static CaseIndex CasesOf(CSharpCompilation compilation) =>
        new(compilation, compilation.GetSymbolsWithName(static _ => true, SymbolFilter.Type).OfType<INamedTypeSymbol>());

    private static CSharpCompilation Compile()
    {
        string folder = Path.Combine(Repository.Root, "tests", "Graupel.TestCases");
        IEnumerable<string> sources = Directory.EnumerateFiles(folder, "*.cs", SearchOption.AllDirectories)
            .Where(path => !Path.GetRelativePath(folder, path).StartsWith("obj", StringComparison.Ordinal))
            .Select(File.ReadAllText);
        return Compilations.Create(sources, "Graupel.TestCases", LanguageVersion.Preview);
    }
}
