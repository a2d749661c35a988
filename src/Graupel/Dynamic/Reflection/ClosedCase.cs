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
        declaredFor == @base || (declaredFor.IsGenericTypeDefinition && @base.IsGenericType && @base.GetGenericTypeDefinition() == declaredFor)
            ? Of(type, @base)
            : null;

    /// <summary>The type of a case, closed so that it derives from its base; null when it cannot.</summary>
    public static Type? Of(Type type, Type @base)
    {
        if (!type.IsGenericTypeDefinition)
        {
            return type;
        }

        foreach (Type form in FormsOf(type).Where(form => form.IsGenericType && @base.IsGenericType && form.GetGenericTypeDefinition() == @base.GetGenericTypeDefinition()))
        {
            if (Close(type, form, @base) is { } closed)
            {
                return closed;
            }
        }

        return null;
    }

    /// <summary>A generic type closed so that a form that its parameters stand in becomes a closed type; null where that leaves one open.</summary>
    public static Type? Close(Type definition, Type form, Type closed)
    {
        Type[] declared = form.GetGenericArguments();
        Type?[] arguments =
        [
            .. definition.GetGenericArguments().Select(parameter => Array.IndexOf(declared, parameter) is >= 0 and int at ? closed.GetGenericArguments()[at] : null),
        ];
        return Array.Exists(arguments, static argument => argument is null) ? null : definition.MakeGenericType(arguments!);
    }

    // A base that is not abstract may be a case of itself.
    private static IEnumerable<Type> FormsOf(Type type)
    {
        yield return type;
        for (Type? @base = type.BaseType; @base is not null; @base = @base.BaseType)
        {
            yield return @base;
        }

        foreach (Type one in type.GetInterfaces())
        {
            yield return one;
        }
    }
}
