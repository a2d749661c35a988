using System.Collections.Concurrent;

namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Collections whose count is written before their elements.</summary>
internal static class Counted
{
    /// <summary>The elements with their number. Collections that may be changed concurrently are copied.</summary>
    public static IReadOnlyCollection<T> Of<T>(IEnumerable<T> value) => value switch
    {
        IProducerConsumerCollection<T> shared => shared.ToArray(),
        IReadOnlyCollection<T> items => items,
        _ => [.. value],
    };

    /// <summary>The same for pairs.</summary>
    public static IReadOnlyCollection<KeyValuePair<TKey, TValue>> Pairs<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>> value)
        where TKey : notnull
        => value is ConcurrentDictionary<TKey, TValue> shared ? shared.ToArray() : Of(value);

    /// <exception cref="InvalidOperationException">There were more or fewer elements than counted.</exception>
    public static void EnsureWritten(int written, int count)
    {
        if (written != count)
        {
            throw new InvalidOperationException("A collection was modified while it was being written.");
        }
    }
}
