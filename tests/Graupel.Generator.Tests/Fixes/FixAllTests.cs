using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests.Fixes;

/// <summary>What is fixed everywhere at once is fixed everywhere.</summary>
public class FixAllTests
{
    private const string Stream = "System.IO.Stream?";

    [Fact]
    public Task Members_are_left_out_where_a_namespace_has_to_be_imported() => Gives(
        "GRP011",
        "Leave B out",
        $"namespace N;\n\n[Graupel.Contract]\npublic class P\n{{\n    public int A;\n    public {Stream} B;\n    public {Stream} C;\n}}\n[Graupel.Contract]\npublic class Q\n{{\n    public int A;\n    public {Stream} B;\n}}\n",
        $"using Graupel;\n\nnamespace N;\n\n[Graupel.Contract]\npublic class P\n{{\n    public int A;\n    [SkipPack] public {Stream} B;\n    [SkipPack] public {Stream} C;\n}}\n[Graupel.Contract]\npublic class Q\n{{\n    public int A;\n    [SkipPack] public {Stream} B;\n}}\n");

    [Fact]
    public Task All_attributes_of_a_list_go() => Gives(
        "GRP034",
        "Remove [Graupel.Surrogate]",
        "// 1\n[assembly: Graupel.Surrogate(typeof(A)), Graupel.Surrogate(typeof(B))] // 2\npublic class A { }\npublic class B { }",
        "// 1\n// 2\npublic class A { }\npublic class B { }");

    [Fact]
    public Task All_parameters_get_names() => Gives(
        "GRP019",
        "Rename a to name",
        "using Graupel; [Contract] public class P { [ContractConstructor] public P(string a, int b) => (Name, Age) = (a, b); public string Name { get; } public int Age { get; } } [Contract] public class Q { [ContractConstructor] public Q(int b) => Age = b; public int Age { get; } }",
        "using Graupel; [Contract] public class P { [ContractConstructor] public P(string name, int age) => (Name, Age) = (name, age); public string Name { get; } public int Age { get; } } [Contract] public class Q { [ContractConstructor] public Q(int age) => Age = age; public int Age { get; } }");

    [Fact]
    public Task What_two_types_want_of_one_base_is_done_once() => Gives(
        "GRP020",
        "Mark Vehicle with [Union]",
        "using Graupel; [Contract] public class Vehicle { } [Contract, UnionCase(typeof(Vehicle), 1)] public class Bus : Vehicle { } [Contract, UnionCase(typeof(Vehicle), 2)] public class Tram : Vehicle { }",
        "using Graupel; [Contract, Union] public class Vehicle { } [Contract, UnionCase(typeof(Vehicle), 1)] public class Bus : Vehicle { } [Contract, UnionCase(typeof(Vehicle), 2)] public class Tram : Vehicle { }");

    [Fact]
    public Task Types_that_name_each_other_become_internal() => Gives(
        "GRP012",
        "Make Other internal",
        "using Graupel; public class Outer { [Contract] private class Other { public int A; } [Contract] private class Hidden { public Other? B; } }",
        "using Graupel; public class Outer { [Contract] internal class Other { public int A; } [Contract] internal class Hidden { public Other? B; } }");

    // A diagnostic for each closed form.
    [Theory]
    [InlineData("GRP011", "Leave S out", "[Order(1)] public T? X; [Order(2)] public System.IO.Stream? S;", "[Order(1)] public T? X; [SkipPack] public System.IO.Stream? S;")]
    [InlineData("GRP005", "Add a private constructor without parameters to A", "public A(int other) { } [Order(1)] public T? X;", "public A(int other) { } \nprivate A() { }\n[Order(1)] public T? X;")]
    public Task A_generic_type_is_fixed_once(string id, string title, string before, string after) => Gives(
        id,
        title,
        $"using Graupel; [Contract] public class A<T> {{ {before} }} public static class Q {{ public static void M(A<int> a, A<string> b) {{ Serialization.Serialize(a); Serialization.Serialize(b); }} }}",
        $"using Graupel; [Contract] public class A<T> {{ {after} }} public static class Q {{ public static void M(A<int> a, A<string> b) {{ Serialization.Serialize(a); Serialization.Serialize(b); }} }}");

    private static async Task Gives(string id, string title, string before, string after)
    {
        // Without the namespaces that other tests have in all files.
        CSharpCompilation compilation = Compilations.Create("");
        compilation = compilation.RemoveAllSyntaxTrees().AddSyntaxTrees(CSharpSyntaxTree.ParseText(before, Compilations.Parsing(), "File1.cs"));
        FixRun run = await (await FixRun.Of(compilation)).ApplyAll(id, title);
        Assert.Equal(after, await run.Text());
        Assert.DoesNotContain(run.Diagnostics, diagnostic => diagnostic.Id == id);
    }
}
