using System.Collections;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Diagnostics.CodeAnalysis;

namespace Graupel.Converters;

/// <summary>Tells collections that show what another one holds, which cannot be changed through them, from those that hold something themselves.</summary>
internal static class HeldViews
{
    /// <summary>Whether a collection is such a view. One of something that never changes, or that all instances have, is not.</summary>
    /// <param name="collection">What an instance holds.</param>
    /// <param name="other">What another instance holds.</param>
    public static bool Include([NotNullWhen(true)] object? collection, object? other)
    {
        for (Type? type = collection?.GetType(); type is not null; type = type.BaseType)
        {
            if (type.IsGenericType && IsWrapper(type.GetGenericTypeDefinition()))
            {
                return !IsFixed(collection!, other);
            }
        }

        // Keys and values are nested in the map that has them.
        return collection is IEnumerable && collection.GetType().DeclaringType is { } holder && IsMap(holder);
    }

    /// <summary>Whether a collection is one that holds its elements itself, and so shows nothing of what another one holds.</summary>
    public static bool IsCopy([NotNullWhen(true)] object? collection)
    {
        Type? type = collection?.GetType();
        return type is { IsArray: true } || type is { IsNested: false, Namespace: "System.Collections.Generic" or "System.Collections.Concurrent" or "System.Collections.Immutable" or "System.Collections.Frozen" };
    }

    /// <summary>Whether elements can be added to a collection.</summary>
    public static bool IsChangeable([NotNullWhen(true)] object? collection) => collection switch
    {
        null or Array => false,
        IList list => !list.IsReadOnly && !list.IsFixedSize,
        IDictionary map => !map.IsReadOnly && !map.IsFixedSize,
        _ => collection.GetType() is var type && type.Namespace is not ("System.Collections.Immutable" or "System.Collections.Frozen")
            && !(type.IsGenericType && IsWrapper(type.GetGenericTypeDefinition())),
    };

    private static bool IsWrapper(Type definition) =>
        definition == typeof(ReadOnlyCollection<>) || definition == typeof(ReadOnlyDictionary<,>) || definition == typeof(ReadOnlySet<>);

    private static bool IsMap(Type definition) => definition == typeof(Dictionary<,>) || definition == typeof(SortedDictionary<,>)
        || definition == typeof(SortedList<,>) || definition == typeof(OrderedDictionary<,>) || definition == typeof(ReadOnlyDictionary<,>);

    private static bool IsFixed(object view, object? other) => RootOf(view) is { } root
        && (root is Array { Length: 0 } || root.GetType().Namespace is "System.Collections.Immutable" or "System.Collections.Frozen" || ReferenceEquals(root, RootOf(other)));

    // The root of a view is what it shows. An immutable array has none, and is the root itself; nor has a concurrent collection, which is a list nowhere.
    private static object? RootOf(object? view)
    {
        try
        {
            return (view as ICollection)?.SyncRoot;
        }
        catch (NotSupportedException)
        {
            return view is IList ? ImmutableArray<object>.Empty : null;
        }
    }
}
