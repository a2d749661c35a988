using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.CodeGen;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Creates the delegates that find null among the elements of collections; called only if options require it.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal static class ElementNullFinders
{
    /// <summary>The delegate that finds the path to such an element, as <see cref="NullChecks"/> does.</summary>
    public static Func<object?, string?> Of(ElementNulls nulls, TypeTable types)
    {
        Func<object?, string?>? below = nulls.Below is { } inner ? Of(inner, types) : null;
        MethodInfo maker = nulls.Key is { } key
            ? ((Func<bool, Func<object?, string?>?, Func<object?, string?>>)OfValues<object, object>).Method.GetGenericMethodDefinition().MakeGenericMethod(types[key], types[nulls.Element])
            : ((Func<bool, Func<object?, string?>?, Func<object?, string?>>)OfElements<object>).Method.GetGenericMethodDefinition().MakeGenericMethod(types[nulls.Element]);
        return (Func<object?, string?>)maker.Invoke(null, [nulls.IsNeverNull, below])!;
    }

    private static Func<object?, string?> OfElements<T>(bool isNeverNull, Func<object?, string?>? below)
    {
        Func<T, string?>? inner = below is null ? null : item => below(item);
        return items => NullChecks.InElements((IEnumerable<T>?)items, isNeverNull, inner);
    }

    private static Func<object?, string?> OfValues<TKey, TValue>(bool isNeverNull, Func<object?, string?>? below)
    {
        Func<TValue, string?>? inner = below is null ? null : item => below(item);
        return items => NullChecks.InValues((IEnumerable<KeyValuePair<TKey, TValue>>?)items, isNeverNull, inner);
    }
}
