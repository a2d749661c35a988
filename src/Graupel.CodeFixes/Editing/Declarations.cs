using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.CodeFixes.Editing;

/// <summary>Where symbols are declared.</summary>
internal static class Declarations
{
    /// <summary>What takes the attributes of a symbol; null where it is not in the source, or declared together with others.</summary>
    public static SyntaxNode? Of(ISymbol symbol) => symbol.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() switch
    {
        VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1, Parent: FieldDeclarationSyntax field } } => field,
        MemberDeclarationSyntax member => member,
        ParameterSyntax { Parent.Parent: RecordDeclarationSyntax } parameter => parameter,
        _ => null,
    };

    /// <summary>Every declaration of a method: a partial one has two.</summary>
    public static IEnumerable<MethodDeclarationSyntax> All(IMethodSymbol method) =>
        new[] { method, method.PartialDefinitionPart, method.PartialImplementationPart }.OfType<IMethodSymbol>().Select(Of).OfType<MethodDeclarationSyntax>();

    /// <summary>Every declaration of a type.</summary>
    public static IEnumerable<BaseTypeDeclarationSyntax> All(INamedTypeSymbol type) =>
        type.DeclaringSyntaxReferences.Select(static reference => reference.GetSyntax()).OfType<BaseTypeDeclarationSyntax>();
}
