using System.Diagnostics.CodeAnalysis;

namespace Graupel.Dynamic;

/// <summary>Closes a generic case by the type arguments of its base.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal static class ClosedCase
{
    /// <summary>The type of a case that is declared for a base; null when it is for another base.</summary>
    /// <param name="type">The case, possibly an open generic type.</param>
    /// <param name="base">The base, closed.</param>
    /// <param name="declaredFor">The base as it was declared; open for all that it makes.</param>
    public static Type? Of(Type type, Type @base, Type declaredFor) =>
        declaredFor == @base
        || (declaredFor.IsGenericTypeDefinition && @base.IsGenericType && @base.GetGenericTypeDefinition() == declaredFor && !IsOfOthers(type, @base))
            ? Of(type, @base)
            : null;

    /// <summary>The type of a case, closed so that it derives from its base; null when it cannot.</summary>
    public static Type? Of(Type type, Type @base) => !type.IsGenericTypeDefinition
        ? type
        : FormsOf(type, @base).Select(form => Close(type, form, @base)).FirstOrDefault(static closed => closed is not null);

    /// <summary>True for a case of bases with other type arguments alone: neither it nor any type that it makes derives from this one.</summary>
    public static bool IsOfOthers(Type type, Type @base)
    {
        Type[] forms = [.. FormsOf(type, @base)];
        return forms.Length > 0
            && (type.IsGenericTypeDefinition ? Array.TrueForAll(forms, form => !TypeBinding.Of(type, form, @base).IsPossible) : !@base.IsAssignableFrom(type));
    }

    /// <summary>A generic type closed so that a form with its parameters becomes a closed type; null if that is impossible or leaves one open.</summary>
    public static Type? Close(Type definition, Type form, Type closed) => TypeBinding.Of(definition, form, closed).Closed;

    // A base that is not abstract may be a case of itself. What names the parameters themselves comes first: compilers list interfaces in their own order.
    private static IEnumerable<Type> FormsOf(Type type, Type @base)
    {
        var forms = new List<Type>();
        for (Type? one = type; one is not null; one = one.BaseType)
        {
            forms.Add(one);
        }

        return forms.Concat(type.GetInterfaces())
            .Where(form => form.IsGenericType && @base.IsGenericType && form.GetGenericTypeDefinition() == @base.GetGenericTypeDefinition())
            .OrderBy(static form => Array.TrueForAll(form.GetGenericArguments(), static argument => argument.IsGenericParameter) ? 0 : 1);
    }
}
