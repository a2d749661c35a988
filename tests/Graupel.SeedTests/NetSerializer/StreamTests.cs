using Graupel;
using SeedTests.Streams;
using Serializer = Graupel.Compat.NetSerializer.Serializer;

namespace SeedTests.NetSerializer;

/// <summary>Values go straight to the stream and come straight from it, pure data, one behind the other.</summary>
public class StreamTests
{
    private static readonly Serializer Ser = new([typeof(Note), typeof(int)]);

    [Fact]
    public void A_stream_holds_many_values_and_each_read_takes_exactly_one()
    {
        var stream = new MemoryStream();
        object?[] values = [1, new Note("a"), null, new Note("bé€😀"), 2];
        foreach (object? value in values)
        {
            Ser.Serialize(stream, value);
        }

        stream.WriteByte(0xFF);
        stream.Position = 0;

        Assert.Equal(values, values.Select(_ => Ser.Deserialize(stream)));
        Assert.Equal(stream.Length - 1, stream.Position);
    }

    [Fact]
    public void Only_the_id_of_the_type_and_pure_data_are_written() =>
        Assert.Equal(new byte[] { 7, 0, 0, 0 }, Ser.Bytes(7)[1..]);

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(7)]
    [InlineData(100)]
    public void Short_reads_give_the_same_values(int chunk)
    {
        var note = new Note(string.Concat(Enumerable.Repeat("é€😀x", 100)));
        byte[] bytes = Ser.Bytes(note);

        Assert.Equal(note, Ser.Deserialize(new ShortReads(bytes, chunk)));
    }

    [Fact]
    public void An_end_inside_a_value_is_an_error_wherever_it_is()
    {
        byte[] bytes = Ser.Bytes(new Note("a text", IsRead: true, Grade: 4));

        for (int length = 0; length < bytes.Length; length++)
        {
            var error = Assert.Throws<GraupelException>(() => Ser.Deserialize(new MemoryStream(bytes, 0, length)));
            Assert.Equal(ErrorKind.EndOfData, error.Kind);
        }
    }

    [Fact]
    public void A_stream_that_is_null_is_refused()
    {
        Assert.Throws<ArgumentNullException>(() => Ser.Serialize(null!, 1));
        Assert.Throws<ArgumentNullException>(() => Ser.Deserialize(null!));
    }

    [Serializable]
    private sealed record Note(string Text, bool IsRead = false, sbyte Grade = 0);
}
