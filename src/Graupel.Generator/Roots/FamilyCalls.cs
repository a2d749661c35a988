using Graupel.Generator.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Generator.Roots;

/// <summary>Calls that tell the options of a serializer how whole families of types are written.</summary>
internal static class FamilyCalls
{
    public static bool IsOne(ISymbol symbol) =>
        symbol is IMethodSymbol { Name: "WithContracts" or "WithOpenContract" } method && ContractParameters.IsOptions(method.ContainingType);

    /// <summary>The types that a call names by <c>typeof</c>: those of the families, or what stands for one.</summary>
    /// <param name="name">The name of the method.</param>
    /// <param name="symbol">The method.</param>
    /// <param name="model">Binds the types.</param>
    public static IEnumerable<INamedTypeSymbol> In(SimpleNameSyntax name, ISymbol symbol, SemanticModel model)
    {
        if (!IsOne(symbol) || name.FirstAncestorOrSelf<InvocationExpressionSyntax>() is not { } call)
        {
            return [];
        }

        IEnumerable<INamedTypeSymbol> named = call.ArgumentList.Arguments
            .Select(static argument => argument.Expression)
            .OfType<TypeOfExpressionSyntax>()
            .Select(one => model.GetTypeInfo(one.Type).Type)
            .OfType<INamedTypeSymbol>();
        return symbol.Name == "WithContracts" ? named : named.Select(static one => ReplacedBy(one.OriginalDefinition)).OfType<INamedTypeSymbol>();
    }

    private static ITypeSymbol? ReplacedBy(INamedTypeSymbol definition) =>
        OwnContractReader.TypeOf(definition) ?? SurrogateReader.Implemented(definition).Select(static one => one.TypeArguments[0]).FirstOrDefault();
}
