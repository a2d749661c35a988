using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Architecture;

/// <summary>Names that must not occur in some part of the source.</summary>
public class SourceRules
{
    /// <summary>The one file that may name types, with the reason: a saved state lists types, and its documentation says that it must be trusted.</summary>
    private const string SavedStates = "src/Graupel.Compat.NetSerializer2/SavedType.cs: Type.GetType(";

    [Fact]
    public void The_model_knows_neither_Roslyn_nor_reflection()
    {
        Assert.Empty(Mentions("src/Graupel.Model", "Microsoft.CodeAnalysis", "System.Reflection"));
        var named =
            from tree in LibrarySource.Trees
            where tree.FilePath.StartsWith("src/Graupel.Model/", StringComparison.Ordinal)
            let model = LibrarySource.Compilation.GetSemanticModel(tree)
            from name in tree.GetRoot().DescendantNodes().OfType<SimpleNameSyntax>()
            let symbol = model.GetSymbolInfo(name).Symbol
            let type = symbol as INamedTypeSymbol ?? symbol?.ContainingType
            where type?.ToDisplayString() == "System.Type" || type?.ContainingNamespace?.ToDisplayString() == "System.Reflection"
            select $"{tree.FilePath}: {name}";
        Assert.Empty(named);
    }

    [Fact]
    public void No_type_or_assembly_is_found_by_name() =>
        Assert.Equal([SavedStates], Mentions("src", "Type.GetType(", "Assembly.Load", "Assembly.UnsafeLoad", "AssemblyLoadContext.Default"));

    // A BindingList<T> warns of describing T when it is made, even where T is kept.
    [Fact]
    public void Trim_and_AOT_warnings_are_not_suppressed() =>
        Assert.Equal(["src/Graupel/CodeGen/Known/KnownContracts.cs: UnconditionalSuppressMessage"], Mentions("src", "UnconditionalSuppressMessage"));

    private static IEnumerable<string> Mentions(string folder, params string[] names) =>
        from path in Repository.FilesUnder(folder, ".cs")
            // Comments and strings may say what the code does not do.
        let code = string.Concat(CSharpSyntaxTree.ParseText(Repository.Read(path)).GetRoot().DescendantTokens()
            .Where(token => !token.IsKind(SyntaxKind.StringLiteralToken) && !token.IsKind(SyntaxKind.InterpolatedStringTextToken))
            .Select(token => token.Text))
        from name in names
        where code.Contains(name, StringComparison.Ordinal)
        select $"{path}: {name}";
}
