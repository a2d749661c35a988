using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Closes a generic case by the type arguments of its base.</summary>
internal static class ClosedCase
{
    /// <summary>The type of a case that is declared for a base; null when it is for another base.</summary>
    /// <param name="type">The case, possibly an open generic type.</param>
    /// <param name="base">The base, closed.</param>
    /// <param name="declaredFor">The base as it was declared; open for all that it makes.</param>
    /// <param name="compilation">The project.</param>
    public static INamedTypeSymbol? Of(INamedTypeSymbol type, INamedTypeSymbol @base, INamedTypeSymbol declaredFor, Compilation compilation) =>
        TypeIdentity.IsSame(declaredFor, @base)
        || (IsOpen(declaredFor) && TypeIdentity.IsSame(declaredFor.OriginalDefinition, @base.OriginalDefinition) && !IsOfOthers(type, @base, compilation))
            ? Of(type, @base, compilation)
            : null;

    /// <summary>The type of a case, closed so that it derives from its base; null when it cannot.</summary>
    public static INamedTypeSymbol? Of(INamedTypeSymbol type, INamedTypeSymbol @base, Compilation compilation) => !IsOpen(type)
        ? type
        : FormsOf(type.OriginalDefinition, @base)
            .Select(form => Close(type.OriginalDefinition, form, @base, compilation))
            .FirstOrDefault(static closed => closed is not null);

    /// <summary>True for a case of bases with other type arguments alone: neither it nor any type that it makes derives from this one.</summary>
    public static bool IsOfOthers(INamedTypeSymbol type, INamedTypeSymbol @base, Compilation compilation)
    {
        INamedTypeSymbol[] forms = [.. FormsOf(IsOpen(type) ? type.OriginalDefinition : type, @base)];
        return forms.Length > 0
            && (IsOpen(type)
                ? Array.TrueForAll(forms, form => !TypeBinding.Of(type.OriginalDefinition, form, @base, compilation).IsPossible)
                : !CaseReader.IsAssignable(type, @base, compilation));
    }

    /// <summary>
    /// A generic type closed so that a form that its parameters stand in becomes a closed type; null where that cannot be or leaves one open.
    /// </summary>
    public static INamedTypeSymbol? Close(INamedTypeSymbol definition, ITypeSymbol form, INamedTypeSymbol closed, Compilation compilation) =>
        TypeBinding.Of(definition, form, closed, compilation) is { IsPossible: true, IsComplete: true } binding
            ? (INamedTypeSymbol)Substitution.Of(definition, binding.Bound, compilation)
            : null;

    public static bool IsOpen(INamedTypeSymbol type) =>
        type.IsUnboundGenericType || (type.IsGenericType && SymbolEqualityComparer.Default.Equals(type, type.OriginalDefinition));

    // A base that is not abstract may be a case of itself. What names the parameters themselves stands first: compilers list interfaces in their own
    // order.
    private static IEnumerable<INamedTypeSymbol> FormsOf(INamedTypeSymbol type, INamedTypeSymbol @base)
    {
        var forms = new List<INamedTypeSymbol>();
        for (INamedTypeSymbol? one = type; one is not null; one = one.BaseType)
        {
            forms.Add(one);
        }

        return forms.Concat(type.AllInterfaces)
            .Where(form => TypeIdentity.IsSame(form.OriginalDefinition, @base.OriginalDefinition))
            .OrderBy(static form => form.TypeArguments.All(static argument => argument is ITypeParameterSymbol) ? 0 : 1);
    }
}
