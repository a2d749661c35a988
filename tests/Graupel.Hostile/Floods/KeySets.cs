namespace Graupel.Hostile.Floods;

/// <summary>How keys of each type are made to collide.</summary>
internal static class KeySets
{
    public static readonly KeySet<int> Int32 = new("int", Multiples, count => Numbers(count, i => i * 3));

    public static readonly KeySet<long> Int64 = new("long", (count, _) => Numbers(count, Fold), count => Numbers(count, i => (long)i));

    public static readonly KeySet<ulong> UInt64 = new("ulong", (count, _) => Numbers(count, i => (ulong)Fold(i)), count => Numbers(count, i => (ulong)i));

    public static readonly KeySet<Guid> Guids = new(
        "Guid",
        (count, _) => Numbers(count, i => new Guid((uint)i, (ushort)i, (ushort)(i >> 16), 0, 0, 0, 0, 0, 0, 0, 0)),
        count => Numbers(count, i => new Guid((uint)i, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8)));

    public static readonly KeySet<double> Double = new("double", (count, _) => Numbers(count, i => BitConverter.Int64BitsToDouble(Fold(i))), count => Numbers(count, i => i / 10.0));

    public static readonly KeySet<decimal> Decimal = new("decimal", (count, _) => Numbers(count, i => new decimal(i, i, 0, false, 0)), count => Numbers(count, i => i / 100m));

    public static readonly KeySet<DateTime> DateTimes = new(
        "DateTime", (count, _) => Numbers(count, i => new DateTime(Fold(i))), count => Numbers(count, i => new DateTime(2000, 1, 1).AddMinutes(i)));

    public static readonly KeySet<DayOfWeek> Enum = new("enum", (count, buckets) => [.. Multiples(count, buckets).Select(i => (DayOfWeek)i)], count => Numbers(count, i => (DayOfWeek)i));

    public static readonly KeySet<(long, int)> Tuple = new("tuple", (count, _) => Numbers(count, i => (Fold(i), 7)), count => Numbers(count, i => ((long)i, i)));

    public static readonly KeySet<Pair> Record = new("record struct", (count, _) => Numbers(count, i => new Pair(Fold(i), 7)), count => Numbers(count, i => new Pair(i, i)));

    private static T[] Numbers<T>(int count, Func<int, T> make) => [.. Enumerable.Range(0, count).Select(make)];

    // The hash code of 64 bits is one half XOR the other.
    private static long Fold(int i) => ((long)i << 32) | (uint)i;

    // The number of buckets follows from the number of keys, so a hash code of 32 bits leads to a few chosen ones.
    private static int[] Multiples(int count, int buckets)
    {
        int perBucket = (int)Math.Min(count, int.MaxValue / buckets);
        return Numbers(count, i => (i % perBucket * buckets) + (i / perBucket));
    }
}

/// <summary>A key whose hash code the compiler makes.</summary>
[Contract]
public readonly record struct Pair([property: Order(1)] long X, [property: Order(2)] int Y);
