using System.Collections.Immutable;
using Graupel.Generator.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Generator.Roots;

/// <summary>Calls that hand a type to a serializer as a value of <see cref="Type"/>, and name it on the spot.</summary>
internal static class TypeOfCalls
{
    // Of a case, which alone is written; the base may have no contract yet.
    private const string Base = "baseType";

    /// <summary>Whether a method takes types that a serializer then writes or reads.</summary>
    public static bool IsOne(ISymbol symbol) => symbol is IMethodSymbol { IsGenericMethod: false } method
        && (ContractParameters.IsEntryPoint(method.ContainingType) || (method.Name == "WithCase" && ContractParameters.IsOptions(method.ContainingType)))
        && method.Parameters.Any(IsType);

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
            .Where((argument, i) => ParameterOf(argument, i, ((IMethodSymbol)symbol).Parameters) is { } parameter && IsType(parameter))
            .Select(static argument => argument.Expression)
            .OfType<TypeOfExpressionSyntax>()
            .Select(one => model.GetTypeInfo(one.Type).Type)
            .OfType<ITypeSymbol>()
            .Where(static type => type is not INamedTypeSymbol { IsUnboundGenericType: true } && !TypeReader.HasParameters(type));
    }

    private static IParameterSymbol? ParameterOf(ArgumentSyntax argument, int index, ImmutableArray<IParameterSymbol> parameters) => argument.NameColon is { } named
        ? parameters.FirstOrDefault(one => one.Name == named.Name.Identifier.ValueText)
        : parameters.ElementAtOrDefault(index);

    private static bool IsType(IParameterSymbol parameter) =>
        parameter.Name != Base && parameter.Type is INamedTypeSymbol named && TypeReader.IsNamed(named, "System.Type");
}
