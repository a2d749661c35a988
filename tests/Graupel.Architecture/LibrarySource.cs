using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Architecture;

/// <summary>The library's source, parsed and bound, so that rules see types and not spellings.</summary>
internal static class LibrarySource
{
    private const string ImplicitUsings = """
        global using System;
        global using System.Collections.Generic;
        global using System.IO;
        global using System.Linq;
        global using System.Net.Http;
        global using System.Threading;
        global using System.Threading.Tasks;
        """;

    private static readonly Lazy<CSharpCompilation> Bound = new(Bind);

    public static CSharpCompilation Compilation => Bound.Value;

    /// <summary>The trees of the library and of the shared model, with their paths relative to the root.</summary>
    public static IEnumerable<SyntaxTree> Trees => Compilation.SyntaxTrees.Where(tree => tree.FilePath.StartsWith("src/", StringComparison.Ordinal));

    private static CSharpCompilation Bind()
    {
        var parsing = new CSharpParseOptions(LanguageVersion.Preview);
        var files = Repository.FilesUnder("src/Graupel", ".cs").Concat(Repository.FilesUnder("src/Graupel.Model", ".cs"));
        var trees = files.Select(path => CSharpSyntaxTree.ParseText(Repository.Read(path), parsing, path));
        var framework = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path => Path.GetDirectoryName(path) == Path.GetDirectoryName(typeof(object).Assembly.Location))
            .Select(path => MetadataReference.CreateFromFile(path));
        var options = new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true, nullableContextOptions: NullableContextOptions.Enable);
        return CSharpCompilation.Create("Graupel", [CSharpSyntaxTree.ParseText(ImplicitUsings, parsing), .. trees], framework, options);
    }
}
