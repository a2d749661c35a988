using System.Collections.Immutable;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <content>Collections that never change.</content>
public static partial class KnownContracts
{
    /// <summary>By index; the default value is written as null.</summary>
    public static Contract<ImmutableArray<T>> ImmutableArray<T>() => typeof(T) == typeof(byte)
        ? (Contract<ImmutableArray<T>>)(object)new BlobContract<ImmutableArray<byte>, ImmutableArraySegment<byte>>()
        : new SegmentContract<ImmutableArray<T>, T, ImmutableArraySegment<T>>();

    /// <summary>By index.</summary>
    public static Contract<ImmutableList<T>?> ImmutableList<T>() =>
        Made<ImmutableList<T>, T>(static items => System.Collections.Immutable.ImmutableList.Create(items.AsSpan()), whole: static list => list);

    /// <summary>In the order in which elements are removed.</summary>
    public static Contract<ImmutableQueue<T>?> ImmutableQueue<T>() => new CollectionContract<ImmutableQueue<T>, T>(
        new MadeFamily<ImmutableQueue<T>, T>(static items => System.Collections.Immutable.ImmutableQueue.Create(items)));

    /// <summary>The top first.</summary>
    public static Contract<ImmutableStack<T>?> ImmutableStack<T>() =>
        Made<ImmutableStack<T>, T>(static items => System.Collections.Immutable.ImmutableStack.Create(items), isReversed: true);

    /// <summary>In its own order.</summary>
    public static Contract<ImmutableHashSet<T>?> ImmutableHashSet<T>() => HashedSet<ImmutableHashSet<T>, T>(new(
        static set => set.KeyComparer, static set => set.Count,
        static (items, comparer) => System.Collections.Immutable.ImmutableHashSet.Create(comparer, items), CopiesItself: true));

    /// <summary>In ascending order.</summary>
    public static Contract<ImmutableSortedSet<T>?> ImmutableSortedSet<T>() => new CollectionContract<ImmutableSortedSet<T>, T>(
        new SortedFamily<ImmutableSortedSet<T>, T, T>(new(
            static set => set.KeyComparer, static set => set.Count,
            static (items, comparer) => System.Collections.Immutable.ImmutableSortedSet.Create(comparer, items), CopiesItself: true)));

    /// <summary>In its own order.</summary>
    public static Contract<ImmutableDictionary<TKey, TValue>?> ImmutableDictionary<TKey, TValue>()
        where TKey : notnull => HashedMap<ImmutableDictionary<TKey, TValue>, TKey, TValue>(new(
            static map => map.KeyComparer, static map => map.Count, static (items, comparer) => MakeImmutable(items, comparer),
            EnsurePlain: static (map, offset) => Comparers.EnsureSame(map.ValueComparer, EqualityComparer<TValue>.Default, offset),
            AsHeld: static (access, held) => access with
            {
                Make = (items, comparer) => MakeImmutable(items, comparer, held.ValueComparer),
                EnsurePlain = (map, offset) => Comparers.EnsureSame(map.ValueComparer, held.ValueComparer, offset),
            },
            CopiesItself: true));

    /// <summary>By ascending keys.</summary>
    public static Contract<ImmutableSortedDictionary<TKey, TValue>?> ImmutableSortedDictionary<TKey, TValue>()
        where TKey : notnull => new MapContract<ImmutableSortedDictionary<TKey, TValue>, TKey, TValue>(
            new SortedFamily<ImmutableSortedDictionary<TKey, TValue>, KeyValuePair<TKey, TValue>, TKey>(new(
                static map => map.KeyComparer, static map => map.Count, static (items, comparer) => MakeImmutable(items, comparer),
                EnsurePlain: static (map, offset) => Comparers.EnsureSame(map.ValueComparer, EqualityComparer<TValue>.Default, offset),
                AsHeld: static (access, held) => access with
                {
                    Make = (items, comparer) => MakeImmutable(items, comparer, held.ValueComparer),
                    EnsurePlain = (map, offset) => Comparers.EnsureSame(map.ValueComparer, held.ValueComparer, offset),
                },
                CopiesItself: true)));

    private static ImmutableDictionary<TKey, TValue> MakeImmutable<TKey, TValue>(
        KeyValuePair<TKey, TValue>[] items, IEqualityComparer<TKey> comparer, IEqualityComparer<TValue>? values = null)
        where TKey : notnull
    {
        var builder = System.Collections.Immutable.ImmutableDictionary.CreateBuilder(comparer, values);
        return SetAll(builder, items).ToImmutable();
    }

    private static ImmutableSortedDictionary<TKey, TValue> MakeImmutable<TKey, TValue>(
        KeyValuePair<TKey, TValue>[] items, IComparer<TKey> comparer, IEqualityComparer<TValue>? values = null)
        where TKey : notnull
    {
        var builder = System.Collections.Immutable.ImmutableSortedDictionary.CreateBuilder(comparer, values);
        return SetAll(builder, items).ToImmutable();
    }
}
