namespace Graupel.Converters;

/// <content>Collections that have a converter of their own.</content>
internal static partial class Refilling
{
    /// <summary>Moves elements that were read before the instance existed into the list that it holds.</summary>
    /// <returns>What the instance should hold: its own list, or what was read if either is null.</returns>
    public static List<T>? Refill<T>(List<T>? held, List<T>? read)
    {
        if (held is null || read is null)
        {
            return read;
        }

        held.Clear();
        held.AddRange(read);
        return held;
    }

    /// <inheritdoc cref="Refill{T}(List{T}, List{T})"/>
    public static HashSet<T>? Refill<T>(HashSet<T>? held, HashSet<T>? read, ReadPlace place)
    {
        if (held is null || read is null)
        {
            return read;
        }

        held.Clear();
        held.EnsureCapacity(read.Count);
        DistinctKeys.EnsureSpread(read, static item => item, held.Comparer, [held.Capacity], place);
        held.UnionWith(read);
        DistinctKeys.EnsureAll(held.Count, read.Count, place);
        return held;
    }

    /// <inheritdoc cref="Refill{T}(List{T}, List{T})"/>
    public static Dictionary<TKey, TValue>? Refill<TKey, TValue>(Dictionary<TKey, TValue>? held, Dictionary<TKey, TValue>? read, ReadPlace place)
        where TKey : notnull
    {
        if (held is null || read is null)
        {
            return read;
        }

        held.Clear();
        held.EnsureCapacity(read.Count);
        DistinctKeys.EnsureSpread(read, static pair => pair.Key, held.Comparer, [held.Capacity], place);
        foreach ((TKey key, TValue value) in read)
        {
            if (!held.TryAdd(key, value))
            {
                Throw.DuplicateKey(place);
            }
        }

        return held;
    }

    /// <summary>Makes a set that compares as the one does that the instance holds, which others may hold too.</summary>
    /// <returns>What the instance should hold: what was read if either is null or both compare alike.</returns>
    public static HashSet<T>? Renew<T>(HashSet<T>? held, HashSet<T>? read, ReadPlace place) =>
        held is null || read is null || held.Comparer.Equals(read.Comparer) ? read : Refill(new HashSet<T>(held.Comparer), read, place);

    /// <inheritdoc cref="Renew{T}(HashSet{T}, HashSet{T}, ReadPlace)"/>
    public static Dictionary<TKey, TValue>? Renew<TKey, TValue>(Dictionary<TKey, TValue>? held, Dictionary<TKey, TValue>? read, ReadPlace place)
        where TKey : notnull =>
        held is null || read is null || held.Comparer.Equals(read.Comparer) ? read : Refill(new Dictionary<TKey, TValue>(held.Comparer), read, place);
}
