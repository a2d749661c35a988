using Graupel.Converters;

namespace Graupel.CodeGen;

/// <content>Collections whose comparer an attribute declares.</content>
public static partial class KnownContracts
{
    /// <summary>A collection with a custom comparer.</summary>
    /// <param name="collection">The contract of the collection.</param>
    public static Contract<TCollection?> ComparedOf<TCollection, TComparer>(Contract<TCollection?> collection)
        where TCollection : class
        where TComparer : notnull, new()
        => new ComparedContract<TCollection, TComparer>(collection);

    /// <summary>A collection of texts with a comparer of the framework.</summary>
    /// <param name="collection">The contract of the collection.</param>
    /// <param name="comparison">Names the comparer.</param>
    public static Contract<TCollection?> ComparedAs<TCollection>(Contract<TCollection?> collection, StringComparison comparison)
        where TCollection : class
        => (Contract<TCollection?>)((IComparedContract)collection).By(StringComparer.FromComparison(comparison), declared: null)!;

    internal static TableAccess<Dictionary<TKey, TValue>, KeyValuePair<TKey, TValue>, IEqualityComparer<TKey>> DictionaryAccess<TKey, TValue>()
        where TKey : notnull => new(
            static map => map.Comparer, static map => map.Count,
            static (items, comparer) => SetAll(new Dictionary<TKey, TValue>(items.Length, comparer), items),
            static (map, items) =>
            {
                map.Clear();
                map.EnsureCapacity(items.Length);
                SetAll(map, items);
                return true;
            });

    internal static TableAccess<HashSet<T>, T, IEqualityComparer<T>> HashSetAccess<T>() => new(
        static set => set.Comparer, static set => set.Count, static (items, comparer) => new(items, comparer),
        static (set, items) =>
        {
            set.Clear();
            set.UnionWith(items);
            return true;
        });
}
