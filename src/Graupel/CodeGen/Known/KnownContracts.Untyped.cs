using System.Collections;
using System.Collections.Specialized;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <content>Collections whose elements are of type <see cref="object"/>.</content>
public static partial class KnownContracts
{
    /// <summary>By index.</summary>
    public static Contract<ArrayList?> ArrayList() => new SurrogateContract<ArrayList, object?[]>(new UntypedSurrogate<ArrayList>(static items => new ArrayList(items)));

    /// <summary>The oldest first.</summary>
    public static Contract<Queue?> UntypedQueue() => new SurrogateContract<Queue, object?[]>(new UntypedSurrogate<Queue>(static items => new Queue(items)));

    /// <summary>The newest first.</summary>
    public static Contract<Stack?> UntypedStack() => new SurrogateContract<Stack, object?[]>(new UntypedSurrogate<Stack>(static items =>
    {
        items.AsSpan().Reverse();
        return new Stack(items);
    }));

    /// <summary>Keys with their values; with the default comparer only.</summary>
    public static Contract<Hashtable?> Hashtable() => new SurrogateContract<Hashtable, Dictionary<object, object?>>(UntypedMaps.Hashtable());

    /// <summary>Keys with their values; with the default comparer only.</summary>
    public static Contract<SortedList?> UntypedSortedList() => new SurrogateContract<SortedList, Dictionary<object, object?>>(UntypedMaps.SortedList());

    /// <summary>Keys with their values, in order; with the default comparer only.</summary>
    public static Contract<OrderedDictionary?> UntypedOrderedDictionary() =>
        new SurrogateContract<OrderedDictionary, Dictionary<object, object?>>(UntypedMaps.OrderedDictionary());

    /// <summary>Keys with their values, in order; with the default comparer only.</summary>
    public static Contract<ListDictionary?> ListDictionary() => new SurrogateContract<ListDictionary, Dictionary<object, object?>>(UntypedMaps.ListDictionary());

    /// <summary>Keys with their values; those that compare keys without regard to case are refused.</summary>
    public static Contract<HybridDictionary?> HybridDictionary() =>
        new SurrogateContract<HybridDictionary, Dictionary<object, object?>>(UntypedMaps.HybridDictionary());
}
