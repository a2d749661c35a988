namespace Graupel.Model.Planning;

/// <summary>Finds items that share a key which one alone may have. (LINQ's groups by numbers cost the start of each program a millisecond.)</summary>
internal static class Repeated
{
    /// <summary>For each key that more than one item has, the first two.</summary>
    /// <param name="items">The items.</param>
    /// <param name="keyOf">Their keys; negative where an item has none.</param>
    public static IEnumerable<(T First, T Second)> Pairs<T>(IReadOnlyList<T> items, Func<T, long> keyOf)
        where T : class
    {
        var keys = new long[items.Count];
        for (int i = 0; i < keys.Length; i++)
        {
            keys[i] = keyOf(items[i]);
        }

        for (int i = 0; i < keys.Length; i++)
        {
            if (keys[i] >= 0 && Find(keys[i], 0) == i && Find(keys[i], i + 1) is var second and >= 0)
            {
                yield return (items[i], items[second]);
            }
        }

        int Find(long key, int start)
        {
            for (int i = start; i < keys.Length; i++)
            {
                if (keys[i] == key)
                {
                    return i;
                }
            }

            return -1;
        }
    }
}
