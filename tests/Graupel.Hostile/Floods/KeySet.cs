namespace Graupel.Hostile.Floods;

/// <summary>Keys that were chosen to fall into a few buckets, and ordinary ones.</summary>
/// <param name="Name">The type of the keys.</param>
/// <param name="Attack">Makes so many keys that collide in a table of so many buckets.</param>
/// <param name="Benign">Makes so many keys that do not.</param>
internal sealed record KeySet<T>(string Name, Func<int, int, T[]> Attack, Func<int, T[]> Benign)
    where T : notnull
{
    /// <summary>The buckets of a table that is made for so many keys.</summary>
    public static int BucketsFor(int count) => new Dictionary<T, bool>(count).Capacity;

    /// <summary>Keys a look-up passes on the average in a table of just these keys.</summary>
    public static double Passed(T[] keys)
    {
        int buckets = BucketsFor(keys.Length);
        return keys.CountBy(key => (uint)EqualityComparer<T>.Default.GetHashCode(key) % (uint)buckets)
            .Sum(bucket => bucket.Value * (bucket.Value - 1.0) / 2) / keys.Length;
    }
}
