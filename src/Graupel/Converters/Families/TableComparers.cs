using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Runtime.CompilerServices;

namespace Graupel.Converters;

/// <summary>The comparers of sets and maps that are declared as an interface or are in a wrapper.</summary>
internal static class TableComparers
{
    /// <summary>By what a set tells its elements apart; null where it cannot be seen.</summary>
    public static IEqualityComparer<T>? OfSet<T>(object set) => set switch
    {
        HashSet<T> hashed => hashed.Comparer,
        FrozenSet<T> frozen => frozen.Comparer,
        ImmutableHashSet<T> immutable => immutable.KeyComparer,
        ReadOnlySet<T> wrapper => OfSet<T>(SetIn<T>.Get(wrapper)),
        _ => null,
    };

    /// <summary>By what a map tells its keys apart; null where it cannot be seen.</summary>
    public static IEqualityComparer<TKey>? OfMap<TKey, TValue>(object map)
        where TKey : notnull => map switch
        {
            Dictionary<TKey, TValue> hashed => hashed.Comparer,
            ConcurrentDictionary<TKey, TValue> concurrent => concurrent.Comparer,
            OrderedDictionary<TKey, TValue> ordered => ordered.Comparer,
            FrozenDictionary<TKey, TValue> frozen => frozen.Comparer,
            ImmutableDictionary<TKey, TValue> immutable => immutable.KeyComparer,
            ReadOnlyDictionary<TKey, TValue> wrapper => OfMap<TKey, TValue>(MapIn<TKey, TValue>.Get(wrapper)),
            _ => null,
        };

    /// <summary>Refuses a set that would be read without its order, or in another one.</summary>
    /// <param name="set">The set.</param>
    /// <param name="offset">Where it would be.</param>
    /// <param name="held">What its elements will be added to; null where they become a hash set.</param>
    public static void EnsurePlainSet<T>(object set, long offset, object? held = null) =>
        EnsureOrder(set, OrderOfSet<T>(set), held is null ? null : OrderOfSet<T>(held), SortedIn<T>, offset);

    /// <summary>Refuses a map that would be read without its order, or in another one.</summary>
    /// <param name="map">The map.</param>
    /// <param name="offset">Where it would be.</param>
    /// <param name="held">What its pairs will be added to; null where they become a dictionary.</param>
    public static void EnsurePlainMap<TKey, TValue>(object map, long offset, object? held = null)
        where TKey : notnull =>
        EnsureOrder(map, OrderOfMap<TKey, TValue>(map), held is null ? null : OrderOfMap<TKey, TValue>(held), SortedIn<TKey, TValue>, offset);

    // Null is none; among others, what has none counts as the usual one.
    private static void EnsureOrder<T>(object collection, IComparer<T>? order, IComparer<T>? kept, Func<object, object> sortedIn, long offset)
    {
        if (order is not null && !Comparers.AreSame(order, kept ?? Comparer<T>.Default) && !Comparers.AreSame(order, Comparer<T>.Default))
        {
            Throw.OtherOrder(sortedIn(collection).GetType(), order.GetType(), kept?.GetType(), offset);
        }

        if (order is not null || kept is not null)
        {
            Comparers.EnsureSame(order ?? Comparer<T>.Default, kept ?? Comparer<T>.Default, offset);
        }
    }

    /// <summary>Refuses a set of a user-defined class whose new instance, or the one that will be filled, has another comparer.</summary>
    public static void EnsureSameSet<T>(object set, object fresh, long offset)
    {
        if (OfSet<T>(set) is { } comparer && OfSet<T>(fresh) is { } expected && !Comparers.AreSame(comparer, expected))
        {
            Throw.OtherOwnComparer(comparer.GetType(), set.GetType(), expected.GetType(), offset);
        }

        if (OrderOfSet<T>(set) is { } order && OrderOfSet<T>(fresh) is { } expectedOrder && !Comparers.AreSame(order, expectedOrder))
        {
            Throw.OtherOwnComparer(order.GetType(), set.GetType(), expectedOrder.GetType(), offset);
        }
    }

    /// <summary>Refuses a map of a user-defined class whose new instance, or the one that will be filled, has another comparer.</summary>
    public static void EnsureSameMap<TKey, TValue>(object map, object fresh, long offset)
        where TKey : notnull
    {
        if (OfMap<TKey, TValue>(map) is { } comparer && OfMap<TKey, TValue>(fresh) is { } expected && !Comparers.AreSame(comparer, expected))
        {
            Throw.OtherOwnComparer(comparer.GetType(), map.GetType(), expected.GetType(), offset);
        }

        if (OrderOfMap<TKey, TValue>(map) is { } order && OrderOfMap<TKey, TValue>(fresh) is { } expectedOrder && !Comparers.AreSame(order, expectedOrder))
        {
            Throw.OtherOwnComparer(order.GetType(), map.GetType(), expectedOrder.GetType(), offset);
        }
    }

    private static IComparer<T>? OrderOfSet<T>(object set) => set switch
    {
        SortedSet<T> sorted => sorted.Comparer,
        ImmutableSortedSet<T> immutable => immutable.KeyComparer,
        ReadOnlySet<T> wrapper => OrderOfSet<T>(SetIn<T>.Get(wrapper)),
        _ => null,
    };

    private static IComparer<TKey>? OrderOfMap<TKey, TValue>(object map)
        where TKey : notnull => map switch
        {
            SortedDictionary<TKey, TValue> sorted => sorted.Comparer,
            SortedList<TKey, TValue> list => list.Comparer,
            ImmutableSortedDictionary<TKey, TValue> immutable => immutable.KeyComparer,
            ReadOnlyDictionary<TKey, TValue> wrapper => OrderOfMap<TKey, TValue>(MapIn<TKey, TValue>.Get(wrapper)),
            _ => null,
        };

    // Without what is wrapped around it, which has no order of its own.
    private static object SortedIn<T>(object set) => set is ReadOnlySet<T> wrapper ? SortedIn<T>(SetIn<T>.Get(wrapper)) : set;

    private static object SortedIn<TKey, TValue>(object map)
        where TKey : notnull => map is ReadOnlyDictionary<TKey, TValue> wrapper ? SortedIn<TKey, TValue>(MapIn<TKey, TValue>.Get(wrapper)) : map;

    /// <summary>The elements of a view: those of the set that it wraps, where that copies itself faster.</summary>
    public static IEnumerable<T> ItemsOf<T>(ReadOnlySet<T> view) => SetIn<T>.Get(view) is HashSet<T> set ? set : view;

    /// <summary>The pairs of a view: those of the map that it wraps, where that copies itself faster.</summary>
    public static IEnumerable<KeyValuePair<TKey, TValue>> ItemsOf<TKey, TValue>(ReadOnlyDictionary<TKey, TValue> view)
        where TKey : notnull => MapIn<TKey, TValue>.Get(view) is Dictionary<TKey, TValue> map ? map : view;

    // What is wrapped is shown to derived classes only.
    private static class SetIn<T>
    {
        [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "get_Set")]
        public static extern ISet<T> Get(ReadOnlySet<T> wrapper);
    }

    private static class MapIn<TKey, TValue>
        where TKey : notnull
    {
        [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "get_Dictionary")]
        public static extern IDictionary<TKey, TValue> Get(ReadOnlyDictionary<TKey, TValue> wrapper);
    }
}
