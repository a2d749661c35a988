using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Architecture;

/// <summary>
/// Which part of the library may name which: a contract knows no bytes, a format knows no .NET types, a carrier knows no formats.
/// </summary>
public class NamespaceArrows
{
    private static readonly Lazy<Mention[]> AllMentions = new(() => [.. LibrarySource.Trees.SelectMany(MentionsIn)]);

    /// <summary>Where names of formats become types, and where types of values meet them.</summary>
    private static readonly string[] CompositionFiles = ["src/Graupel/WireFormats.cs", "src/Graupel/Roots/RootMaker.cs"];

    /// <summary>Folders of the root namespace: what users name.</summary>
    private static readonly string[] FlatFolders = ["Graupel.Attributes", "Graupel.Errors"];

    [Fact]
    public void The_source_binds()
    {
        var errors = LibrarySource.Compilation.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
        Assert.Empty(errors);
    }

    [Theory]
    [InlineData("Graupel.Carriers", "Graupel.Formats")]
    [InlineData("Graupel.Carriers", "Graupel.Converters")]
    [InlineData("Graupel.Carriers", "Graupel.CodeGen")]
    [InlineData("Graupel.Carriers", "Graupel.Roots")]
    [InlineData("Graupel.Formats", "Graupel.Converters")]
    [InlineData("Graupel.Formats", "Graupel.CodeGen")]
    [InlineData("Graupel.Formats", "Graupel.Roots")]
    [InlineData("Graupel.Formats", "Graupel.Dynamic")]
    [InlineData("Graupel.Converters", "Graupel.Dynamic")]
    [InlineData("Graupel.Converters", "Graupel.Channels")]
    [InlineData("Graupel.Roots", "Graupel.Channels")]
    public void The_lower_part_does_not_name_the_upper(string lower, string upper)
    {
        Assert.Contains(AllMentions.Value, mention => mention.From.IsIn(lower));
        Assert.Contains(AllMentions.Value, mention => mention.From.IsIn(upper));
        var wrong = AllMentions.Value.Where(mention => mention.From.IsIn(lower) && mention.To.IsIn(upper));
        Assert.Empty(wrong);
    }

    [Fact]
    public void A_concrete_format_is_named_in_its_own_folder_only()
    {
        var wrong =
            from mention in AllMentions.Value
            where mention.To.StartsWith("Graupel.Formats.", StringComparison.Ordinal) && !mention.From.IsIn(mention.To)
            where !CompositionFiles.Contains(mention.Path)
            select mention;
        Assert.Empty(wrong);
    }

    [Fact]
    public void The_model_names_nothing_but_itself()
    {
        var wrong = AllMentions.Value.Where(mention => mention.From.IsIn("Graupel.Model") && !mention.To.IsIn("Graupel.Model"));
        Assert.Empty(wrong);
    }

    [Fact]
    public void Namespaces_follow_folders()
    {
        var wrong =
            from tree in LibrarySource.Trees
            let folder = Path.GetDirectoryName(tree.FilePath["src/".Length..])!.Replace('/', '.')
            from space in tree.GetRoot().DescendantNodes().OfType<BaseNamespaceDeclarationSyntax>()
            let name = space.Name.ToString()
            // Folders inside a part may sort its files without adding a level to the names.
            where folder != name && !(folder.IsIn(name) && name != "Graupel") && !(FlatFolders.Contains(folder) && name == "Graupel")
            select $"{tree.FilePath}: {name}";
        Assert.Empty(wrong);
    }

    private static IEnumerable<Mention> MentionsIn(SyntaxTree tree)
    {
        var model = LibrarySource.Compilation.GetSemanticModel(tree);
        foreach (var name in tree.GetRoot().DescendantNodes().OfType<SimpleNameSyntax>())
        {
            if (model.GetSymbolInfo(name).Symbol is not { } symbol)
            {
                continue;
            }

            var type = symbol as INamedTypeSymbol ?? symbol.ContainingType;
            if (type is not null && SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, LibrarySource.Compilation.Assembly))
            {
                var from = name.FirstAncestorOrSelf<BaseNamespaceDeclarationSyntax>()?.Name.ToString() ?? "";
                var to = type.ContainingNamespace.ToDisplayString();
                if (from != to)
                {
                    yield return new Mention(tree.FilePath, from, to, type.Name);
                }
            }
        }
    }

    private sealed record Mention(string Path, string From, string To, string Type)
    {
        public override string ToString() => $"{Path} ({From}) names {To}.{Type}";
    }
}
