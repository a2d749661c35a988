using System.Buffers.Binary;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Globalization;
using Graupel.Formats.MessagePack;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Formats;

/// <summary>Local times at the ends of what a clock shows. The zone is that of the process; where the system sets it, only its own is tested.</summary>
[Collection(nameof(AloneCollection))]
public sealed class LocalDateTests : IDisposable
{
    private const ulong LocalBit = 1UL << 63;
    private const ulong TicksMask = (1UL << 62) - 1;

    private static readonly long MaxTicks = DateTime.MaxValue.Ticks;

    private readonly string? _zone = Environment.GetEnvironmentVariable("TZ");

    public static TheoryData<string> Zones => ["UTC", "America/New_York", "Asia/Tokyo"];

    public void Dispose() => Use(_zone);

    [Theory]
    [MemberData(nameof(Zones))]
    public void A_time_that_the_clock_cannot_show_is_refused(string zone)
    {
        Use(zone);
        var binary = new Serializer(new() { Format = WireFormat.MessagePackWith(new MessagePackOptions { DateTimes = MessagePackDateTimes.Binary }) });
        var withKind = new Serializer(new() { Format = WireFormat.MessagePackWith(new MessagePackOptions { DateTimes = MessagePackDateTimes.WithKind }) });
        var compact = new Serializer(new() { Format = WireFormat.Compact });
        foreach (long utc in Instants())
        {
            DateTime? expected = ByTheClock(utc);
            byte[] bits = new byte[sizeof(ulong)];
            BinaryPrimitives.WriteUInt64LittleEndian(bits, LocalBit | (unchecked((ulong)utc) & TicksMask));
            AssertRead(expected, new Serializer(), bits);
            AssertRead(expected, compact, bits);
            AssertRead(expected, binary, [MessagePackCode.Int64, .. Enumerable.Reverse(bits)]);

            byte[] content = [MessagePackCode.Ext8, 9, MessagePackCode.TimeWithKind, (byte)DateTimeKind.Local, .. BitConverter.GetBytes(BinaryPrimitives.ReverseEndianness(utc))];
            AssertRead(utc < 0 || utc > MaxTicks ? null : expected, withKind, content);
        }
    }

    [Fact]
    public void A_local_time_before_all_of_UTC_is_told_with_its_place_in_a_list()
    {
        Use("Asia/Tokyo");
        var serializer = new Serializer(new() { Format = WireFormat.MessagePack });
        DateTime[] times = [.. Enumerable.Repeat(DateTime.UnixEpoch, 300), new DateTime(0, DateTimeKind.Local), DateTime.UnixEpoch];
        GraupelException error = Assert.Throws<GraupelException>(() => serializer.Serialize(times));
        Assert.Equal((ErrorKind.InvalidValue, "[300]", 3 + (300L * 6)), (error.Kind, error.Path, error.Offset));
    }

    [Theory]
    [MemberData(nameof(Zones))]
    public void Every_time_that_the_clock_shows_comes_back(string zone)
    {
        Use(zone);
        foreach (long ticks in Instants().Where(static ticks => ticks >= 0 && ticks <= MaxTicks))
        {
            var time = new DateTime(ticks, DateTimeKind.Local);
            Assert.Equal((ticks, DateTimeKind.Local), (Serialization.DeepClone(time).Ticks, Serialization.DeepClone(time).Kind));
        }
    }

    [Fact]
    public void Keys_that_become_one_are_refused_on_write()
    {
        Use("Asia/Tokyo");
        var noon = new DateTime(2024, 7, 1, 12, 0, 0);
        DateTime same = DateTime.SpecifyKind(noon, DateTimeKind.Utc).ToLocalTime();
        if (same == noon)
        {
            return; // the system sets the zone
        }

        object[] collections =
        [
            new Dictionary<DateTime, int> { [noon] = 1, [same] = 2 }, new SortedDictionary<DateTime, int> { [noon] = 1, [same] = 2 },
            new ConcurrentDictionary<DateTime, int> { [noon] = 1, [same] = 2 }, new HashSet<DateTime> { noon, same }, new HashSet<DateTime?> { noon, null, same },
            new SortedSet<DateTime> { noon, same }, ImmutableHashSet.Create(noon, same), FrozenSet.ToFrozenSet([noon, same]),
        ];
        var messagePack = new Serializer(new() { Format = WireFormat.MessagePack });
        foreach (object collection in collections)
        {
            Type type = collection is FrozenSet<DateTime> ? typeof(FrozenSet<DateTime>) : collection.GetType();
            ValueSerializer serializer = messagePack.For(type);
            GraupelException error = Assert.Throws<GraupelException>(() => serializer.SerializeValue(collection));
            Assert.Equal(ErrorKind.InvalidValue, error.Kind);
            Assert.Contains("same instant", error.Message, StringComparison.Ordinal);
            foreach (WireFormat kept in (WireFormat[])[WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePackWith(MessagePackOptions.Faithful)])
            {
                ValueSerializer other = new Serializer(new() { Format = kept }).For(type);
                Assert.Equal(collection, other.DeserializeValue(other.SerializeValue(collection)));
            }
        }

        // Lists hold what they hold, and different instants are different keys.
        Assert.Equal(2, messagePack.DeepClone<List<DateTime>>([noon, same]).Count);
        Assert.Equal(2, messagePack.DeepClone(new HashSet<DateTime> { noon, same.AddHours(1) }).Count);

        // So are those that are written as something else.
        Assert.Equal(2, messagePack.DeepClone(new Calendar { Days = { noon, same } }).Days.Count);
    }

    [Contract]
    internal sealed class Calendar
    {
        [Order(1), Surrogate(typeof(RoundTripText))]
        public HashSet<DateTime> Days { get; } = [];
    }

    internal sealed class RoundTripText : ISurrogate<DateTime, string>
    {
        public string ToWire(DateTime value) => value.ToString("O", CultureInfo.InvariantCulture);

        public DateTime FromWire(string wire) => DateTime.Parse(wire, CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind);
    }

    [Theory]
    [MemberData(nameof(Zones))]
    public void Dates_that_mean_none_can_be_read_as_every_kind(string zone)
    {
        Use(zone);
        foreach (DateTimeKind kind in Enum.GetValues<DateTimeKind>())
        {
            foreach (DateTimeKind own in Enum.GetValues<DateTimeKind>())
            {
                Assert.InRange(new Serializer(new() { Dates = kind }).DeepClone(DateTime.SpecifyKind(DateTime.MinValue, own)).Ticks, 0, TimeSpan.TicksPerDay);
            }
        }
    }

    private static IEnumerable<long> Instants()
    {
        foreach (double hours in (double[])[0, 0.01, 1, 4.9, 5, 9, 9.5, 14, 23.9, 24, 25, 100])
        {
            long distance = (long)(hours * TimeSpan.TicksPerHour);
            foreach (long utc in (long[])[distance, -distance, MaxTicks - distance, MaxTicks + distance])
            {
                yield return utc;
            }
        }
    }

    private static DateTime? ByTheClock(long utc)
    {
        TimeSpan offset = TimeZoneInfo.Local.GetUtcOffset(new DateTime(Math.Clamp(utc, 0, MaxTicks), DateTimeKind.Utc));
        long ticks = utc + offset.Ticks;
        return ticks < 0 || ticks > MaxTicks ? null : new DateTime(ticks, DateTimeKind.Local);
    }

    private static void AssertRead(DateTime? expected, Serializer serializer, byte[] bytes)
    {
        if (expected is { } time)
        {
            DateTime read = serializer.Deserialize<DateTime>(bytes);
            Assert.Equal((time.Ticks, time.Kind), (read.Ticks, read.Kind));
        }
        else
        {
            Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => serializer.Deserialize<DateTime>(bytes)).Kind);
        }
    }

    private static void Use(string? zone)
    {
        Environment.SetEnvironmentVariable("TZ", zone);
        TimeZoneInfo.ClearCachedData();
    }
}
