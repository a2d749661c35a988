using Graupel.Generator.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Generator.Roots;

/// <summary>Calls that hand a type to a serializer as a value of <see cref="Type"/>, and name it on the spot.</summary>
internal static class TypeOfCalls
{
    /// <summary>Whether a method takes types that a serializer then writes or reads.</summary>
    public static bool IsOne(ISymbol symbol) => symbol is IMethodSymbol { IsGenericMethod: false } method
        && (ContractParameters.IsEntryPoint(method.ContainingType) || (method.Name == "WithCase" && ContractParameters.IsOptions(method.ContainingType)))
        && method.Parameters.Any(static one => IsType(one.Type));

    /// <summary>The types that a call names by <c>typeof</c>.</summary>
    /// <param name="name">The name of the method.</param>
    /// <param name="symbol">The method.</param>
    /// <param name="model">Binds the types.</param>
    public static IEnumerable<ITypeSymbol> In(SimpleNameSyntax name, ISymbol symbol, SemanticModel model)
    {
        if (!IsOne(symbol) || name.FirstAncestorOrSelf<InvocationExpressionSyntax>() is not { } call || call.Expression.Span.End != name.Span.End)
        {
            return [];
        }

        return call.ArgumentList.Arguments
            .Select(static argument => argument.Expression)
            .OfType<TypeOfExpressionSyntax>()
            .Where(one => model.GetTypeInfo(one).ConvertedType is { } wanted && IsType(wanted))
            .Select(one => model.GetTypeInfo(one.Type).Type)
            .OfType<ITypeSymbol>()
            .Where(static type => type is not INamedTypeSymbol { IsUnboundGenericType: true } && !TypeReader.HasParameters(type));
    }

    private static bool IsType(ITypeSymbol type) => type is INamedTypeSymbol named && TypeReader.IsNamed(named, "System.Type");
}
