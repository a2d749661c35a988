using System.Buffers;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Graupel.Tests.Converters;

/// <summary>Dictionaries and sets whose keys are written in order.</summary>
public class SortedKeyTests
{
    public static TheoryData<string> Formats => ["Fast", "Compact", "MessagePack"];

    [Theory]
    [MemberData(nameof(Formats))]
    public void Are_written_as_if_they_were_in_order(string format)
    {
        Serializer sorted = Make(format, sorts: true);
        Serializer plain = Make(format, sorts: false);
        int[] numbers = [.. Enumerable.Range(0, 2000).Select(static i => i * 7919 % 2003)];
        AreSame(numbers, static i => i);
        AreSame(numbers, static i => $"key {i}");
        AreSame(numbers, static i => (DayOfWeek)i);
        AreSame(numbers, static i => new DateOnly(2000, 1, 1).AddDays(i));

        void AreSame<T>(int[] from, Func<int, T> key)
            where T : notnull
        {
            IEnumerable<T> keys = from.Select(key);
            T[] inOrder = [.. keys.Order(typeof(T) == typeof(string) ? (IComparer<T>)(object)StringComparer.Ordinal : Comparer<T>.Default)];
            Assert.Equal(plain.Serialize(inOrder.ToHashSet()), sorted.Serialize(keys.ToHashSet()));
            Assert.Equal(plain.Serialize(inOrder.ToDictionary(static one => one, static one => $"{one}")), sorted.Serialize(keys.ToDictionary(static one => one, static one => $"{one}")));
        }
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void Types_of_the_program_are_in_their_own_order(string format)
    {
        Serializer sorted = Make(format, sorts: true);
        Serializer plain = Make(format, sorts: false);
        Ranked[] inOrder = [new(3), new(2), new(-1)];
        foreach (Ranked[] keys in (Ranked[][])[inOrder, [new(-1), new(3), new(2)]])
        {
            Assert.Equal(plain.Serialize(inOrder.ToHashSet()), sorted.Serialize(keys.ToHashSet()));
            Assert.Equal(plain.Serialize(inOrder.ToDictionary(static one => one, static one => one.Value)), sorted.Serialize(keys.ToDictionary(static one => one, static one => one.Value)));
            Assert.Equal(inOrder, plain.Deserialize<Ranked[]>(sorted.Serialize(keys.ToImmutableHashSet())));
            Assert.Equal(inOrder, plain.Deserialize<Ranked[]>(sorted.Serialize(keys.ToFrozenSet())));
        }
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void Sets_are_in_order_where_they_are_declared_as_other_interfaces(string format)
    {
        Serializer sorted = Make(format, sorts: true);
        string[] keys = [.. Enumerable.Range(0, 200).Select(static i => $"key {i * 7919 % 2003}")];
        string[] inOrder = [.. keys.Order(StringComparer.Ordinal)];
        foreach (IEnumerable<string> set in (IEnumerable<string>[])[keys.ToHashSet(), keys.ToImmutableHashSet(), keys.ToFrozenSet(), keys.ToImmutableHashSet().ToBuilder()])
        {
            AreSame(inOrder, set);
        }

        SortedSet<string> descending = new(keys, Comparer<string>.Create(static (one, other) => string.CompareOrdinal(other, one)));
        AreSame(descending.ToArray(), descending);
        AreSame(keys, keys);
        AreSame(keys, new OwnOrder(keys));
        Assert.Equal(ErrorKind.NoContract, Assert.Throws<GraupelException>(() => sorted.Serialize<IEnumerable<Unranked>>(new HashSet<Unranked> { new(1) })).Kind);
        Assert.Single(sorted.Deserialize<List<Unranked>>(sorted.Serialize<IEnumerable<Unranked>>([new(1)])));

        void AreSame(string[] expected, IEnumerable<string> set)
        {
            byte[] bytes = sorted.Serialize(expected.ToList());
            Assert.Equal(bytes, sorted.Serialize(set));
            Assert.Equal(bytes, sorted.Serialize((IReadOnlyCollection<string>)set));
            Assert.Equal(bytes, sorted.Serialize((ICollection<string>)set));
        }
    }

    // A set that remembers in which order it was filled.
    private sealed class OwnOrder(IEnumerable<string> items) : Collection<string>([.. items]), ISet<string>
    {
        bool ISet<string>.Add(string item) => throw new NotSupportedException();

        void ISet<string>.ExceptWith(IEnumerable<string> other) => throw new NotSupportedException();

        void ISet<string>.IntersectWith(IEnumerable<string> other) => throw new NotSupportedException();

        bool ISet<string>.IsProperSubsetOf(IEnumerable<string> other) => throw new NotSupportedException();

        bool ISet<string>.IsProperSupersetOf(IEnumerable<string> other) => throw new NotSupportedException();

        bool ISet<string>.IsSubsetOf(IEnumerable<string> other) => throw new NotSupportedException();

        bool ISet<string>.IsSupersetOf(IEnumerable<string> other) => throw new NotSupportedException();

        bool ISet<string>.Overlaps(IEnumerable<string> other) => throw new NotSupportedException();

        bool ISet<string>.SetEquals(IEnumerable<string> other) => throw new NotSupportedException();

        void ISet<string>.SymmetricExceptWith(IEnumerable<string> other) => throw new NotSupportedException();

        void ISet<string>.UnionWith(IEnumerable<string> other) => throw new NotSupportedException();
    }

    [Fact]
    public void Types_without_an_order_are_refused()
    {
        Serializer sorted = Make("Fast", sorts: true);
        Assert.Equal(ErrorKind.NoContract, Assert.Throws<GraupelException>(() => sorted.Serialize(new HashSet<Unranked> { new(1) })).Kind);
        Assert.Equal(ErrorKind.NoContract, Assert.Throws<GraupelException>(() => sorted.Serialize(new HashSet<(int, string)> { (1, "a") })).Kind);
    }

    // Descending, to tell it from an order by value.
    [Contract]
    private readonly record struct Ranked([property: Order(1)] int Value) : IComparable<Ranked>
    {
        public int CompareTo(Ranked other) => other.Value.CompareTo(Value);
    }

    [Contract]
    private readonly record struct Unranked([property: Order(1)] int Value);

    [Theory]
    [MemberData(nameof(Formats))]
    public void Are_not_copied_to_another_collection(string format)
    {
        Serializer serializer = Make(format, sorts: true);
        Dictionary<int, int> map = Enumerable.Range(0, 10_000).ToDictionary(static i => -i);
        HashSet<int> set = [.. map.Keys];
        Assert.InRange(Allocated(map), 0, 1000);
        Assert.InRange(Allocated(set), 0, 1000);

        long Allocated<T>(T value)
        {
            var output = new ArrayBufferWriter<byte>(1 << 18);
            long least = long.MaxValue;
            for (int round = 0; round < 5; round++)
            {
                output.ResetWrittenCount();
                long before = GC.GetAllocatedBytesForCurrentThread();
                serializer.Serialize(output, value);
                least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
            }

            return least;
        }
    }

    private static Serializer Make(string format, bool sorts) => new(new SerializerOptions
    {
        Format = format switch { "Fast" => WireFormat.Fast, "Compact" => WireFormat.Compact, _ => WireFormat.MessagePack },
        SortKeys = sorts,
        Compilers = CompilerChoice.RuntimeOnly,
    });
}
