using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Attributes and constants as they stand in C#.</summary>
internal static class AttributeText
{
    public static string Of(AttributeData attribute)
    {
        IEnumerable<string> arguments = attribute.ConstructorArguments.Select(Of)
            .Concat(attribute.NamedArguments.Select(static named => $"{named.Key} = {Of(named.Value)}"));
        return $"{NameOf(attribute.AttributeClass!)}({string.Join(", ", arguments)})";
    }

    /// <summary>All types that an attribute names.</summary>
    public static IEnumerable<ITypeSymbol> TypesIn(AttributeData attribute) =>
        attribute.ConstructorArguments.Concat(attribute.NamedArguments.Select(static named => named.Value)).SelectMany(TypesIn).Prepend(attribute.AttributeClass!);

    /// <summary>The default value of a parameter.</summary>
    public static string OfDefault(IParameterSymbol parameter) =>
        parameter.ExplicitDefaultValue is { } value ? $"({NameOf(parameter.Type)})({Literal.Of(value)})" : "default";

    private static IEnumerable<ITypeSymbol> TypesIn(TypedConstant constant) => constant.Kind switch
    {
        TypedConstantKind.Array when !constant.IsNull => constant.Values.SelectMany(TypesIn),
        TypedConstantKind.Type when constant.Value is ITypeSymbol type => [type],
        TypedConstantKind.Enum => [constant.Type!],
        _ => [],
    };

    private static string Of(TypedConstant constant) => constant switch
    {
        { IsNull: true } => "null",
        { Kind: TypedConstantKind.Array } => $"new {NameOf(constant.Type!)} {{ {string.Join(", ", constant.Values.Select(Of))} }}",
        { Kind: TypedConstantKind.Type } => $"typeof({NameOf((ITypeSymbol)constant.Value!)})",
        { Kind: TypedConstantKind.Enum } => $"({NameOf(constant.Type!)})({Literal.Of(constant.Value!)})",
        _ => Literal.Of(constant.Value!),
    };

    private static string NameOf(ITypeSymbol type) => type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);
}
