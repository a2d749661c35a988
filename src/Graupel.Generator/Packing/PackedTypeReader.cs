using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Packing;

/// <summary>Finds what the methods of a packed type need to know.</summary>
internal static class PackedTypeReader
{
    /// <summary>By this type of the library for users of StructPacker one sees that a project refers to it.</summary>
    public const string Library = "Graupel.Compat.StructPacker.Packing";

    /// <summary>
    /// The type, or null where a static class of the project cannot have methods for it: it is private, local to a file, generic, or no type of
    /// values that can be handed on, which is reported elsewhere.
    /// </summary>
    public static PackedType? Read(INamedTypeSymbol type)
    {
        if (type.IsRefLikeType || type.IsStatic)
        {
            return null;
        }

        bool isObsolete = false;
        for (INamedTypeSymbol? outer = type; outer is not null; outer = outer.ContainingType)
        {
            bool isPrivate = outer.DeclaredAccessibility is Accessibility.Private or Accessibility.Protected or Accessibility.ProtectedAndInternal;
            if (isPrivate || outer.IsFileLocal || outer.IsGenericType)
            {
                return null;
            }

            isObsolete |= outer.Find(AttributeNames.Obsolete) is { ConstructorArguments: [_, { Value: true }] };
        }

        string space = type.ContainingNamespace.IsGlobalNamespace
            ? ""
            : type.ContainingNamespace.ToDisplayString(
                SymbolDisplayFormat.FullyQualifiedFormat.WithGlobalNamespaceStyle(SymbolDisplayGlobalNamespaceStyle.Omitted));
        return new PackedType(new TypeReader().Read(type).Name, space, type.IsValueType, isObsolete);
    }
}
