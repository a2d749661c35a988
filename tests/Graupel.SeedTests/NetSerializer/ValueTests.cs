using Graupel;
using Serializer = Graupel.Compat.NetSerializer.Serializer;

namespace SeedTests.NetSerializer;

/// <summary>Numbers, text, dates, enums and what else stands for itself: boxed, and behind the direct methods.</summary>
public class ValueTests
{
    private static readonly object[] Values =
    [
        true, false, byte.MaxValue, sbyte.MinValue, (sbyte)-1, short.MinValue, ushort.MaxValue, int.MinValue, -1, uint.MaxValue, long.MinValue, ulong.MaxValue,
        nint.MinValue, nint.MaxValue, nuint.MaxValue, '\0', '\uFFFF', '\uD800', float.NaN, float.Epsilon, -0f, double.MinValue, double.NegativeInfinity, 0.1,
        "", "abc", "é€😀", "a\uD800b", new string('x', 1000), new string('ж', 300),
        decimal.MinValue, 1.50m, decimal.Zero, Guid.Parse("00112233-4455-6677-8899-aabbccddeeff"), TimeSpan.MinValue, Version.Parse("1.2.3"),
        new DateTime(2000, 1, 1, 0, 0, 0, DateTimeKind.Utc), new DateTime(2000, 7, 1, 1, 2, 3, DateTimeKind.Local), DateTime.MinValue, DateTime.MaxValue,
        new DateTimeOffset(2000, 1, 1, 0, 0, 0, TimeSpan.FromHours(3)), DayOfWeek.Friday, (DayOfWeek)99, Small.Last, Large.First,
        (Half)1.5, Int128.MinValue, new DateOnly(2020, 2, 29), new TimeOnly(1, 2, 3), System.Numerics.BigInteger.Pow(7, 99),
        KeyValuePair.Create(1, "a"), Tuple.Create(1, "b"), (1, "c", 2.5),
    ];

    private enum Small : byte
    {
        Last = 255,
    }

    private enum Large : long
    {
        First = long.MinValue,
    }

    [Theory]
    [MemberData(nameof(Trips.Formats), MemberType = typeof(Trips))]
    public void Values_come_back_as_they_were(string format)
    {
        var serializer = new Serializer(Values.Select(value => value.GetType()), Trips.SettingsOf(format));

        foreach (object value in Values)
        {
            object copy = serializer.Trip(value);
            Assert.Equal(value, copy);
            Assert.Equal(value.GetType(), copy.GetType());
        }
    }

    [Theory]
    [MemberData(nameof(Trips.Formats), MemberType = typeof(Trips))]
    public void Dates_keep_their_kind(string format)
    {
        var serializer = new Serializer([typeof(DateTime)], Trips.SettingsOf(format));

        foreach (DateTimeKind kind in Enum.GetValues<DateTimeKind>())
        {
            Assert.Equal(kind, serializer.Trip(new DateTime(2000, 1, 1, 0, 0, 0, kind)).Kind);
        }
    }

    [Theory]
    [MemberData(nameof(Trips.Formats), MemberType = typeof(Trips))]
    public void Absent_values_are_told_from_default_ones(string format)
    {
        var serializer = new Serializer([typeof(Optional)], Trips.SettingsOf(format));

        var none = serializer.Trip(new Optional());
        var zero = serializer.Trip(new Optional { Number = 0, Money = 0m, Day = DayOfWeek.Sunday, Text = "", Bytes = [] });

        Assert.Equal((null, null, null, null, null), (none.Number, none.Money, none.Day, none.Text, none.Bytes));
        Assert.Equal((0, 0m, DayOfWeek.Sunday, ""), (zero.Number!.Value, zero.Money!.Value, zero.Day!.Value, zero.Text));
        Assert.Empty(zero.Bytes!);
    }

    [Fact]
    public void A_bare_object_says_nothing_and_is_refused() =>
        Assert.Throws<GraupelException>(() => new Serializer([typeof(int)]).Bytes(new object()));

    [Serializable]
    private sealed class Optional
    {
        public int? Number;
        public decimal? Money;
        public DayOfWeek? Day;
        public string? Text;
        public byte[]? Bytes;
    }
}
