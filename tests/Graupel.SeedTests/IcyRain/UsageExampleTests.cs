using System.Buffers;
using Graupel.Compat.IcyRain;

namespace Weather;

/// <summary>The examples of IcyRain's document, as a user has them: in a namespace of their own.</summary>
public class UsageExampleTests
{
    [Fact]
    public void The_examples_of_the_document_run()
    {
        var data = new TestData
        {
            Property1 = true,
            Property2 = 25,
            Property3 = 7.0,
            Property4 = DateTime.Now,
            Property5 = "test"
        };

        // byte array serialization
        byte[] bytes = Serialization.Serialize(data);
        TestData bytesClone = Serialization.Deserialize<TestData>(bytes);

        // array segment serialization
        ArraySegment<byte> segment = Serialization.SerializeSegment(data);
        TestData segmentClone = Serialization.DeserializeSegment<TestData>(segment);

        // IBufferWriter<byte> & ReadOnlySequence<byte> serialization
        var writer = new ArrayBufferWriter<byte>();
        IBufferWriter<byte> buffer = writer;
        Serialization.Serialize(buffer, data);
        ReadOnlySequence<byte> sequence = new(writer.WrittenMemory);
        TestData sequenceClone = Serialization.Deserialize<TestData>(sequence);

        Assert.Equal(data.State, bytesClone.State);
        Assert.Equal(data.State, segmentClone.State);
        Assert.Equal(data.State, sequenceClone.State);
        Assert.Equal(bytes, segment.ToArray());
        Assert.Equal(bytes, writer.WrittenSpan);
        Assert.Equal(DateTimeKind.Local, bytesClone.Property4.Kind);
    }

    [Theory]
    [InlineData(DateTimeKind.Utc)]
    [InlineData(DateTimeKind.Local)]
    public void Dates_are_read_in_a_particular_zone(DateTimeKind zone)
    {
        var options = new DeserializeOptions(zone);
        Assert.Equal(zone, options.DateTimeZone);
        foreach (DateTime time in new[] { DateTime.Now, DateTime.UtcNow })
        {
            var data = new TestData { Property4 = time };
            DateTime expected = zone == DateTimeKind.Utc ? time.ToUniversalTime() : time.ToLocalTime();
            byte[] bytes = Serialization.Serialize(data);
            var sequence = new ReadOnlySequence<byte>(bytes);

            AssertIs(expected, Serialization.Deserialize<TestData>(sequence, options).Property4);
            AssertIs(expected, Serialization.Deserialize<TestData>(in sequence, options).Property4);
            AssertIs(expected, Serialization.Deserialize<TestData>(bytes, options).Property4);
            AssertIs(expected, Serialization.DeserializeSegment<TestData>(bytes, options).Property4);
        }
    }

    [Theory]
    [InlineData(DateTimeKind.Utc)]
    [InlineData(DateTimeKind.Local)]
    [InlineData(DateTimeKind.Unspecified)]
    public void Dates_keep_their_zone_by_default(DateTimeKind kind)
    {
        var time = new DateTime(2024, 2, 29, 12, 30, 15, kind);
        byte[] bytes = Serialization.Serialize(new TestData { Property4 = time });
        AssertIs(time, Serialization.Deserialize<TestData>(bytes).Property4);
        AssertIs(time, Serialization.Deserialize<TestData>(bytes, DeserializeOptions.Default).Property4);
        AssertIs(time, Serialization.Deserialize<TestData>(bytes, new DeserializeOptions(DateTimeKind.Unspecified)).Property4);
    }

    private static void AssertIs(DateTime expected, DateTime actual) => Assert.Equal((expected, expected.Kind), (actual, actual.Kind));
}
