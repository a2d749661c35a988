namespace Graupel.Hostile.Floods;

/// <summary>A key of any type: its number is its hash code where that fits.</summary>
[Contract]
public readonly record struct Spot([property: Order(1)] long Number)
{
    public override int GetHashCode() => Number.GetHashCode();

    internal static Spot[] Benign(int count) => Make(count, i => i);

    internal static Spot[] Same(int count) => Make(count, i => ((long)i << 32) | (uint)i);

    /// <summary>As far as there are so many hash codes that fall into one bucket; the rest fall into the next ones.</summary>
    internal static Spot[] InOneBucket(int count, int buckets)
    {
        long each = (1L << 32) / buckets;
        return Make(count, i => (i % each * buckets) + (i / each));
    }

    private static Spot[] Make(int count, Func<int, long> number) => [.. Enumerable.Range(0, count).Select(i => new Spot(number(i)))];
}
