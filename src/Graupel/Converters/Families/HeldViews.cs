using System.Collections;
using System.Collections.ObjectModel;
using System.Diagnostics.CodeAnalysis;

namespace Graupel.Converters;

/// <summary>Tells collections that show what another one holds, which cannot be changed through them, from those that hold something themselves.</summary>
internal static class HeldViews
{
    /// <summary>Whether a collection is such a view. One of something that never changes is not.</summary>
    public static bool Include([NotNullWhen(true)] object? collection)
    {
        for (Type? type = collection?.GetType(); type is not null; type = type.BaseType)
        {
            if (type.IsGenericType && IsWrapper(type.GetGenericTypeDefinition()))
            {
                return !IsFixed(collection!);
            }
        }

        // Keys and values are nested in the map that has them.
        return collection is IEnumerable && collection.GetType().DeclaringType is { } holder && IsMap(holder);
    }

    private static bool IsWrapper(Type definition) =>
        definition == typeof(ReadOnlyCollection<>) || definition == typeof(ReadOnlyDictionary<,>) || definition == typeof(ReadOnlySet<>);

    private static bool IsMap(Type definition) => definition == typeof(Dictionary<,>) || definition == typeof(SortedDictionary<,>)
        || definition == typeof(SortedList<,>) || definition == typeof(OrderedDictionary<,>) || definition == typeof(ReadOnlyDictionary<,>);

    // The root of a view is what it shows.
    private static bool IsFixed(object view) => view is ICollection { SyncRoot: var root }
        && (root is Array { Length: 0 } || root.GetType().Namespace is "System.Collections.Immutable" or "System.Collections.Frozen");
}
