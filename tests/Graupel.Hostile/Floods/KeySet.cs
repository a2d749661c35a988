namespace Graupel.Hostile.Floods;

/// <summary>Keys that were chosen to fall into a few buckets, and ordinary ones.</summary>
/// <param name="Name">The type of the keys.</param>
/// <param name="Attack">Makes so many keys that collide.</param>
/// <param name="Benign">Makes so many keys that do not.</param>
internal sealed record KeySet<T>(string Name, Func<int, T[]> Attack, Func<int, T[]> Benign)
    where T : notnull
{
    /// <summary>Keys a look-up passes on the average in a table of just these keys.</summary>
    public static double Passed(T[] keys)
    {
        int buckets = new Dictionary<T, bool>(keys.Length).Capacity;
        return keys.CountBy(key => (uint)EqualityComparer<T>.Default.GetHashCode(key) % (uint)buckets)
            .Sum(bucket => bucket.Value * (bucket.Value - 1.0) / 2) / keys.Length;
    }
}
