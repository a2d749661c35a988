using System.Collections;
using System.Collections.Specialized;
using System.Dynamic;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <content>Collections whose elements are of type <see cref="object"/>.</content>
public static partial class KnownContracts
{
    /// <summary>By index.</summary>
    public static Contract<ArrayList?> ArrayList() => new SurrogateContract<ArrayList, object?[]>(new UntypedSurrogate<ArrayList>(static (list, items) => list.AddRange(items)));

    /// <summary>The oldest first.</summary>
    public static Contract<Queue?> UntypedQueue() => new SurrogateContract<Queue, object?[]>(new UntypedSurrogate<Queue>(static (queue, items) =>
    {
        foreach (object? item in items)
        {
            queue.Enqueue(item);
        }
    }));

    /// <summary>The newest first.</summary>
    public static Contract<Stack?> UntypedStack() => new SurrogateContract<Stack, object?[]>(new UntypedSurrogate<Stack>(static (stack, items) =>
    {
        for (int i = items.Length - 1; i >= 0; i--)
        {
            stack.Push(items[i]);
        }
    }));

    /// <summary>Anything enumerable, read as a list; text, dictionaries and multi-dimensional arrays are refused.</summary>
    public static Contract<IEnumerable?> UntypedIEnumerable() => new SurrogateContract<IEnumerable, List<object?>>(new UntypedListSurrogate<IEnumerable>());

    /// <inheritdoc cref="UntypedIEnumerable"/>
    public static Contract<ICollection?> UntypedICollection() => new SurrogateContract<ICollection, List<object?>>(new UntypedListSurrogate<ICollection>());

    /// <inheritdoc cref="UntypedIEnumerable"/>
    public static Contract<IList?> UntypedIList() => new SurrogateContract<IList, List<object?>>(new UntypedListSurrogate<IList>());

    /// <summary>
    /// A dictionary of the framework whose keys are of type <see cref="object"/>, or one with keys of type <see cref="string"/> and values of type
    /// <see cref="object"/>, read as a <see cref="Dictionary{TKey, TValue}"/>; with the default comparer only.
    /// </summary>
    public static Contract<IDictionary?> UntypedIDictionary() => new SurrogateContract<IDictionary, Dictionary<object, object?>>(new AnyUntypedMapSurrogate());

    /// <summary>Names with their values, in order.</summary>
    public static Contract<ExpandoObject?> ExpandoObject() => new SurrogateContract<ExpandoObject, Dictionary<string, object?>>(new ExpandoSurrogate());

    /// <summary>Keys with their values; with the default comparer only.</summary>
    public static Contract<Hashtable?> Hashtable() => new SurrogateContract<Hashtable, Dictionary<object, object?>>(UntypedMaps.Hashtable());

    /// <summary>Keys with their values; with the default comparer only.</summary>
    public static Contract<SortedList?> UntypedSortedList() => new SurrogateContract<SortedList, Dictionary<object, object?>>(UntypedMaps.SortedList());

    /// <summary>Keys with their values, in order; with the default comparer only.</summary>
    public static Contract<OrderedDictionary?> UntypedOrderedDictionary() =>
        new SurrogateContract<OrderedDictionary, Dictionary<object, object?>>(UntypedMaps.OrderedDictionary());

    /// <summary>Keys with their values, in order; with the default comparer only.</summary>
    public static Contract<ListDictionary?> ListDictionary() => new SurrogateContract<ListDictionary, Dictionary<object, object?>>(UntypedMaps.ListDictionary());

    /// <summary>Keys with their values; those that compare keys case-insensitively are refused.</summary>
    public static Contract<HybridDictionary?> HybridDictionary() =>
        new SurrogateContract<HybridDictionary, Dictionary<object, object?>>(UntypedMaps.HybridDictionary());
}
