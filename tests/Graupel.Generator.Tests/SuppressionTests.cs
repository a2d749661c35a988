extern alias Generator;

using Generator::Graupel.Generator.Diagnostics;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Graupel.Generator.Tests;

/// <summary>What is said of private members that their contract alone sets, reads or calls.</summary>
public class SuppressionTests
{
    [Theory]
    [InlineData("[Contract] public class A { [Order(0)] private int _at; }")]
    [InlineData("[Contract] public class A { [Order(0)] private int _at; public int At() => _at; }")]
    [InlineData("[Contract] public class A { [Order(0)] private int _at; public A() => _at = 1; }")]
    [InlineData("[Contract] public class A { [Order(0)] internal int At; public int Get() => At; }")]
    [InlineData("[DataContract] public class A { [DataMember] private int _at; }")]
    [InlineData("[DataContract] public class A { [DataMember(Name = \"at\")] private readonly int _at; public int At() => _at; }")]
    [InlineData("[Serializable] public struct A { private int _at; }")]
    [InlineData("[Serializable] public class A<T> { private T _at; public T At() => _at; }")]
    [InlineData("public class A { [Order(0)] private int _at; }")]
    [InlineData("[Contract] public class A { private UnknownMembers _rest; }")]
    [InlineData("public class A { [Contract] private record struct B { [Order(0)] private int _at, _then; } }")]
    public async Task A_member_of_a_contract_is_used(string source) => Assert.Empty(await WarningsAsync(source));

    [Theory]
    [InlineData("[Contract] public class A { private int _at; }", "CS0169")]
    [InlineData("[Contract] public class A { private int _at; public int At() => _at; }", "CS0649")]
    [InlineData("[Contract] public class A { private int _at; public A() => _at = 1; }", "CS0414")]
    [InlineData("[Contract] public class A { [Order(0)] private static int _at; }", "CS0169")]
    [InlineData("[DataContract] public class A { [DataMember, IgnoreDataMember] private int _at; }", "CS0169")]
    [InlineData("[Serializable] public class A { [NonSerialized] private int _at; }", "CS0169")]
    [InlineData("public class A { private int _at; }", "CS0169")]
    [InlineData("internal class A { public int Hits; public int Get() => Hits; }", "CS0649")]
    [InlineData("internal class A { public int Hits; public int Get() => Hits; } [Contract] public class B { [Order(0)] public int C { get; set; } }", "CS0649")]
    public async Task Any_other_is_not(string source, string id) => Assert.Equal([id], await WarningsAsync(source));

    // Nothing at such a type asks for a contract, but the project has one.
    [Theory]
    [InlineData("[Contract] public class A { [Order(0)] internal B? At { get; set; } }", "B")]
    [InlineData("[Contract] public class A { [Order(0)] internal List<B<string>>? At { get; set; } }", "B<T>")]
    [InlineData("internal class A : B { public A? Next { get; set; } } class C { byte[] Write() => Serialization.Serialize(new A()); }", "B")]
    [InlineData("partial class A { byte[] Write() => Serialization.Serialize(new B()); private {0} }", "B")]
    public async Task A_public_member_is_used_where_there_is_a_contract(string source, string type)
    {
        string declaration = $"class {type} {{ public readonly int Hits; public int Get() => Hits; }}";
        source = source.Contains("{0}", StringComparison.Ordinal) ? source.Replace("{0}", declaration, StringComparison.Ordinal) : source + " internal " + declaration;
        Compilation output = GeneratorRun.Of(source).Compiles().Output;
        Assert.Contains(output.GetDiagnostics(), static one => one.Id is "CS0649");
        Assert.Empty(await WarningsAsync(output));
    }

    [Theory]
    [InlineData("[Contract] public class A { private A() { } [ContractConstructor] private A(int x) => X = x; public int X { get; } }", "A()")]
    [InlineData("[Contract] public class A { private A(int x) => X = x; public int X { get; } }")]
    [InlineData("[Contract] public class A { private A() { } public A(int x) => X = x; public int X { get; } }")]
    [InlineData("[Contract] public class A<T> { private A() { } public A(int x) => X = x; public int X { get; } } [Contract] public class B { public A<int>? C { get; set; } }")]
    [InlineData("[Contract] public record A(int X) { private A() : this(1) { } }", "A()")]
    [InlineData("public class A { private A() { } public A(int x) => X = x; public int X { get; } }", "A()")]
    [InlineData("[Contract] public class A { private A() { } private A(int x) => X = x; public int X { get; } }", "A(int x)")]
    public async Task A_constructor_that_only_the_contract_calls_is_used(string source, params string[] unused)
    {
        CompilationWithAnalyzers analyzed = GeneratorRun.Of(source).Compiles().Output.WithAnalyzers([new UnusedConstructors(), new MemberSuppressor()], new CompilationWithAnalyzersOptions(
            new AnalyzerOptions([]), onAnalyzerException: null, concurrentAnalysis: true, logAnalyzerExecutionTime: false, reportSuppressedDiagnostics: false));
        Assert.Equal(unused, (await analyzed.GetAnalyzerDiagnosticsAsync()).Select(static one => one.Location.SourceTree!.ToString().Substring(one.Location.SourceSpan.Start, one.Location.SourceSpan.Length)));
    }

    // What the code style says, for constructors that nothing calls.
#pragma warning disable RS1001, RS2008 // it is for these tests alone
    private sealed class UnusedConstructors : DiagnosticAnalyzer
    {
        private static readonly DiagnosticDescriptor Unused = new("IDE0051", "Unused", "Unused", "Style", DiagnosticSeverity.Warning, isEnabledByDefault: true);

        public override System.Collections.Immutable.ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [Unused];

        public override void Initialize(AnalysisContext context)
        {
            context.EnableConcurrentExecution();
            context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
            context.RegisterSyntaxNodeAction(static node =>
            {
                var constructor = (ConstructorDeclarationSyntax)node.Node;
                if (constructor.Modifiers.Any(SyntaxKind.PrivateKeyword))
                {
                    node.ReportDiagnostic(Diagnostic.Create(Unused, Location.Create(
                        constructor.SyntaxTree, Microsoft.CodeAnalysis.Text.TextSpan.FromBounds(constructor.Identifier.SpanStart, constructor.ParameterList.Span.End))));
                }
            }, SyntaxKind.ConstructorDeclaration);
        }
    }
#pragma warning restore RS1001, RS2008

    private static async Task<IEnumerable<string>> WarningsAsync(string source)
    {
        var compilation = Compilations.Create(source);
        Assert.Contains(compilation.GetDiagnostics(), static one => one.Id is "CS0169" or "CS0414" or "CS0649");
        return await WarningsAsync(compilation);
    }

    private static async Task<IEnumerable<string>> WarningsAsync(Compilation compilation)
    {
        CompilationWithAnalyzers analyzed = compilation.WithAnalyzers([new MemberSuppressor()], new CompilationWithAnalyzersOptions(
            new AnalyzerOptions([]), onAnalyzerException: null, concurrentAnalysis: true, logAnalyzerExecutionTime: false, reportSuppressedDiagnostics: false));
        return (await analyzed.GetAllDiagnosticsAsync()).Where(static one => one.Id.StartsWith("CS0", StringComparison.Ordinal)).Select(static one => one.Id);
    }
}
