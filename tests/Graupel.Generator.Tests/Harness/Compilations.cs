using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests.Harness;

/// <summary>Projects in memory, as a user of the library has them.</summary>
internal static class Compilations
{
    private const string ImplicitUsings = """
        global using System;
        global using System.Collections.Generic;
        global using System.Linq;
        global using System.Net.Http;
        global using System.Runtime.Serialization;
        global using Graupel;
        """;

    private static readonly Lazy<MetadataReference[]> Framework = new(FrameworkReferences);

    public static CSharpParseOptions Parsing(LanguageVersion version = LanguageVersion.CSharp13) => new(version);

    public static CSharpCompilation Create(
        string source,
        string assembly = "App",
        LanguageVersion version = LanguageVersion.CSharp13,
        params MetadataReference[] references) => Create([source], assembly, version, references);

    public static CSharpCompilation Create(
        IEnumerable<string> sources, string assembly, LanguageVersion version, params MetadataReference[] references)
    {
        CSharpParseOptions parsing = Parsing(version);
        var trees = sources.Prepend(ImplicitUsings).Select((source, i) => CSharpSyntaxTree.ParseText(source, parsing, $"File{i}.cs"));
        var options = new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, warningLevel: 9999);
        return CSharpCompilation.Create(assembly, trees, [.. Framework.Value, .. references], options);
    }

    /// <summary>The image of a compilation without errors.</summary>
    public static byte[] Emit(Compilation compilation)
    {
        using var image = new MemoryStream();
        var result = compilation.Emit(image);
        Assert.True(result.Success, string.Join(Environment.NewLine, result.Diagnostics));
        return image.ToArray();
    }

    private static MetadataReference[] FrameworkReferences()
    {
        string library = typeof(ContractAttribute).Assembly.Location;
        string framework = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
        return
        [
            .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
                .Where(path => Path.GetDirectoryName(path) == framework)
                .Append(library)
                .Select(path => MetadataReference.CreateFromFile(path)),
        ];
    }
}
