namespace Graupel.Hostile.Floods;

/// <summary>The numbers of buckets that hash tables have for so many keys.</summary>
internal static class TableSizes
{
    /// <summary>Those of a table that is made for them, those that one grows to, and those of a lookup.</summary>
    public static int[] For(int count) => [new HashSet<byte>(count).Capacity, .. Last(Grown(count)), .. Last(Lookups(count))];

    private static int[] Last(IEnumerable<int> sizes) => [.. sizes.TakeLast(2)];

    private static IEnumerable<int> Grown(int count)
    {
        var table = new HashSet<int>();
        int size = 0;
        for (int i = 0; i < count; i++)
        {
            table.Add(i);
            if (table.Capacity != size)
            {
                yield return size = table.Capacity;
            }
        }
    }

    private static IEnumerable<int> Lookups(int count)
    {
        int size = 7;
        yield return size;
        while (size < count)
        {
            yield return size = (size * 2) + 1;
        }
    }
}
