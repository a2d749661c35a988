using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Closes a generic case by the type arguments of its base.</summary>
internal static class ClosedCase
{
    /// <summary>The type of a case that is declared for a base; null when it is for another base.</summary>
    /// <param name="type">The case, possibly an open generic type.</param>
    /// <param name="base">The base, closed.</param>
    /// <param name="declaredFor">The base as it was declared; open for all that it makes.</param>
    public static INamedTypeSymbol? Of(INamedTypeSymbol type, INamedTypeSymbol @base, INamedTypeSymbol declaredFor) =>
        IsSame(declaredFor, @base) || (IsOpen(declaredFor) && IsSame(declaredFor.OriginalDefinition, @base.OriginalDefinition)) ? Of(type, @base) : null;

    /// <summary>The type of a case, closed so that it derives from its base; null when it cannot.</summary>
    public static INamedTypeSymbol? Of(INamedTypeSymbol type, INamedTypeSymbol @base)
    {
        if (!IsOpen(type))
        {
            return type;
        }

        INamedTypeSymbol definition = type.OriginalDefinition;
        foreach (INamedTypeSymbol form in FormsOf(definition).Where(form => IsSame(form.OriginalDefinition, @base.OriginalDefinition)))
        {
            if (Close(definition, form, @base) is { } closed)
            {
                return closed;
            }
        }

        return null;
    }

    /// <summary>A generic type closed so that a form that its parameters stand in becomes a closed type; null where that leaves one open.</summary>
    public static INamedTypeSymbol? Close(INamedTypeSymbol definition, INamedTypeSymbol form, INamedTypeSymbol closed)
    {
        ITypeSymbol?[] arguments = [.. definition.TypeParameters.Select(parameter => ArgumentFor(parameter, form, closed))];
        return arguments.Length > 0 && !Array.Exists(arguments, static argument => argument is null) ? definition.Construct(arguments!) : null;
    }

    private static ITypeSymbol? ArgumentFor(ITypeParameterSymbol parameter, INamedTypeSymbol form, INamedTypeSymbol @base)
    {
        for (int i = 0; i < form.TypeArguments.Length; i++)
        {
            if (SymbolEqualityComparer.Default.Equals(form.TypeArguments[i], parameter))
            {
                return @base.TypeArguments[i];
            }
        }

        return null;
    }

    public static bool IsOpen(INamedTypeSymbol type) =>
        type.IsUnboundGenericType || (type.IsGenericType && SymbolEqualityComparer.Default.Equals(type, type.OriginalDefinition));

    private static bool IsSame(INamedTypeSymbol one, INamedTypeSymbol other) => SymbolEqualityComparer.Default.Equals(one, other);

    // A base that is not abstract may be a case of itself.
    private static IEnumerable<INamedTypeSymbol> FormsOf(INamedTypeSymbol type)
    {
        yield return type;
        for (INamedTypeSymbol? @base = type.BaseType; @base is not null; @base = @base.BaseType)
        {
            yield return @base;
        }

        foreach (INamedTypeSymbol one in type.AllInterfaces)
        {
            yield return one;
        }
    }
}
