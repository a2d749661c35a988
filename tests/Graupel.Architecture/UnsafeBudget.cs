using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Architecture;

/// <summary>Memory is touched without the runtime's checks in a handful of files, with the library's own check beside each access.</summary>
public class UnsafeBudget
{
    private const int Budget = 11;

    private static readonly string[] Files =
    [
        "src/Graupel/Converters/Collections/ElementMemory.cs",
        "src/Graupel/Converters/Collections/StructImage.cs",
        "src/Graupel/Converters/KnownCast.cs",
        "src/Graupel/Formats/Headed/HeadedText.cs",
        "src/Graupel/Formats/FixedRun.cs",
        "src/Graupel/Formats/FixedView.cs",
        "src/Graupel/Formats/InputCursor.cs",
        "src/Graupel/Formats/OutputCursor.cs",
        "src/Graupel/Formats/MessagePack/MessagePackIntegers.cs",
        "src/Graupel/Formats/MessagePack/MessagePackText.cs",
        "src/Graupel/Roots/Root.Serialize.cs",
    ];

    /// <summary>Members of otherwise unsafe classes that check everything themselves.</summary>
    private static readonly string[] SafeMembers = ["BitCast", "TryGetArray", "TryGetString", "TryGetMemoryManager", "ToEnumerable", "TryRead", "TryWrite"];

    [Fact]
    public void Unsafe_files_are_listed_and_few()
    {
        var found = LibrarySource.Trees.Where(IsUnsafe).Select(tree => tree.FilePath).ToArray();
        Assert.Empty(found.Except(Files));
        Assert.Empty(Files.Except(found));
        Assert.True(Files.Length <= Budget);
    }

    [Fact]
    public void Packages_for_users_of_other_serializers_have_none()
    {
        var trees = Packages.Names.Where(name => name != "Graupel").SelectMany(name => Repository.FilesUnder($"src/{name}", ".cs"))
            .Select(path => CSharpSyntaxTree.ParseText(Repository.Read(path), path: path))
            .ToArray();
        Assert.NotEmpty(trees);
        Assert.Empty(trees.Where(IsUnsafe).Select(tree => tree.FilePath));
    }

    private static bool IsUnsafe(SyntaxTree tree) => tree.GetRoot().DescendantTokens().Any(token => token.Kind() switch
    {
        SyntaxKind.UnsafeKeyword or SyntaxKind.FixedKeyword => true,
        SyntaxKind.StackAllocKeyword => !HasConstantSize(token.Parent!),
        SyntaxKind.IdentifierToken => token.Text switch
        {
            "Unsafe" or "MemoryMarshal" or "CollectionsMarshal" => !IsSafeCall(token),
            "LoadUnsafe" or "StoreUnsafe" or "LoadAlignedNonTemporal" or "StoreAligned" => true,
            "SkipLocalsInit" or "SkipLocalsInitAttribute" or "NativeMemory" => true,
            _ => false,
        },
        _ => false,
    });

    /// <summary>A span over a constant number of elements is safe: the compiler keeps it in its method, and its accesses are checked.</summary>
    private static bool HasConstantSize(SyntaxNode allocation) =>
        allocation is StackAllocArrayCreationExpressionSyntax { Type: ArrayTypeSyntax { RankSpecifiers: [{ Sizes: [var size] }] } }
        && LibrarySource.Compilation.ContainsSyntaxTree(size.SyntaxTree)
        && LibrarySource.Compilation.GetSemanticModel(size.SyntaxTree).GetConstantValue(size).HasValue;

    private static bool IsSafeCall(SyntaxToken token) =>
        token.Parent?.Parent is MemberAccessExpressionSyntax access && SafeMembers.Contains(access.Name.Identifier.Text);
}
