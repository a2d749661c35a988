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
        var numbers = new StubbornWriter(size);
        Serialization.Serialize(numbers, 0x0102030405060708);
        Serialization.Serialize(numbers, true);
        Assert.Equal(Convert.FromHexString("080706050403020101"), numbers.Written);
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
    public void A_writer_is_asked_once_and_for_little_if_the_size_is_known()
    {
        Serializer serializer = Serializer.Default;
        foreach (WireFormat format in (WireFormat[])[WireFormat.Compact, WireFormat.MessagePack, WireFormat.Fast])
        {
            serializer = new(new() { Format = format });
            Scalars();
        }

        List<int> numbers = [.. Enumerable.Range(0, 1000)];
        Once(numbers, 4100);
        Once<IReadOnlyList<int>>(numbers, 4100);
        Once(numbers.ToHashSet(), 4100);
        Once(numbers.ConvertAll(static number => new DateTime(number)), 8100);

        void Scalars()
        {
            Once(true, 112);
            Once(-1L, 112);
            Once(Int128.MinValue, 112);
            Once(decimal.MaxValue, 112);
            Once(DateTime.MaxValue, 112);
            Once(DateTimeOffset.MaxValue, 112);
            Once(Guid.NewGuid(), 112);
            Once((byte?)200, 112);
            Once(new byte[100], 256);
            Once(new byte[10_000], 10_100);
        }

        void Once<T>(T value, int most)
        {
            var writer = new ExactWriter();
            serializer.Serialize(writer, value);
            Assert.Equal(1, writer.Requests);
            Assert.InRange(writer.Requested, 1, most);
            Assert.Equal(serializer.Serialize(value), writer.Written);
        }
    }

    [Fact]
    public void A_large_value_takes_few_requests()
    {
        var writer = new StubbornWriter(65_536);
        Serialization.Serialize(writer, Values.Note(1_000_000));
        Assert.InRange(writer.Requests, 1, 20);
    }

    [Fact]
    public void A_large_list_does_not_take_one_large_piece()
    {
        var writer = new ExactWriter();
        Serialization.Serialize(writer, new long[100_000]);
        Assert.InRange(writer.Requested, 1, 100_000);
        Assert.Equal(Serialization.Serialize(new long[100_000]), writer.Written);
    }
}
