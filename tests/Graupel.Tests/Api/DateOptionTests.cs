using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Api;

/// <summary>What kind dates have when they are read.</summary>
public class DateOptionTests
{
    private static readonly DateTime Utc = new(2024, 2, 29, 12, 30, 15, DateTimeKind.Utc);
    private static readonly DateTime Local = Utc.ToLocalTime();
    private static readonly DateTime None = DateTime.SpecifyKind(Local, DateTimeKind.Unspecified);

    public static TheoryData<WireFormat> Formats => [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePackWith(new MessagePackOptions { DateTimes = MessagePackDateTimes.WithKind })];

    [Theory]
    [MemberData(nameof(Formats))]
    public void Dates_are_read_as_they_were_written(WireFormat format)
    {
        DateTime[] dates = [Utc, Local, None];
        AssertSame(dates, Read(new SerializerOptions { Format = format }, dates));
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void Dates_are_read_as_one_kind(WireFormat format)
    {
        foreach (DateTime[] dates in new DateTime[][] { [Utc, Local, None], [.. Enumerable.Repeat(Utc, 2000)], [.. Enumerable.Repeat(None, 2000)] })
        {
            AssertSame([.. dates.Select(_ => Utc)], Read(new SerializerOptions { Format = format, Dates = DateTimeKind.Utc }, dates));
            AssertSame([.. dates.Select(_ => Local)], Read(new SerializerOptions { Format = format, Dates = DateTimeKind.Local }, dates));
        }
    }

    [Fact]
    public void The_bytes_do_not_depend_on_it() => Assert.Equal(
        Serialization.Serialize<DateTime[]>([Utc, Local, None]),
        new Serializer(new SerializerOptions { Dates = DateTimeKind.Utc }).Serialize<DateTime[]>([Utc, Local, None]));

    [Theory]
    [MemberData(nameof(Formats))]
    public void Dates_alone_nullable_in_tuples_and_as_objects_follow(WireFormat format)
    {
        var serializer = new Serializer(new SerializerOptions { Format = format, Dates = DateTimeKind.Utc });
        AssertSame([Utc], [serializer.DeepClone(Local)]);
        AssertSame([Utc], [serializer.DeepClone<DateTime?>(Local)!.Value]);
        AssertSame([Utc], [serializer.DeepClone((1, Local)).Local]);
        AssertSame([Utc], [(DateTime)serializer.DeepClone<object>(Local)]);
        AssertSame([Utc], serializer.DeepClone(new Dictionary<DateTime, int> { [Local] = 1 }).Keys);
    }

    private static DateTime[] Read(SerializerOptions options, DateTime[] dates) => new Serializer(options).DeepClone(dates);

    private static void AssertSame(IEnumerable<DateTime> expected, IEnumerable<DateTime> actual) =>
        Assert.Equal(expected.Select(date => (date.Ticks, date.Kind)), actual.Select(date => (date.Ticks, date.Kind)));
}
