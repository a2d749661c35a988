using Microsoft.CodeAnalysis;

namespace Graupel.Conformance;

/// <summary>Finds the symbol of a loaded type in a compilation.</summary>
internal static class Symbols
{
    public static ITypeSymbol Of(Type type, Compilation compilation) => type.IsArray
        ? compilation.CreateArrayTypeSymbol(Of(type.GetElementType()!, compilation), type.GetArrayRank())
        : Named(type, type.GetGenericArguments(), compilation);

    // The arguments of a nested type are those of the types around it, then its own.
    private static INamedTypeSymbol Named(Type type, Type[] arguments, Compilation compilation)
    {
        if (type.DeclaringType is not { } declaring)
        {
            return Construct(compilation.GetTypeByMetadataName(FullName(type))!, arguments, compilation);
        }

        int outer = declaring.GetGenericArguments().Length;
        INamedTypeSymbol container = Named(declaring, arguments[..outer], compilation);
        Type[] own = arguments[outer..];
        return Construct(container.GetTypeMembers(type.Name.Split('`')[0], own.Length).Single(), own, compilation);
    }

    private static INamedTypeSymbol Construct(INamedTypeSymbol definition, Type[] arguments, Compilation compilation) =>
        arguments.Length == 0 ? definition : definition.Construct([.. arguments.Select(argument => Of(argument, compilation))]);

    private static string FullName(Type type) => type.IsGenericType ? type.GetGenericTypeDefinition().FullName! : type.FullName!;
}
