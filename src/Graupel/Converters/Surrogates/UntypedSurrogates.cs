using System.Collections;
using System.Collections.Specialized;
using System.Globalization;
using System.Runtime.CompilerServices;

namespace Graupel.Converters;

/// <summary>The elements of a collection of <see cref="object"/>, in the order in which it enumerates them.</summary>
/// <param name="fill">Adds elements in that order.</param>
internal sealed class UntypedSurrogate<T>(Action<T, object?[]> fill) : FilledSurrogate<T, object?[]>
    where T : class, ICollection, new()
{
    public override object?[] ToWire(T value, long offset)
    {
        CollectionTypes.EnsureExact(value, typeof(T));
        object?[] items = new object?[value.Count];
        value.CopyTo(items, 0);
        return items;
    }

    public override T Create() => new();

    public override void Fill(T value, object?[] wire, long offset) => fill(value, wire);
}

/// <summary>Keys of type <see cref="object"/> with their values, in the order in which the dictionary enumerates them.</summary>
/// <param name="make">Makes the dictionary.</param>
/// <param name="isPlain">False where the dictionary is not as one that is made: it compares keys otherwise, or cannot be changed.</param>
/// <param name="maxCount">Where more keys are too slow; null where they are not.</param>
internal sealed class UntypedMapSurrogate<T>(Func<Dictionary<object, object?>, T> make, Func<T, bool> isPlain, int? maxCount = null)
    : FilledSurrogate<T, Dictionary<object, object?>>
    where T : class, IDictionary
{
    public override Dictionary<object, object?> ToWire(T value, long offset)
    {
        CollectionTypes.EnsureExact(value, typeof(T));
        if (!isPlain(value))
        {
            Throw.InvalidValue($"a {CSharpName.Of(typeof(T))} with a custom comparer, or one that is read-only", offset);
        }

        EnsureFew(value.Count, offset);
        var pairs = new Dictionary<object, object?>(value.Count);
        foreach (DictionaryEntry entry in value)
        {
            pairs.Add(entry.Key, entry.Value);
        }

        return pairs;
    }

    public override T Create() => make([]);

    public override void Fill(T value, Dictionary<object, object?> wire, long offset)
    {
        foreach (DictionaryEntry entry in FromWire(wire, offset))
        {
            value.Add(entry.Key, entry.Value);
        }
    }

    // With room for all of them, and in order where they are sorted.
    public override T FromWire(Dictionary<object, object?> wire, long offset)
    {
        EnsureFew(wire.Count, offset);
        try
        {
            return make(wire);
        }
        catch (Exception e) when (e is ArgumentException or InvalidOperationException)
        {
            Throw.InvalidValue($"two keys are equal in a {CSharpName.Of(typeof(T))}, or cannot be compared there", offset);
            return null;
        }
    }

    private void EnsureFew(int count, long offset)
    {
        if (count > maxCount)
        {
            Throw.LimitExceeded(string.Create(CultureInfo.InvariantCulture, $"{count} keys in a {CSharpName.Of(typeof(T))}, which is slow with more than {maxCount}; use a Hashtable"), offset);
        }
    }
}

/// <summary>Makes the dictionaries of the framework whose keys and values are of type <see cref="object"/>.</summary>
internal static class UntypedMaps
{
    // A list compares each key with all others.
    private const int MaxListed = 1024;

    public static UntypedMapSurrogate<Hashtable> Hashtable() => new(static pairs => new Hashtable(pairs), static map => ComparerOf(map) is null);

    public static UntypedMapSurrogate<SortedList> SortedList() => new(
        MakeSortedList,
        static list => ComparerOf(list) is Comparer comparer && CompareInfoOf(comparer).Equals(CompareInfoOf((Comparer)ComparerOf(new SortedList())!)));

    public static UntypedMapSurrogate<ListDictionary> ListDictionary() =>
        new(static pairs => Fill(new ListDictionary(), pairs), static map => ComparerOf(map) is null, MaxListed);

    public static UntypedMapSurrogate<HybridDictionary> HybridDictionary() =>
        new(static pairs => Fill(new HybridDictionary(pairs.Count), pairs), static map => !IgnoresCase(map));

    public static UntypedMapSurrogate<OrderedDictionary> OrderedDictionary() =>
        new(static pairs => Fill(new OrderedDictionary(pairs.Count), pairs), static map => ComparerOf(map) is null && !map.IsReadOnly);

    // Sorted at once: one by one, keys in falling order would take quadratic time.
    private static SortedList MakeSortedList(Dictionary<object, object?> pairs)
    {
        var list = new SortedList(pairs);
        for (int i = 1; i < list.Count; i++)
        {
            if (ComparerOf(list)!.Compare(list.GetKey(i - 1), list.GetKey(i)) >= 0)
            {
                throw new ArgumentException("two keys compare as equal");
            }
        }

        return list;
    }

    private static T Fill<T>(T map, Dictionary<object, object?> pairs)
        where T : IDictionary
    {
        foreach ((object key, object? value) in pairs)
        {
            map.Add(key, value);
        }

        return map;
    }

    // Nothing public tells by what they compare.
    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "get_EqualityComparer")]
    private static extern IEqualityComparer? ComparerOf(Hashtable map);

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "comparer")]
    private static extern ref IComparer? ComparerOf(SortedList list);

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_compareInfo")]
    private static extern ref CompareInfo CompareInfoOf(Comparer comparer);

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "comparer")]
    private static extern ref IComparer? ComparerOf(ListDictionary map);

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_comparer")]
    private static extern ref IEqualityComparer? ComparerOf(OrderedDictionary map);

    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "caseInsensitive")]
    private static extern ref bool IgnoresCase(HybridDictionary map);
}
