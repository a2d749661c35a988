using System.Collections;
using Graupel.Compat.NetSerializer2;

namespace SeedTests.NetSerializer2;

/// <summary>The types that need no registration, boxed and nullable.</summary>
public class ValueTests
{
    private static readonly object[] Values =
    [
        true, byte.MaxValue, sbyte.MinValue, '\uFFFF', ushort.MaxValue, short.MinValue, uint.MaxValue, int.MinValue, ulong.MaxValue, long.MinValue, 1.5f, 0.1,
        "abc", "", new DateTime(2000, 1, 1, 0, 0, 0, DateTimeKind.Utc), TimeSpan.FromSeconds(1), new DateTimeOffset(2000, 1, 1, 0, 0, 0, TimeSpan.FromHours(3)),
        1.5m, Guid.Parse("00112233-4455-6677-8899-aabbccddeeff"),
        new[] { true }, new byte[] { 1 }, new sbyte[] { -1 }, new[] { 'a' }, new ushort[] { 1 }, new short[] { -1 }, new[] { 1u }, new[] { -1 }, Array.Empty<int>(),
        new[] { 1ul }, new[] { 1L }, new[] { 1f }, new[] { 1.0 }, new[] { "a", null }, new[] { DateTime.MaxValue }, new object?[] { 1, "a", null },
        new[] { TimeSpan.MinValue }, new[] { DateTimeOffset.MinValue }, new[] { 1m }, new[] { Guid.Empty },
        new ArrayList { 1, null, "a" }, new Queue(new object[] { 1, "a" }), new Stack(new object[] { 1, 2, 3 }),
    ];

    [Fact]
    public void They_come_back_as_they_were()
    {
        Serializer serializer = new Serializer().Initialize();

        foreach (object value in Values)
        {
            Assert.Equal(value, serializer.Trip(value));
            Assert.Equal(value.GetType(), serializer.Trip(value).GetType());
        }
    }

    [Fact]
    public void Untyped_maps_and_bits_too()
    {
        Serializer serializer = new Serializer().Initialize();

        Hashtable table = serializer.Trip(new Hashtable { ["a"] = 1, [2] = null });
        Assert.Equal((1, null, 2), (table["a"], table[2], table.Count));
        SortedList list = serializer.Trip(new SortedList { ["b"] = 2, ["a"] = 1 });
        Assert.Equal(new object[] { "a", "b" }, list.Keys);
        Assert.Equal(new[] { true, false, true, false, true }, serializer.Trip(new BitArray([true, false, true, false, true])).Cast<bool>());
    }

    [Fact]
    public void Nullable_fields_tell_absent_from_default()
    {
        Serializer serializer = new Serializer().Initialize([typeof(Optional)]);

        Optional none = serializer.Trip(new Optional());
        Optional zero = serializer.Trip(new Optional { Number = 0, Span = TimeSpan.Zero, Boxed = (int?)5 });

        Assert.Equal((null, null, null), (none.Number, none.Span, none.Boxed));
        Assert.Equal((0, TimeSpan.Zero, 5), (zero.Number!.Value, zero.Span!.Value, zero.Boxed));
    }

    [Serializable]
    private sealed class Optional
    {
        public int? Number;
        public TimeSpan? Span;
        public object? Boxed;
    }
}
