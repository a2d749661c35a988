namespace Graupel.Converters;

/// <summary>Finds keys that occur twice, or that were chosen to collide, before a table is made of them.</summary>
internal static class DistinctKeys
{
    // Fewer keys cannot cost much, and are counted when the table is made.
    private const int FirstScreened = 256;

    /// <summary>Refuses elements that a hash table should not be made of.</summary>
    public static void Screen<T>(ReadOnlySpan<T> items, IEqualityComparer<T> comparer, ReadPlace place)
    {
        if (items.Length < FirstScreened)
        {
            return;
        }

        var table = new ScreenedTable<T>(items.Length, comparer, place);
        try
        {
            foreach (T item in items)
            {
                table.Add(item);
            }

            table.EnsureSpread(HashTables.SizesUpTo(items.Length));
        }
        finally
        {
            table.Dispose();
        }
    }

    /// <summary>Refuses pairs whose keys a hash table should not be made of.</summary>
    public static void Screen<TKey, TValue>(ReadOnlySpan<KeyValuePair<TKey, TValue>> items, IEqualityComparer<TKey> comparer, ReadPlace place, bool areGroups = false)
    {
        if (items.Length < FirstScreened)
        {
            return;
        }

        var table = new ScreenedTable<TKey>(items.Length, comparer, place);
        try
        {
            foreach ((TKey key, _) in items)
            {
                table.Add(key);
            }

            table.EnsureSpread(areGroups ? HashTables.LookupSizesUpTo(items.Length) : HashTables.SizesUpTo(items.Length));
        }
        finally
        {
            table.Dispose();
        }
    }

    /// <summary>Refuses elements that a table should not get in addition to those that it has.</summary>
    /// <param name="items">The elements.</param>
    /// <param name="keyOf">Their keys; null for what is not in the table.</param>
    /// <param name="comparer">The table's.</param>
    /// <param name="sizes">The numbers of buckets that the table may have; at least one.</param>
    /// <param name="place">Where the elements were read.</param>
    public static void EnsureSpread<T, TKey>(
        IEnumerable<T> items, Func<T, TKey> keyOf, IEqualityComparer<TKey> comparer, ReadOnlySpan<int> sizes, ReadPlace place)
    {
        var screen = new CollisionScreen<TKey>(comparer, place.MaxCollisions);
        try
        {
            foreach (T item in items)
            {
                if (screen.Sees() && keyOf(item) is { } key)
                {
                    screen.Count(key, sizes[0], place);
                }
            }

            screen.EnsureSpread(sizes, place);
        }
        finally
        {
            screen.Dispose();
        }
    }

    /// <summary>Refuses what lost elements on the way into a set or map.</summary>
    public static void EnsureAll(int count, int expected, long offset)
    {
        if (count != expected)
        {
            Throw.DuplicateKey(offset);
        }
    }

    private ref struct ScreenedTable<T>(int count, IEqualityComparer<T> comparer, ReadPlace place)
    {
        private readonly HashSet<T> _keys = new(count, comparer);
        private CollisionScreen<T> _screen = new(comparer, place.MaxCollisions);

        public void Add(T key)
        {
            if (!_keys.Add(key))
            {
                Throw.DuplicateKey(place);
            }

            if (_screen.Sees())
            {
                _screen.Count(key, _keys.Capacity, place);
            }
        }

        public void EnsureSpread(ReadOnlySpan<int> sizes) => _screen.EnsureSpread(sizes, place);

        public void Dispose() => _screen.Dispose();
    }
}
