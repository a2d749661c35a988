using System.Reflection;
using System.Runtime.Loader;
using System.Text;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Conformance.Examples;

/// <summary>All examples of the pages as one project, generated for and compiled as a user's.</summary>
internal static class ExampleProject
{
    private static readonly Lazy<Assembly> Loaded = new(Load);

    /// <summary>The type that an example writes, or null.</summary>
    public static Example? Written(GoldenExample example) => Get(example, "Written");

    /// <summary>The other type as which an example is read, or null.</summary>
    public static Example? ReadAs(GoldenExample example) => Get(example, "ReadAs");

    private static Example? Get(GoldenExample example, string method) =>
        (Example?)Loaded.Value.GetType($"Example{GoldenExample.All.ToList().IndexOf(example)}")!.GetMethod(method)!.Invoke(null, null);

    private static Assembly Load()
    {
        CSharpCompilation project = Compilations.Create(
            [Source()], "FormatExamples", LanguageVersion.Preview, MetadataReference.CreateFromFile(typeof(Example).Assembly.Location));
        return AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(Compilations.Emit(GeneratorRun.Of(project).Output)));
    }

    private static string Source()
    {
        var source = new StringBuilder("using Graupel.Conformance.Examples;\n");
        for (int i = 0; i < GoldenExample.All.Count; i++)
        {
            GoldenExample example = GoldenExample.All[i];
            string written = example.Value is { } value ? $"Example.Of(() => {value})" : "null";
            string readAs = example.ReadAs is { } type ? $"Example.Of<{type}>({(example.Reads is { } reads ? $"() => {reads}" : "")})" : "null";
            source.AppendLine($$"""
                {{example.Types}}
                public static class Example{{i}}
                {
                    public static Example? Written() => {{written}};
                    public static Example? ReadAs() => {{readAs}};
                }
                """);
        }

        return source.ToString();
    }
}
