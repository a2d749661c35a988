using Graupel.Converters;

namespace Graupel.CodeGen;

/// <content>Collections that users declare.</content>
public static partial class KnownContracts
{
    /// <summary>A class that implements <see cref="ICollection{T}"/>: its elements, and nothing else.</summary>
    public static Contract<TCollection?> CollectionOf<TCollection, T>()
        where TCollection : class, ICollection<T>, new() =>
        new CollectionContract<TCollection, T>(new UserCollectionFamily<TCollection, T>(static () => new()));

    /// <summary>A class that implements <see cref="IDictionary{TKey, TValue}"/>: its pairs, and nothing else.</summary>
    public static Contract<TMap?> MapOf<TMap, TKey, TValue>()
        where TMap : class, IDictionary<TKey, TValue>, new()
        where TKey : notnull =>
        new MapContract<TMap, TKey, TValue>(new UserMapFamily<TMap, TKey, TValue>(static () => new()));
}
