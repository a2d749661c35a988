using System.Buffers;
using System.Collections.ObjectModel;
using System.Net;
using Graupel;
using Serialization = Graupel.Compat.IcyRain.Serialization;

namespace Weather;

/// <summary>The types of IcyRain, and those that it failed on.</summary>
public class TypeTests
{
    [Fact]
    public void Scalars_and_their_nullables_and_arrays_come_back()
    {
        Keeps(true, false);
        Keeps('a', char.MaxValue);
        Keeps(sbyte.MinValue, sbyte.MaxValue);
        Keeps(byte.MinValue, byte.MaxValue);
        Keeps(short.MinValue, short.MaxValue);
        Keeps(ushort.MinValue, ushort.MaxValue);
        Keeps(int.MinValue, int.MaxValue);
        Keeps(uint.MinValue, uint.MaxValue);
        Keeps(long.MinValue, long.MaxValue);
        Keeps(ulong.MinValue, ulong.MaxValue);
        Keeps(float.Epsilon, float.NaN);
        Keeps(double.Epsilon, double.NegativeInfinity);
        Keeps(decimal.MinValue, 1.50m);
        Keeps(Guid.Empty, new Guid("00112233-4455-6677-8899-aabbccddeeff"));
        Keeps(DateTime.MinValue, DateTime.MaxValue);
        Keeps(DateTimeOffset.MinValue, new DateTimeOffset(2024, 2, 29, 12, 0, 0, TimeSpan.FromHours(3)));
        Keeps(TimeSpan.MinValue, TimeSpan.MaxValue);
        Keeps((nint)(-1), (nint)1);
        Keeps((nuint)0, (nuint)5);
        Keeps(DayOfWeek.Friday, (DayOfWeek)300);
        Keeps(KeyValuePair.Create(1, "a"), default);
        Keeps((1, "a"), default);
    }

    [Fact]
    public void Other_single_values_come_back()
    {
        Same("aé€\uD83D\uDE00");
        Same("");
        Same(new string('x', 4_000_000));
        Same(new Version(1, 2, 3));
        Same(IPAddress.Parse("127.0.0.1"));
        Same(IPEndPoint.Parse("127.0.0.1:80"));
        Same(Tuple.Create(1, "a"));
        Same((1, 2, 3, 4, 5, 6, 7, 8));
        Same(Tuple.Create(1, 2, 3, 4, 5, 6, 7, 8));
        Assert.Equal([1, 2], Serialization.DeepClone(new byte[] { 1, 2 }));
        Assert.Equal([2], Serialization.DeepClone(new ArraySegment<byte>([1, 2, 3], 1, 1)).ToArray());
        Assert.Equal([1, 2], Serialization.DeepClone(new Memory<byte>([1, 2])).ToArray());
        Assert.Equal([1, 2], Serialization.DeepClone(new ReadOnlyMemory<byte>([1, 2])).ToArray());
        Assert.Equal([1, 2], Serialization.DeepClone(new ReadOnlySequence<byte>([1, 2])).ToArray());
        Assert.Null(Serialization.DeepClone<byte[]?>(null));
        Assert.Null(Serialization.DeepClone<string?>(null));
    }

    [Fact]
    public void Collections_come_back()
    {
        Items<List<int>>([1, 2]);
        Items<IList<int>>([1, 2]);
        Items<ICollection<int>>([1, 2]);
        Items<IReadOnlyList<int>>([1, 2]);
        Items<IReadOnlyCollection<int>>([1, 2]);
        Items<IEnumerable<int>>([1, 2]);
        Items<ReadOnlyCollection<int>>(new([1, 2]));
        Items<HashSet<int>>([1, 2]);
        Items<ISet<int>>(new HashSet<int> { 1, 2 });
        Items<LinkedList<int>>(new([1, 2]));
        Items<SortedSet<int>>([1, 2]);
        Items<ObservableCollection<int>>([1, 2]);
        Items<Collection<int>>([1, 2]);
        Items<Dictionary<int, string>>(new() { [1] = "a" });
        Items<IDictionary<int, string>>(new Dictionary<int, string> { [1] = "a" });
        Items<IReadOnlyDictionary<int, string>>(new Dictionary<int, string> { [1] = "a" });
        Items<ReadOnlyDictionary<int, string>>(new(new Dictionary<int, string> { [1] = "a" }));
        Items<SortedDictionary<int, string>>(new() { [1] = "a" });
        Items<List<DayOfWeek>>([DayOfWeek.Friday]);
        Items<List<byte[]?>>([[1], null]);
    }

    [Fact]
    public void Arrays_of_objects_of_arrays_of_enums_and_of_two_dimensions_come_back()
    {
        TestData[] objects = [new() { Property2 = 1 }, new() { Property5 = "x" }];
        Assert.Equal(objects.Select(one => one.State), Serialization.DeepClone(objects).Select(one => one.State));
        Assert.Equal([[1], [2, 3]], Serialization.DeepClone<int[][]>([[1], [2, 3]]));
        Assert.Equal(new int[,] { { 1, 2 }, { 3, 4 } }, Serialization.DeepClone(new int[,] { { 1, 2 }, { 3, 4 } }));
        Assert.Equal([DayOfWeek.Friday], Serialization.DeepClone<DayOfWeek[]>([DayOfWeek.Friday]));
    }

    private static void Keeps<[ContractParameter] T>(T one, T other)
        where T : struct
    {
        Same(one);
        Same(other);
        Same<T?>(one);
        Assert.Null(Serialization.DeepClone<T?>(null));
        Assert.Equal([one, other], Serialization.DeepClone<T[]>([one, other]));
        Assert.Equal([one, null, other], Serialization.DeepClone<T?[]>([one, null, other]));
    }

    private static void Same<[ContractParameter] T>(T value) => Assert.Equal(value, Serialization.Deserialize<T>(Serialization.Serialize(value)));

    private static void Items<[ContractParameter] T>(T value)
        where T : System.Collections.IEnumerable
        => Assert.Equal(value.Cast<object>(), Serialization.Deserialize<T>(Serialization.Serialize(value)).Cast<object>());
}
