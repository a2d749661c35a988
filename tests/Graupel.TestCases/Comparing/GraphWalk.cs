using System.Collections;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Graupel.TestCases.Comparing;

/// <summary>Gives all values of a graph that have no parts. An object that occurs twice is visited once.</summary>
[RequiresUnreferencedCode("Fields may be trimmed away.")]
public static class GraphWalk
{
    public static IEnumerable<object> LeavesOf(object? root)
    {
        var pending = new Stack<object>();
        var visited = new HashSet<object>(ReferenceEqualityComparer.Instance);
        Push(pending, root);
        while (pending.TryPop(out object? value))
        {
            if (Leaves.For(value.GetType()) is not null)
            {
                yield return value;
                continue;
            }

            if (!visited.Add(value))
            {
                continue;
            }

            foreach (object? part in Parts(value))
            {
                Push(pending, part);
            }
        }
    }

    // Of dictionaries and sets what they hold, not how; of memory, too, the part that is seen.
    private static IEnumerable<object?> Parts(object value) => value switch
    {
        Array array => array.Cast<object?>(),
        IDictionary map => map.Keys.Cast<object?>().Concat(map.Values.Cast<object?>()),
        IEnumerable items when value.GetType() is { IsGenericType: true, IsValueType: false } && value is not IList => items.Cast<object?>(),
        _ when KnownCollection.Is(value.GetType()) => KnownCollection.Of(value).Items,
        _ when Content(value) is { } content => content.Cast<object?>(),
        _ => FieldList.Of(value.GetType()).Select(field => field.GetValue(value)),
    };

    private static Array? Content(object value)
    {
        Type type = value.GetType();
        MethodInfo? toArray = type.IsGenericType && type.Namespace == nameof(System) && type.IsValueType ? type.GetMethod("ToArray", []) : null;
        return toArray is null || value.Equals(Activator.CreateInstance(type)) ? null : (Array?)toArray.Invoke(value, null);
    }

    private static void Push(Stack<object> pending, object? value)
    {
        if (value is not null)
        {
            pending.Push(value);
        }
    }
}
