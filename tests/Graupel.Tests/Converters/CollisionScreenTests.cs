using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Tests.Converters;

public class CollisionScreenTests
{
    [Theory]
    [InlineData(20_000)]
    [InlineData(200_000)]
    public void Keys_with_one_hash_code_are_refused(int count)
    {
        AssertRefused(Enumerable.Range(0, count).Select(i => Colliding(i, hash: 0)), count);
        AssertRefused(Enumerable.Range(0, count).Select(i => (ulong)Colliding(i, hash: 0)), count);
        AssertRefused(Enumerable.Range(0, count).Select(i => BitConverter.Int64BitsToDouble(Colliding(i, hash: 0))), count);
        AssertRefused(Enumerable.Range(0, count).Select(i => new TimeSpan(Colliding(i, hash: 0))), count);
    }

    [Theory]
    [InlineData(20_000)]
    [InlineData(200_000)]
    public void Keys_of_one_bucket_are_refused(int count)
    {
        // The reader makes a table for the announced number, so the number of buckets is known to whoever makes the bytes.
        int buckets = new Dictionary<int, int>(count).Capacity;
        AssertRefused(Enumerable.Range(0, count).Select(i => Colliding(i, hash: i % 1000 * buckets)), count);
        int distinct = Math.Min(count, int.MaxValue / buckets);
        AssertRefused(Enumerable.Range(0, distinct).Select(i => i * buckets), distinct, announced: count);
    }

    [Theory]
    [InlineData(1000)]
    [InlineData(1024)]
    [InlineData(1025)]
    public void A_run_may_end_within_a_block(int count)
    {
        HashSet<int> set = [.. Enumerable.Range(0, count)];
        Assert.Equal(set, Wire.Read<HashSet<int>>(Wire.Write(set)));
    }

    [Fact]
    public void Null_is_an_element_that_no_comparer_is_asked_about()
    {
        byte[] bytes = Wire.Write<HashSet<string?>>([.. Enumerable.Range(0, 1000).Select(i => i == 260 ? null : $"{i}")]);
        var set = new HashSet<string?>(StringComparer.OrdinalIgnoreCase);
        Wire.Of<HashSet<string?>>().Populate(bytes, ref set);
        Assert.Equal(1000, set.Count);
        Assert.Contains(null, set);
    }

    [Fact]
    public void A_few_buckets_are_as_bad_as_one() => AssertRefused(Enumerable.Range(0, 200_000).Select(i => Colliding(i, hash: i % 20)), 200_000);

    [Fact]
    public void Collisions_among_ordinary_keys_are_refused()
    {
        const int Count = 100_000;
        AssertRefused(Enumerable.Range(0, Count).Select(i => i % 2 == 0 ? i : Colliding(i, hash: 0)), Count);
    }

    [Fact]
    public void Collisions_are_found_though_the_number_is_not_known()
    {
        byte[] bytes = [.. Wire.Bytes("01 23 A08D06"), .. Wire.Write<long[]>([.. Enumerable.Range(0, 100_000).Select(i => Colliding(i, hash: 0))]).AsSpan(4), 0];
        Assert.Equal(ErrorKind.LimitExceeded, Wire.Refused<HashSet<long>>(bytes).Kind);
    }

    [Fact]
    public void Ordinary_keys_are_never_refused()
    {
        foreach (int count in new[] { 255, 256, 1000, 20_000, 100_000 })
        {
            Check(Enumerable.Range(0, count));
            Check(Enumerable.Range(0, count).Select(i => i - (count / 2)));
            Check(Enumerable.Range(0, count).Select(i => (long)i * 1000));
            Check(Enumerable.Range(0, count).Select(i => (long)i << 32));
            Check(Enumerable.Range(0, count).Select(i => i * 1024L));
            Check(Enumerable.Range(0, count).Select(i => i * 65537));
            Check(Enumerable.Range(0, count).Select(i => (double)i));
            Check(Enumerable.Range(0, count).Select(i => (float)i));
            Check(Enumerable.Range(0, count).Select(i => (decimal)i / 100));
            Check(Enumerable.Range(0, count).Select(i => new DateTime(2000, 1, 1).AddSeconds(i)));
            Check(Enumerable.Range(0, count).Select(i => new DateTime(2000, 1, 1).AddDays(i)));
            Check(Enumerable.Range(0, count).Select(i => new Guid(i, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)));
            Check(Enumerable.Range(0, count).Select(i => (Int128)i << 64));
            Check(Enumerable.Range(0, count).Select(i => (DayOfWeek)i));
            Check(Enumerable.Range(0, count).Select(i => $"key {i}"));
            Check(Enumerable.Range(0, count).Select(i => new Spot(i)));
        }

        foreach (int count in new[] { 300, 600, 1000, 1024 })
        {
            Check(Enumerable.Range(0, count).Select(i => Colliding(i, hash: 0)));
            Check(Enumerable.Range(0, count).Select(i => new Guid(i, 0, 0, BitConverter.GetBytes((long)i))));
        }

        // Coordinates packed into one number share hash codes: still a usable table.
        Check(from x in Enumerable.Range(0, 400) from y in Enumerable.Range(0, 400) select ((long)x << 32) | (uint)y);
        Check(Enumerable.Range(0, 60_000).Select(i => (char)i));
        Check(Enumerable.Range(0, 60_000).Select(i => (ushort)i));
    }

    // As the framework's tables grow, so that what they grow to can be looked at before.
    [Fact]
    public void The_sizes_that_tables_grow_to_are_known()
    {
        var table = new HashSet<int>();
        List<int> sizes = [];
        for (int i = 0; i < 1_000_000; i++)
        {
            table.Add(i);
            if (sizes.Count == 0 || table.Capacity != sizes[^1])
            {
                sizes.Add(table.Capacity);
            }
        }

        Assert.Equal(sizes.Where(size => size > 62_500), HashTables.SizesUpTo(1_000_000).ToArray());
    }

    [Fact]
    public void Keys_that_collide_in_the_table_they_are_merged_into_are_refused()
    {
        var merging = new Serializer(new() { Populate = PopulateMode.Merge });
        AssertMergeRefused<HashSet<int>>(static () => [], static set => set.Capacity, static keys => [.. keys]);
        AssertMergeRefused<Dictionary<int, int>>(static () => [], static map => map.Capacity, static keys => keys.ToDictionary(static key => key));
        AssertMergeRefused<OrderedDictionary<int, int>>(static () => [], static map => map.Capacity, static keys => new(keys.ToDictionary(static key => key)));
        AssertMergeRefused<IntSet>(static () => [], static set => set.Capacity, static keys => [.. keys]);
        AssertMergeRefused<IntMap>(static () => [], static map => map.Capacity, static keys => new(keys));
        AssertMergeRefused<ByNumber>(static () => [], static _ => 36_353, static keys => [.. keys]);

        void AssertMergeRefused<T>(Func<T> make, Func<T, int> sizeOf, Func<IEnumerable<int>, T> from)
            where T : class
        {
            const int Count = 20_000;
            T held = make();
            byte[] ordinary = merging.Serialize(from(Enumerable.Range(0, Count)));
            merging.Populate(ordinary, ref held!);
            byte[] colliding = merging.Serialize(from(Enumerable.Range(0, Count).Select(i => i * sizeOf(held))));
            held = make();
            GraupelException e = Assert.Throws<GraupelException>(() => merging.Populate(colliding, ref held!));
            Assert.Equal(ErrorKind.LimitExceeded, e.Kind);
            Assert.Empty((IEnumerable)held);
        }
    }

    // Read before there is an instance, with another comparer than the one that it is moved to.
    [Fact]
    public void Keys_that_collide_in_the_table_that_an_instance_holds_are_refused()
    {
        const int Count = 20_000;
        long[] keys = [.. Enumerable.Range(0, Count).Select(static i => (long)i << 32)];
        AssertRefused<HeldMap>(Serialization.Serialize(new HeldMap(1, keys)));
        AssertRefused<HeldSet>(Serialization.Serialize(new HeldSet(1, keys)));
        Assert.Equal(10, new Serializer().Deserialize<HeldMap>(Serialization.Serialize(new HeldMap(1, keys[..10]))).Map.Count);
        Assert.Equal(10, new Serializer().Deserialize<HeldSet>(Serialization.Serialize(new HeldSet(1, keys[..10]))).Set.Count);

        // One that has seen no instance yet does not know the comparer.
        static void AssertRefused<T>(byte[] bytes) =>
            Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => new Serializer().Deserialize<T>(bytes)).Kind);
    }

    [Fact]
    public void Sorted_collections_of_a_user_are_not_taken_for_hash_tables()
    {
        KeyValuePair<string, int>[] keys = [.. Enumerable.Range(0, 5000).Select(static i => KeyValuePair.Create("tenant", i))];
        SortedKeys set = [.. keys];
        Assert.Equal(set.ToArray(), [.. Serialization.Deserialize<SortedKeys>(Serialization.Serialize(set))]);
        var map = new SortedMap();
        Array.ForEach(keys, key => map.Add(key, 1));
        Assert.Equal(map.Keys.ToArray(), [.. Serialization.Deserialize<SortedMap>(Serialization.Serialize(map)).Keys]);
    }

    // The runtime hashes only the first field of such keys.
    [Fact]
    public void Small_tables_of_keys_with_one_hash_code_are_never_refused()
    {
        HashSet<KeyValuePair<string, int>> keys = [.. Enumerable.Range(0, 1024).Select(i => KeyValuePair.Create("tenant", i))];
        byte[] bytes = Serialization.Serialize(keys);
        for (int run = 0; run < 20; run++)
        {
            Assert.Equal(1024, Serialization.Deserialize<HashSet<KeyValuePair<string, int>>>(bytes).Count);
        }
    }

    [Fact]
    public void The_limit_can_be_set()
    {
        const int Count = 6000;
        long[] keys = [.. Enumerable.Range(0, Count).Select(i => Colliding(i, hash: 0))];
        Assert.Equal(10, Refused(new Limits()));
        Assert.Equal(10, Refused(new Limits { MaxCollisions = 1000 }));
        Assert.Equal(0, Refused(new Limits { MaxCollisions = Count }));
        Assert.Equal(0, Refused(new Limits { MaxCollisions = int.MaxValue }));
        Assert.Throws<ArgumentOutOfRangeException>(() => new Limits { MaxCollisions = -1 });

        int Refused(Limits limits)
        {
            var serializer = new Serializer(new() { Limits = limits });
            return IsRefused(keys.ToHashSet())
                + IsRefused(keys.ToDictionary(static key => key))
                + IsRefused(keys.ToFrozenSet())
                + IsRefused(keys.ToImmutableDictionary(static key => key))
                + IsRefused(new ConcurrentDictionary<long, int>(keys.Select(static key => KeyValuePair.Create(key, 1))))
                + IsRefused(new Hashtable(keys.ToDictionary(static key => key)))
                + IsRefused(keys.ToLookup(static key => key))
                + IsRefused(new KeyedByHash(keys))
                + IsRefused(new OwnSet(keys))
                + IsRefused(new OwnMap(keys.ToDictionary(static key => key)));

            int IsRefused<T>(T value)
            {
                byte[] bytes = serializer.Serialize(value);
                try
                {
                    Assert.NotNull(serializer.Deserialize<T>(bytes));
                    return 0;
                }
                catch (GraupelException e) when (e.Kind == ErrorKind.LimitExceeded && e.Message.Contains("MaxCollisions", StringComparison.Ordinal))
                {
                    return 1;
                }
            }
        }
    }

    private static readonly Comparer<KeyValuePair<string, int>> ByValue = Comparer<KeyValuePair<string, int>>.Create(static (x, y) => x.Value.CompareTo(y.Value));

    private static void Check<T>(IEnumerable<T> keys)
        where T : notnull
    {
        HashSet<T> set = [.. keys];
        byte[] bytes = Wire.Write(set);
        for (int run = 0; run < 5; run++)
        {
            Assert.Equal(set.Count, Wire.Read<HashSet<T>>(bytes).Count);
        }

        Assert.Equal(set.Count, Wire.ReadSlowly<Dictionary<T, bool>>(Wire.Write(set.ToDictionary(key => key, _ => true)), 5000).Count);
    }

    // The hash code of a long is its upper half XOR its lower half.
    private static long Colliding(int i, int hash) => ((long)i << 32) | (uint)(i ^ hash);

    private static void AssertRefused<T>(IEnumerable<T> keys, int count, int announced = 0)
        where T : unmanaged
    {
        T[] array = [.. keys];
        T[] sorted = [.. array.Order()];
        Assert.Equal(count, sorted.Where((key, i) => i == 0 || !key.Equals(sorted[i - 1])).Count());
        Array.Resize(ref array, Math.Max(count, announced));
        byte[] sequence = Wire.Write(array);
        int size = sequence.Length / array.Length;
        int header = sequence.Length - (size * array.Length);
        GraupelException e = Wire.Refused<HashSet<T>>(sequence);
        Assert.Equal(ErrorKind.LimitExceeded, e.Kind);
        Assert.InRange(e.Offset, 0, sequence.Length / 3);

        byte[] pairs = [.. sequence[header..].Chunk(size).SelectMany(key => (byte[])[.. key, 1])];
        e = Wire.Refused<Dictionary<T, bool>>([.. sequence[..header], (byte)WireKind.Boolean, .. pairs]);
        Assert.Equal(ErrorKind.LimitExceeded, e.Kind);
        Assert.InRange(e.Offset, 0, pairs.Length / 3);
    }

    public sealed class OwnSet : HashSet<long>
    {
        public OwnSet()
        {
        }

        public OwnSet(IEnumerable<long> keys)
            : base(keys)
        {
        }
    }

    public sealed class KeyedByHash : KeyedCollection<long, long>
    {
        public KeyedByHash()
        {
        }

        public KeyedByHash(long[] keys) => Array.ForEach(keys, Add);

        protected override long GetKeyForItem(long item) => item;
    }

    public sealed class OwnMap : Dictionary<long, long>
    {
        public OwnMap()
        {
        }

        public OwnMap(IDictionary<long, long> pairs)
            : base(pairs)
        {
        }
    }

    public sealed class HeldMap(int id)
    {
        public HeldMap(int id, long[] keys)
            : this(id) => Array.ForEach(keys, key => Map.Add(key, 1));

        public int Id { get; } = id;

        public Dictionary<long, int> Map { get; } = new(new LowHalf());
    }

    public sealed class HeldSet(int id)
    {
        public HeldSet(int id, long[] keys)
            : this(id) => Set = new(keys, new LowHalf());

        public int Id { get; } = id;

        public HashSet<long> Set { get; private set; } = new(new LowHalf());
    }

    public sealed class LowHalf : IEqualityComparer<long>
    {
        public bool Equals(long x, long y) => x == y;

        public int GetHashCode(long value) => (int)value;

        public override bool Equals(object? obj) => obj is LowHalf;

        public override int GetHashCode() => 0;
    }

    public sealed class IntSet : HashSet<int>;

    public sealed class IntMap : Dictionary<int, int>
    {
        public IntMap()
        {
        }

        public IntMap(IEnumerable<int> keys)
            : base(keys.ToDictionary(static key => key))
        {
        }
    }

    public sealed class ByNumber : KeyedCollection<int, int>
    {
        protected override int GetKeyForItem(int item) => item;
    }

    public sealed class SortedKeys() : SortedSet<KeyValuePair<string, int>>(ByValue);

    public sealed class SortedMap() : SortedDictionary<KeyValuePair<string, int>, int>(ByValue);
}
