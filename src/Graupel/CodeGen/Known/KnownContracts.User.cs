using Graupel.Converters;

namespace Graupel.CodeGen;

/// <content>User-defined collections.</content>
public static partial class KnownContracts
{
    /// <summary>A class that implements <see cref="ICollection{T}"/>: its elements, and nothing else.</summary>
    public static Contract<TCollection?> CollectionOf<TCollection, T>()
        where TCollection : class, ICollection<T>, new() =>
        new CollectionContract<TCollection, T>(new UserCollectionFamily<TCollection, T>(Instances.New<TCollection>));

    /// <summary>A class that implements <see cref="IDictionary{TKey, TValue}"/>: its pairs, and nothing else.</summary>
    public static Contract<TMap?> MapOf<TMap, TKey, TValue>()
        where TMap : class, IDictionary<TKey, TValue>, new()
        where TKey : notnull =>
        new MapContract<TMap, TKey, TValue>(new UserMapFamily<TMap, TKey, TValue>(Instances.New<TMap>));

    /// <summary>A class that implements <see cref="IDictionary{TKey, TValue}"/> and is created from all its entries.</summary>
    /// <param name="make">Creates an instance.</param>
    public static Contract<TMap?> MadeMapOf<TMap, TKey, TValue>(Func<KeyValuePair<TKey, TValue>[], TMap> make)
        where TMap : class, IDictionary<TKey, TValue>
        where TKey : notnull =>
        new MapContract<TMap, TKey, TValue>(new UserMadeMapFamily<TMap, TKey, TValue>(make));

    /// <summary>A class that is enumerable and has a method that adds an element.</summary>
    /// <param name="add">Adds an element.</param>
    public static Contract<TCollection?> AddedOf<TCollection, T>(Action<TCollection, T> add)
        where TCollection : class, IEnumerable<T>, new() =>
        new CollectionContract<TCollection, T>(new UserAddedFamily<TCollection, T>(Instances.New<TCollection>, add));

    /// <summary>A class that is created from all its elements.</summary>
    /// <param name="make">Creates an instance.</param>
    public static Contract<TCollection?> MadeOf<TCollection, T>(Func<T[], TCollection> make)
        where TCollection : class, IEnumerable<T> =>
        new CollectionContract<TCollection, T>(new UserMadeFamily<TCollection, T>(make));
}
