using System.Buffers;

namespace Graupel.Tests.Carriers;

public class BufferWriterTests
{
    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(63)]
    [InlineData(64)]
    [InlineData(100)]
    [InlineData(4096)]
    [InlineData(1_000_000)]
    public void A_writer_may_give_less_or_more_than_it_is_asked_for(int size)
    {
        foreach (int length in Values.Lengths.Where(length => length <= 150_000))
        {
            var writer = new StubbornWriter(size);
            Serialization.Serialize(writer, Values.Note(length));
            Assert.Equal(Serialization.Serialize(Values.Note(length)), writer.Written);
        }
    }

    [Fact]
    public void What_is_there_stays()
    {
        var writer = new ArrayBufferWriter<byte>();
        Serialization.Serialize(writer, 1);
        Serialization.Serialize(writer, 2);
        Assert.Equal(Convert.FromHexString("0100000002000000"), writer.WrittenSpan.ToArray());
    }

    [Fact]
    public void A_large_value_takes_few_requests()
    {
        var writer = new StubbornWriter(65_536);
        Serialization.Serialize(writer, Values.Note(1_000_000));
        Assert.InRange(writer.Requests, 1, 20);
    }
}
