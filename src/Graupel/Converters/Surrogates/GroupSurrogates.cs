namespace Graupel.Converters;

/// <summary>Each key with its elements, in the order of the lookup.</summary>
/// <param name="limits">Those of the serializer.</param>
internal sealed class LookupSurrogate<TKey, TElement>(Limits limits) : Surrogate<ILookup<TKey, TElement>, KeyValuePair<TKey, TElement[]>[]>
{
    public override Surrogate<ILookup<TKey, TElement>, KeyValuePair<TKey, TElement[]>[]> Within(Limits other) => new LookupSurrogate<TKey, TElement>(other);

    public override KeyValuePair<TKey, TElement[]>[] ToWire(ILookup<TKey, TElement> value, long offset)
    {
        KeyValuePair<TKey, TElement[]>[] groups = [.. value.Select(static group => KeyValuePair.Create(group.Key, group.ToArray()))];
        if (HasOtherComparer(value, groups))
        {
            Throw.InvalidValue("a lookup with a custom comparer, which would be read with the default comparer; use a dictionary of lists instead", offset);
        }

        return groups;
    }

    public override ILookup<TKey, TElement> FromWire(KeyValuePair<TKey, TElement[]>[] wire, long offset)
    {
        DistinctKeys.Screen(wire, EqualityComparer<TKey>.Default, new(offset, limits.MaxCollisions), areGroups: true);
        ILookup<TKey, TElement> lookup = wire
            .SelectMany(static pair => pair.Value ?? [], static (pair, element) => (pair.Key, Element: element))
            .ToLookup(static one => one.Key, static one => one.Element);
        DistinctKeys.EnsureAll(lookup.Count, wire.Length, offset);
        return lookup;
    }

    // A lookup does not show its comparer: what shows are keys that the usual one takes for one, and text that is found in another case.
    private static bool HasOtherComparer(ILookup<TKey, TElement> lookup, KeyValuePair<TKey, TElement[]>[] groups)
    {
        HashSet<TKey> keys = [.. groups.Select(static group => group.Key)];
        return keys.Count < groups.Length || keys.SelectMany(InOtherCases).Where(other => !keys.Contains(other)).Take(1).Any(lookup.Contains);
    }

    private static IEnumerable<TKey> InOtherCases(TKey key) =>
        key is string text ? [(TKey)(object)text.ToUpperInvariant(), (TKey)(object)text.ToLowerInvariant()] : [];
}

/// <summary>The key, then the elements, of which a group has at least one.</summary>
internal sealed class GroupingSurrogate<TKey, TElement> : Surrogate<IGrouping<TKey, TElement>, Tuple<TKey, TElement[]>>
{
    public override Tuple<TKey, TElement[]> ToWire(IGrouping<TKey, TElement> value, long offset)
    {
        TElement[] elements = [.. value];
        EnsureSome(elements, offset);
        return new(value.Key, elements);
    }

    public override IGrouping<TKey, TElement> FromWire(Tuple<TKey, TElement[]> wire, long offset)
    {
        EnsureSome(wire.Item2, offset);
        return wire.Item2.ToLookup(_ => wire.Item1).Single();
    }

    private static void EnsureSome(TElement[]? elements, long offset)
    {
        if (elements is not { Length: > 0 })
        {
            Throw.InvalidValue("a group without elements", offset);
        }
    }
}
