using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

public class TimestampTests
{
    /// <summary>Both sides of every border between the three forms, and the ends of the range.</summary>
    public static TheoryData<string, string> Borders => new()
    {
        { "1970-01-01T00:00:00.0000000Z", "D6FF00000000" },
        { "2018-01-02T03:04:05.0000000Z", "D6FF5A4AF6A5" },
        { "2106-02-07T06:28:15.0000000Z", "D6FFFFFFFFFF" },
        { "2106-02-07T06:28:16.0000000Z", "D7FF0000000100000000" },
        { "1970-01-01T00:00:00.0000001Z", "D7FF0000019000000000" },
        { "2018-01-02T03:04:05.6789012Z", "D7FFA1DCD7405A4AF6A5" },
        { "2514-05-30T01:53:03.9999999Z", "D7FFEE6B2673FFFFFFFF" },
        { "2514-05-30T01:53:04.0000000Z", "C70CFF000000000000000400000000" },
        { "1969-12-31T23:59:59.9999999Z", "C70CFF3B9AC99CFFFFFFFFFFFFFFFF" },
        { "0001-01-01T00:00:00.0000000Z", "C70CFF00000000FFFFFFF1886E0900" },
        { "9999-12-31T23:59:59.9999999Z", "C70CFF3B9AC99C0000003AFFF4417F" },
    };

    [Theory]
    [MemberData(nameof(Borders))]
    public void Times_are_timestamps_in_the_smallest_form(string text, string hex)
    {
        var value = DateTime.Parse(text, null, System.Globalization.DateTimeStyles.RoundtripKind);
        Assert.Equal(hex, Wire.Hex(Write(value)));
        Assert.Equal(hex, Wire.Hex(Write(DateTime.SpecifyKind(value, DateTimeKind.Unspecified))));
        DateTime read = Wire.Read(hex, Read);
        Assert.Equal((value, DateTimeKind.Utc), (read, read.Kind));
    }

    [Theory]
    [InlineData("D6FF5A4AF6A5")]
    [InlineData("C704FF5A4AF6A5")]
    [InlineData("C80004FF5A4AF6A5")]
    [InlineData("C900000004FF5A4AF6A5")]
    [InlineData("D7FF000000005A4AF6A5")]
    [InlineData("C708FF000000005A4AF6A5")]
    [InlineData("C70CFF00000000000000005A4AF6A5")]
    [InlineData("C8000CFF00000000000000005A4AF6A5")]
    [InlineData("D7FF0000018C5A4AF6A5")] // 99 nanoseconds: finer than a tick
    public void Every_form_of_a_time_is_read(string hex) => Assert.Equal(new DateTime(2018, 1, 2, 3, 4, 5, DateTimeKind.Utc), Wire.Read(hex, Read));

    [Theory]
    [InlineData("D7FFEE6B280000000000", ErrorKind.InvalidValue)] // 1,000,000,000 nanoseconds
    [InlineData("C70CFF3B9ACA000000000000000000", ErrorKind.InvalidValue)]
    [InlineData("C70CFFFFFFFFFF0000000000000000", ErrorKind.InvalidValue)]
    [InlineData("C70CFF00000000FFFFFFF1886E08FF", ErrorKind.InvalidValue)] // a second before the year 1
    [InlineData("C70CFF000000000000003AFFF44180", ErrorKind.InvalidValue)] // a second after the year 9999
    [InlineData("C70CFF000000007FFFFFFFFFFFFFFF", ErrorKind.InvalidValue)]
    [InlineData("C70CFF000000008000000000000000", ErrorKind.InvalidValue)]
    [InlineData("D4FF00", ErrorKind.InvalidValue)]
    [InlineData("C700FF", ErrorKind.InvalidValue)]
    [InlineData("C9FFFFFFFFFF", ErrorKind.InvalidValue)]
    [InlineData("D60000000000", ErrorKind.KindMismatch)] // another type of extension
    [InlineData("D6FE00000000", ErrorKind.KindMismatch)]
    [InlineData("CE00000000", ErrorKind.KindMismatch)]
    [InlineData("C0", ErrorKind.InvalidValue)]
    [InlineData("D6", ErrorKind.EndOfData)]
    [InlineData("D6FF000000", ErrorKind.EndOfData)]
    public void Nothing_else_is_a_time(string hex, ErrorKind expected) => Assert.Equal(expected, Wire.Refuse(hex, Read));

    [Fact]
    public void A_local_time_is_its_instant()
    {
        var local = new DateTime(2024, 7, 1, 12, 30, 0, DateTimeKind.Local);
        DateTime read = Wire.Read(Write(local), Read);
        Assert.Equal((local.ToUniversalTime(), DateTimeKind.Utc), (read, read.Kind));
    }

    [Theory]
    [InlineData("2018-01-02T03:04:05+01:00", "92D6FF5A4AF6A53C")]
    [InlineData("2018-01-02T03:04:05-14:00", "92D6FF5A4AF6A5D1FCB8")]
    [InlineData("0001-01-01T14:00:00+14:00", "92C70CFF00000000FFFFFFF1886ECDE0CD0348")]
    [InlineData("9999-12-31T09:59:59.9999999-14:00", "92C70CFF3B9AC99C0000003AFFF37C9FD1FCB8")]
    public void A_time_with_an_offset_is_that_of_the_clock_and_minutes(string text, string hex)
    {
        DateTimeOffset value = DateTimeOffset.Parse(text, System.Globalization.CultureInfo.InvariantCulture);
        Assert.Equal(hex, Wire.Hex(Wire.Put((ref w, ref run) => w.PutDateTimeOffset(ref run, 0, value))));
        DateTimeOffset read = Wire.Read(hex, ReadOffset);
        Assert.Equal((value, value.Offset), (read, read.Offset));
    }

    [Theory]
    [InlineData("D6FF5A4AF6A5")]
    [InlineData("C70CFF00000000000000005A4AF6A5")]
    public void A_timestamp_alone_is_a_time_without_an_offset(string hex)
    {
        DateTimeOffset read = Wire.Read(hex, ReadOffset);
        Assert.Equal((new DateTimeOffset(2018, 1, 2, 3, 4, 5, TimeSpan.Zero), TimeSpan.Zero), (read, read.Offset));
    }

    [Fact]
    public void Lists_of_times_with_offsets_are_read_from_timestamps()
    {
        var serializer = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack });
        byte[] timestamps = serializer.Serialize(Enumerable.Repeat(DateTime.UnixEpoch, 1000).ToArray());
        Assert.All(serializer.Deserialize<List<DateTimeOffset>>(timestamps), static time => Assert.Equal(DateTimeOffset.UnixEpoch, time));
    }

    [Theory]
    [InlineData("D6FE00000000", ErrorKind.KindMismatch)] // another type of extension
    [InlineData("C709470100000000000000", ErrorKind.KindMismatch)]
    [InlineData("C709", ErrorKind.EndOfData)]
    [InlineData("91D6FF00000000", ErrorKind.InvalidValue)]
    [InlineData("93D6FF000000000000", ErrorKind.InvalidValue)]
    [InlineData("C0", ErrorKind.InvalidValue)]
    [InlineData("92D6FF00000000CD0349", ErrorKind.InvalidValue)] // 841 minutes
    [InlineData("92D6FF00000000D1FCB7", ErrorKind.InvalidValue)]
    [InlineData("92C70CFF00000000FFFFFFF1886E090001", ErrorKind.InvalidValue)] // before the year 1 in UTC
    [InlineData("92C70CFF3B9AC99C0000003AFFF4417FFF", ErrorKind.InvalidValue)]
    [InlineData("00", ErrorKind.KindMismatch)]
    [InlineData("920000", ErrorKind.KindMismatch)]
    public void Nothing_else_is_a_time_with_an_offset(string hex, ErrorKind expected) => Assert.Equal(expected, Wire.Refuse(hex, ReadOffset));

    private static byte[] Write(DateTime value) => Wire.Put((ref w, ref run) => w.PutDateTime(ref run, 0, value));

    private static DateTime Read(ref MessagePackReader reader) => reader.ReadDateTime(default, 0);

    private static DateTimeOffset ReadOffset(ref MessagePackReader reader) => reader.ReadDateTimeOffset(default, 0);
}
