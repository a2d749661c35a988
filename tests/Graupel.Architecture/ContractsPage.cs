using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Architecture;

/// <summary>The examples of the page about contracts compile against the library.</summary>
public partial class ContractsPage
{
    [Fact]
    public void Examples_compile()
    {
        var examples = Fence().Matches(Repository.Read("docs/contracts.md")).Select(match => match.Groups["code"].Value).ToArray();
        Assert.NotEmpty(examples);

        var references = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Append(typeof(ErrorKind).Assembly.Location)
            .Distinct()
            .Select(path => MetadataReference.CreateFromFile(path));
        var options = new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable);
        var source = string.Join('\n', examples.Prepend("using System; using Graupel;"));
        var compilation = CSharpCompilation.Create("Examples", [CSharpSyntaxTree.ParseText(source)], references, options);
        Assert.Empty(compilation.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error));
    }

    [GeneratedRegex(@"^```csharp\n(?<code>.*?)^```", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex Fence();
}
