using System.Collections.Specialized;

namespace Graupel.Converters;

/// <summary>The texts by index.</summary>
internal sealed class StringCollectionSurrogate : Surrogate<StringCollection, string[]>
{
    public override string[] ToWire(StringCollection value, long offset)
    {
        CollectionTypes.EnsureExact(value, typeof(StringCollection));
        var items = new string[value.Count];
        value.CopyTo(items, 0);
        return items;
    }

    public override StringCollection FromWire(string[] wire, long offset)
    {
        var collection = new StringCollection();
        collection.AddRange(wire);
        return collection;
    }
}

/// <summary>Each key, which may be null, with its values; a key may have none.</summary>
internal sealed class NameValueCollectionSurrogate : Surrogate<NameValueCollection, KeyValuePair<string?, string?[]?>[]>
{
    public override KeyValuePair<string?, string?[]?>[] ToWire(NameValueCollection value, long offset)
    {
        CollectionTypes.EnsureExact(value, typeof(NameValueCollection));
        var pairs = new KeyValuePair<string?, string?[]?>[value.Count];
        for (int i = 0; i < pairs.Length; i++)
        {
            pairs[i] = new(value.GetKey(i), value.GetValues(i));
        }

        // Keys that only another comparer tells apart would be read as one.
        if (!AreDistinct(pairs))
        {
            FromWire(pairs, offset);
        }

        return pairs;
    }

    // Of visible ASCII characters, the comparer of a new collection takes those for equal that differ in case alone, which costs less to see.
    private static bool AreDistinct(KeyValuePair<string?, string?[]?>[] pairs)
    {
        foreach ((string? key, _) in pairs)
        {
            if (key is null || key.AsSpan().ContainsAnyExceptInRange(' ', '~'))
            {
                return false;
            }
        }

        var keys = new HashSet<string>(pairs.Length, StringComparer.OrdinalIgnoreCase);
        return Array.TrueForAll(pairs, pair => keys.Add(pair.Key!));
    }

    public override NameValueCollection FromWire(KeyValuePair<string?, string?[]?>[] wire, long offset)
    {
        var collection = new NameValueCollection(wire.Length);
        foreach ((string? key, string?[]? values) in wire)
        {
            int count = collection.Count;
            if (values is null)
            {
                collection.Add(key, null);
            }

            foreach (string? one in values ?? [])
            {
                collection.Add(key, one);
            }

            if (values is [] || collection.Count == count)
            {
                Throw.DuplicateKey(offset);
            }
        }

        return collection;
    }
}

/// <summary>Lower-case keys with their values, in ordinal order, because the dictionary has none.</summary>
internal sealed class StringDictionarySurrogate : Surrogate<StringDictionary, Dictionary<string, string?>>
{
    public override Dictionary<string, string?> ToWire(StringDictionary value, long offset)
    {
        CollectionTypes.EnsureExact(value, typeof(StringDictionary));
        var pairs = new Dictionary<string, string?>(value.Count);
        foreach (string key in value.Keys.Cast<string>().Order(StringComparer.Ordinal))
        {
            pairs.Add(key, value[key]);
        }

        return pairs;
    }

    public override StringDictionary FromWire(Dictionary<string, string?> wire, long offset)
    {
        var map = new StringDictionary();
        foreach ((string key, string? value) in wire)
        {
            if (map.ContainsKey(key))
            {
                Throw.DuplicateKey(offset);
            }

            map.Add(key, value);
        }

        return map;
    }
}
