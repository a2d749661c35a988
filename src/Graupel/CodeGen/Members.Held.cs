using Graupel.Formats;

namespace Graupel.CodeGen;

/// <content>Collections that an instance holds since its construction, and that are filled rather than replaced.</content>
public static partial class Members
{
    /// <summary>Moves elements that were read before the instance existed into the list that it holds.</summary>
    /// <returns>What the instance is to hold: its own list, or what was read where one of the two is null.</returns>
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
    public static HashSet<T>? Refill<T>(HashSet<T>? held, HashSet<T>? read)
    {
        if (held is null || read is null)
        {
            return read;
        }

        held.Clear();
        held.UnionWith(read);
        if (held.Count != read.Count)
        {
            Throw.DuplicateKey(-1);
        }

        return held;
    }

    /// <inheritdoc cref="Refill{T}(List{T}, List{T})"/>
    public static Dictionary<TKey, TValue>? Refill<TKey, TValue>(Dictionary<TKey, TValue>? held, Dictionary<TKey, TValue>? read)
        where TKey : notnull
    {
        if (held is null || read is null)
        {
            return read;
        }

        held.Clear();
        held.EnsureCapacity(read.Count);
        foreach ((TKey key, TValue value) in read)
        {
            if (!held.TryAdd(key, value))
            {
                Throw.DuplicateKey(-1);
            }
        }

        return held;
    }

    /// <summary>Refuses what cannot be given to an instance whose member has no setter: null for a collection, or a collection for null.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="held">What the instance holds.</param>
    /// <param name="read">What it would have to hold.</param>
    public static void EnsureHeld<TReader>(ref TReader reader, object? held, object? read)
        where TReader : struct, IReader, allows ref struct
    {
        if (!ReferenceEquals(held, read))
        {
            Throw.InvalidValue(
                held is null ? "the member has no setter and holds no collection that could be filled" : "null for a member without setter", reader.Offset);
        }
    }
}
