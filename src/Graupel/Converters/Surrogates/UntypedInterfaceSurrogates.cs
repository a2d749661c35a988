using System.Collections;
using System.Collections.Specialized;

namespace Graupel.Converters;

/// <summary>The elements of anything enumerable, read as a list.</summary>
internal sealed class UntypedListSurrogate<T> : FilledSurrogate<T, List<object?>>
    where T : class, IEnumerable
{
    public override List<object?> ToWire(T value, long offset)
    {
        // As elements they would be read as something else.
        if (value is string or IDictionary or Array { Rank: > 1 })
        {
            Throw.NotElements(value.GetType(), typeof(T), offset);
        }

        var items = new List<object?>(value is ICollection counted ? counted.Count : 0);
        items.AddRange(value.Cast<object?>());
        return items;
    }

    public override T Create() => (T)(IEnumerable)new List<object?>();

    public override void Fill(T value, List<object?> wire, long offset) => ((List<object?>)(IEnumerable)value).AddRange(wire);

    public override T FromWire(List<object?> wire, long offset) => (T)(IEnumerable)wire;
}

/// <summary>The keys and values of a dictionary whose comparer can be seen, read as a <see cref="Dictionary{TKey, TValue}"/>.</summary>
internal sealed class AnyUntypedMapSurrogate : FilledSurrogate<IDictionary, Dictionary<object, object?>>
{
    private static readonly UntypedMapSurrogate<Hashtable> Hashtables = UntypedMaps.Hashtable();
    private static readonly UntypedMapSurrogate<SortedList> SortedLists = UntypedMaps.SortedList();
    private static readonly UntypedMapSurrogate<ListDictionary> ListDictionaries = UntypedMaps.ListDictionary();
    private static readonly UntypedMapSurrogate<HybridDictionary> HybridDictionaries = UntypedMaps.HybridDictionary();
    private static readonly UntypedMapSurrogate<OrderedDictionary> OrderedDictionaries = UntypedMaps.OrderedDictionary();

    public override Dictionary<object, object?> ToWire(IDictionary value, long offset)
    {
        switch (value)
        {
            case Dictionary<object, object?> map:
                Comparers.EnsureSame(map.Comparer, EqualityComparer<object>.Default, offset);
                return new(map);
            case Dictionary<string, object?> map:
                Comparers.EnsureSame(map.Comparer, EqualityComparer<string>.Default, offset);
                return map.ToDictionary(static pair => (object)pair.Key, static pair => pair.Value);
            case Hashtable map:
                return Hashtables.ToWire(map, offset);
            case SortedList map:
                return SortedLists.ToWire(map, offset);
            case ListDictionary map:
                return ListDictionaries.ToWire(map, offset);
            case HybridDictionary map:
                return HybridDictionaries.ToWire(map, offset);
            case OrderedDictionary map:
                return OrderedDictionaries.ToWire(map, offset);
            default:
                Throw.OtherDictionary(value.GetType(), offset);
                return null;
        }
    }

    public override IDictionary Create() => new Dictionary<object, object?>();

    public override void Fill(IDictionary value, Dictionary<object, object?> wire, long offset)
    {
        foreach ((object key, object? item) in wire)
        {
            value.Add(key, item);
        }
    }

    public override IDictionary FromWire(Dictionary<object, object?> wire, long offset) => wire;
}
