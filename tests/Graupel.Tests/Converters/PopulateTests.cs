using System.Runtime.CompilerServices;

namespace Graupel.Tests.Converters;

public class PopulateTests
{
    [Fact]
    public void Collections_are_cleared_and_filled()
    {
        Assert.Equal([2, 3], InPlace<List<int>>([1], [2, 3]));
        Assert.Equal([2, 3], InPlace<List<byte>>([1], [2, 3]));
        Assert.Equal([2, 3], InPlace<HashSet<int>>([1], [2, 3]));
        Assert.Equal(new Dictionary<int, int> { [2] = 3 }, InPlace(new Dictionary<int, int> { [1] = 1 }, new() { [2] = 3 }));
        Assert.Empty(InPlace<List<int>>([1], []));
        Assert.Empty(InPlace<Dictionary<int, int>>(new() { [1] = 1 }, []));
    }

    [Fact]
    public void An_array_of_the_same_length_is_filled()
    {
        Assert.Equal([2, 3], InPlace<int[]>([0, 0], [2, 3]));
        Assert.Equal([2, 3], InPlace<byte[]>([0, 0], [2, 3]));
        int[] before = [1];
        int[] value = before;
        Wire.Of<int[]>().Populate(Wire.Write<int[]>([2, 3]), ref value);
        Assert.Equal([1], before);
        Assert.Equal([2, 3], value);
    }

    [Fact]
    public void What_is_no_value_does_not_stay_in_an_array_that_is_filled()
    {
        NoneStays(Enumerable.Repeat(true, 100), static value => Unsafe.BitCast<bool, byte>(value) <= 1);
        NoneStays(Enumerable.Repeat(new DateTime(2026, 11, 24, 0, 0, 0, DateTimeKind.Utc), 100), static value => (Unsafe.BitCast<DateTime, ulong>(value) & (ulong.MaxValue >> 2)) <= (ulong)DateTime.MaxValue.Ticks);
        NoneStays(Enumerable.Repeat(new DateOnly(2026, 11, 24), 100), static value => Unsafe.BitCast<DateOnly, int>(value) is >= 0 and <= 3_652_058);
        NoneStays(Enumerable.Repeat(new TimeOnly(12, 0), 100), static value => Unsafe.BitCast<TimeOnly, long>(value) is >= 0 and < TimeSpan.TicksPerDay);
    }

    // Some in the middle are damaged, where many are copied at once.
    private static void NoneStays<[ContractParameter] T>(IEnumerable<T> values, Predicate<T> isValue)
        where T : unmanaged
    {
        byte[] bytes = Wire.Write<T[]>([.. values]);
        for (int element = 20; element < 100; element += 7)
        {
            byte[] damaged = [.. bytes];
            damaged.AsSpan(bytes.Length - (element * Unsafe.SizeOf<T>()), Unsafe.SizeOf<T>()).Fill(0xFF);
            var before = new T[100];
            T[] filled = before;
            Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Wire.Of<T[]>().Populate(damaged, ref filled)).Kind);
            Assert.All(before, value => Assert.True(isValue(value)));
        }
    }

    [Fact]
    public void A_longer_array_is_replaced()
    {
        Assert.Equal([2, 3], Replaced<int[]>([9, 9, 9], [2, 3]));
        Assert.Equal([2, 3], Replaced<byte[]>([9, 9, 9], [2, 3]));
        Assert.Equal(["a"], Replaced<string[]>(["b", "c"], ["a"]));
    }

    [Fact]
    public void An_array_of_a_derived_type_is_replaced()
    {
        Pet[] value = Replaced<Pet[]>(new Cat[] { new() }, [new Pet { Age = 2 }]);
        Assert.Equal(typeof(Pet[]), value.GetType());
        Assert.Equal([new Pet { Age = 2 }], value);
    }

    [Fact]
    public void Null_replaces()
    {
        List<int>? value = [1];
        Wire.Of<List<int>?>().Populate(Wire.Write<List<int>?>(null), ref value);
        Assert.Null(value);
    }

    [Fact]
    public void Null_is_replaced()
    {
        Dictionary<int, int>? value = null;
        Wire.Of<Dictionary<int, int>?>().Populate(Wire.Write<Dictionary<int, int>?>(new() { [1] = 2 }), ref value);
        Assert.Equal(new() { [1] = 2 }, value);

        List<int>? list = null;
        Wire.Of<List<int>?>().Populate(Wire.Write<List<int>?>([]), ref list);
        Assert.Equal([], list);
    }

    [Fact]
    public void Comparers_stay()
    {
        var map = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["x"] = 1 };
        Wire.Of<Dictionary<string, int>>().Populate(Wire.Write<Dictionary<string, int>>(new() { ["Ann"] = 2 }), ref map);
        Assert.Equal(2, map["ANN"]);
        Assert.Equal(StringComparer.OrdinalIgnoreCase, map.Comparer);

        var set = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        GraupelException e = Assert.Throws<GraupelException>(() => Wire.Of<HashSet<string>>().Populate(Wire.Write<HashSet<string>>(["a", "A"]), ref set));
        Assert.Equal(ErrorKind.DuplicateKey, e.Kind);
    }

    [Fact]
    public void Objects_keep_their_identity()
    {
        var disc = new Disc { Radius = 1 };
        Assert.Equal(new Disc { Radius = 2 }, InPlace(disc, new Disc { Radius = 2 }));
    }

    [Fact]
    public void A_union_keeps_its_instance_if_the_case_is_the_same()
    {
        Pet cat = new Cat { Age = 1 };
        Assert.Equal(new Cat { Age = 2 }, InPlace(cat, new Cat { Age = 2 }));
        Pet value = cat;
        Wire.Of<Pet>().Populate(Wire.Write(new Pet { Age = 3 }), ref value);
        Assert.Equal(new Pet { Age = 3 }, value);

        IThing? crate = new Crate(1);
        Wire.Of<IThing?>().Populate(Wire.Write<IThing>(new Crate(2)), ref crate);
        Assert.Equal(new Crate(2), crate);
        Wire.Of<IThing?>().Populate(Wire.Write<IThing?>(null), ref crate);
        Assert.Null(crate);
    }

    private static T Replaced<T>(T existing, T other)
        where T : class
    {
        T value = existing;
        Wire.Of<T>().Populate(Wire.Write(other), ref value);
        Assert.NotSame(existing, value);
        return value;
    }

    private static T InPlace<T>(T existing, T other)
        where T : class
    {
        T value = existing;
        Wire.Of<T>().Populate(Wire.Write(other), ref value);
        Assert.Same(existing, value);
        return value;
    }
}
