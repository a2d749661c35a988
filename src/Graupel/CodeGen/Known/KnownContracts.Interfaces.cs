using System.Collections.Immutable;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <content>Interfaces: the elements of any implementation are written, and a common implementation is read.</content>
public static partial class KnownContracts
{
    /// <summary>Read as a list.</summary>
    public static Contract<IEnumerable<T>?> IEnumerable<T>() =>
        new InterfaceContract<IEnumerable<T>, List<T>>(Listed<IEnumerable<T>, T>(static list => list), new ListContract<T>());

    /// <summary>Read as a list.</summary>
    public static Contract<ICollection<T>?> ICollection<T>() =>
        new InterfaceContract<ICollection<T>, List<T>>(Listed<ICollection<T>, T>(static list => list), new ListContract<T>());

    /// <summary>Read as a list.</summary>
    public static Contract<IList<T>?> IList<T>() =>
        new InterfaceContract<IList<T>, List<T>>(Listed<IList<T>, T>(static list => list), new ListContract<T>());

    /// <summary>Read as a list.</summary>
    public static Contract<IReadOnlyCollection<T>?> IReadOnlyCollection<T>() =>
        new InterfaceContract<IReadOnlyCollection<T>, List<T>>(Listed<IReadOnlyCollection<T>, T>(static list => list), new ListContract<T>());

    /// <summary>Read as a list.</summary>
    public static Contract<IReadOnlyList<T>?> IReadOnlyList<T>() =>
        new InterfaceContract<IReadOnlyList<T>, List<T>>(Listed<IReadOnlyList<T>, T>(static list => list), new ListContract<T>());

    /// <summary>Read as an immutable list.</summary>
    public static Contract<IImmutableList<T>?> IImmutableList<T>() =>
        Any<IImmutableList<T>, T>(static items => System.Collections.Immutable.ImmutableList.Create(items.AsSpan()));

    /// <summary>Read as an immutable queue.</summary>
    public static Contract<IImmutableQueue<T>?> IImmutableQueue<T>() =>
        Any<IImmutableQueue<T>, T>(static items => System.Collections.Immutable.ImmutableQueue.Create(items));

    /// <summary>Read as an immutable stack.</summary>
    public static Contract<IImmutableStack<T>?> IImmutableStack<T>() => Any<IImmutableStack<T>, T>(static items =>
    {
        items.AsSpan().Reverse();
        return System.Collections.Immutable.ImmutableStack.Create(items);
    });

    /// <summary>Read as a hash set.</summary>
    public static Contract<ISet<T>?> ISet<T>() => new InterfaceContract<ISet<T>, HashSet<T>>(
        HashedSet<ISet<T>, T>(new(
            static set => TableComparers.OfSet<T>(set), static set => set.Count, static (items, comparer) => new HashSet<T>(items, comparer), FillSet,
            EnsurePlain: static (set, offset) => TableComparers.EnsurePlainSet<T>(set, offset),
            EnsureLike: static (set, held, offset) => TableComparers.EnsurePlainSet<T>(set, offset, held.IsReadOnly ? null : held),
            EmptyLike: static set => EmptyTables.Like(set))),
        new HashSetContract<T>());

    /// <summary>Read as a hash set.</summary>
    public static Contract<IReadOnlySet<T>?> IReadOnlySet<T>() => new InterfaceContract<IReadOnlySet<T>, HashSet<T>>(
        HashedSet<IReadOnlySet<T>, T>(new(
            static set => TableComparers.OfSet<T>(set), static set => set.Count, static (items, comparer) => new HashSet<T>(items, comparer),
            static (set, items) => set is ISet<T> own && FillSet(own, items),
            EnsurePlain: static (set, offset) => TableComparers.EnsurePlainSet<T>(set, offset),
            EnsureLike: static (set, held, offset) => TableComparers.EnsurePlainSet<T>(set, offset, held is ISet<T> { IsReadOnly: false } ? held : null),
            EmptyLike: static set => set is ISet<T> own && EmptyTables.Like(own) is { } make ? () => (IReadOnlySet<T>)make() : null)),
        new HashSetContract<T>());

    /// <summary>Read as an immutable hash set.</summary>
    public static Contract<IImmutableSet<T>?> IImmutableSet<T>() => HashedSet<IImmutableSet<T>, T>(new(
        static set => TableComparers.OfSet<T>(set), static set => set.Count,
        static (items, comparer) => System.Collections.Immutable.ImmutableHashSet.Create(comparer, items),
        EnsurePlain: static (set, offset) => TableComparers.EnsurePlainSet<T>(set, offset)));

    /// <summary>Read as a dictionary.</summary>
    public static Contract<IDictionary<TKey, TValue>?> IDictionary<TKey, TValue>()
        where TKey : notnull => new InterfaceContract<IDictionary<TKey, TValue>, Dictionary<TKey, TValue>>(
            HashedMap<IDictionary<TKey, TValue>, TKey, TValue>(new(
                static map => TableComparers.OfMap<TKey, TValue>(map), static map => map.Count,
                static (items, comparer) => SetAll(new Dictionary<TKey, TValue>(items.Length, comparer), items), FillMap,
                EnsurePlain: static (map, offset) => TableComparers.EnsurePlainMap<TKey, TValue>(map, offset),
                EnsureLike: static (map, held, offset) => TableComparers.EnsurePlainMap<TKey, TValue>(map, offset, held.IsReadOnly ? null : held),
                EmptyLike: static map => EmptyTables.Like(map))),
            new DictionaryContract<TKey, TValue>());

    /// <summary>Read as a dictionary.</summary>
    public static Contract<IReadOnlyDictionary<TKey, TValue>?> IReadOnlyDictionary<TKey, TValue>()
        where TKey : notnull => new InterfaceContract<IReadOnlyDictionary<TKey, TValue>, Dictionary<TKey, TValue>>(
            HashedMap<IReadOnlyDictionary<TKey, TValue>, TKey, TValue>(new(
                static map => TableComparers.OfMap<TKey, TValue>(map), static map => map.Count,
                static (items, comparer) => SetAll(new Dictionary<TKey, TValue>(items.Length, comparer), items),
                static (map, items) => map is IDictionary<TKey, TValue> own && FillMap(own, items),
                EnsurePlain: static (map, offset) => TableComparers.EnsurePlainMap<TKey, TValue>(map, offset),
                EnsureLike: static (map, held, offset) =>
                    TableComparers.EnsurePlainMap<TKey, TValue>(map, offset, held is IDictionary<TKey, TValue> { IsReadOnly: false } ? held : null),
                EmptyLike: static map =>
                    map is IDictionary<TKey, TValue> own && EmptyTables.Like(own) is { } make ? () => (IReadOnlyDictionary<TKey, TValue>)make() : null)),
            new DictionaryContract<TKey, TValue>());

    /// <summary>Read as an immutable dictionary.</summary>
    public static Contract<IImmutableDictionary<TKey, TValue>?> IImmutableDictionary<TKey, TValue>()
        where TKey : notnull => HashedMap<IImmutableDictionary<TKey, TValue>, TKey, TValue>(new(
            static map => TableComparers.OfMap<TKey, TValue>(map), static map => map.Count, static (items, comparer) => MakeImmutable(items, comparer),
            EnsurePlain: static (map, offset) => TableComparers.EnsurePlainMap<TKey, TValue>(map, offset)));

    private static CollectionContract<TCollection, T> Any<TCollection, T>(Func<T[], TCollection> make)
        where TCollection : class, IEnumerable<T> =>
        new(new AnyFamily<TCollection, T>(make));

    private static CollectionContract<TCollection, T> Listed<TCollection, T>(Func<List<T>, TCollection> cast)
        where TCollection : class, IEnumerable<T> =>
        new(new AnyFamily<TCollection, T>(items => cast([.. items]), canFill: true));

    private static bool FillSet<T>(ISet<T> set, T[] items)
    {
        if (set.IsReadOnly)
        {
            return false;
        }

        set.Clear();
        set.UnionWith(items);
        return true;
    }

    private static bool FillMap<TKey, TValue>(IDictionary<TKey, TValue> map, KeyValuePair<TKey, TValue>[] items)
    {
        if (map.IsReadOnly)
        {
            return false;
        }

        map.Clear();
        SetAll(map, items);
        return true;
    }
}
