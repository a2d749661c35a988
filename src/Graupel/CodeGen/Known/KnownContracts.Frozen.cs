using System.Collections.Frozen;

namespace Graupel.CodeGen;

/// <content>Collections that are created once and then only read.</content>
public static partial class KnownContracts
{
    /// <summary>In its own order.</summary>
    public static Contract<FrozenSet<T>?> FrozenSet<T>() => HashedSet<FrozenSet<T>, T>(new(
        static set => set.Comparer, static set => set.Count, static (items, comparer) => items.ToFrozenSet(comparer), CopiesItself: true));

    /// <summary>In its own order.</summary>
    public static Contract<FrozenDictionary<TKey, TValue>?> FrozenDictionary<TKey, TValue>()
        where TKey : notnull => HashedMap<FrozenDictionary<TKey, TValue>, TKey, TValue>(new(
            static map => map.Comparer, static map => map.Count, static (items, comparer) => items.ToFrozenDictionary(comparer),
            CopiesItself: true));
}
