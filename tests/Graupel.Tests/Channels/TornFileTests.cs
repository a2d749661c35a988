namespace Graupel.Tests.Channels;

/// <summary>Files of messages to which more are appended after a crash.</summary>
public class TornFileTests
{
    private static readonly MessageChannelOptions Options = new() { LeaveOpen = true };

    [Fact]
    public void A_torn_message_leaves_the_stream_behind_the_last_complete_one()
    {
        byte[] whole = ChannelValues.Write(Options, ["first", "second"]);
        for (int torn = 1; torn < whole.Length / 2; torn++)
        {
            var file = new MemoryStream([.. whole, .. whole.AsSpan(0, torn)]);
            using (var reader = new MessageReader(file, Options))
            {
                GraupelException error = Assert.Throws<GraupelException>(() => reader.ReadAll<string>().Count());
                Assert.Equal(ErrorKind.EndOfData, error.Kind);
                Assert.Throws<InvalidOperationException>(() => reader.TrySkip());
            }

            Assert.Equal(whole.Length, file.Position);
        }
    }

    [Fact]
    public void A_damaged_message_leaves_the_reader_in_front_of_the_next()
    {
        byte[] damaged = ChannelValues.Write(Options, ["first"]);
        damaged[^6] += 2; // the length of the text
        var file = new MemoryStream([.. damaged, .. ChannelValues.Write(Options, ["second"])]);
        using var reader = new MessageReader(file, Options);

        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => reader.ReadAll<string>().Count()).Kind);
        Assert.True(reader.TrySkip());
        Assert.False(reader.TrySkip());
    }

    [Theory]
    [InlineData(1)]
    [InlineData(100)]
    public void Zeros_behind_the_last_message_are_refused_where_they_begin(int zeros)
    {
        byte[] whole = ChannelValues.Write(Options, ["first", "second"]);
        var file = new MemoryStream([.. whole, .. new byte[zeros]]);
        using (var reader = new MessageReader(file, Options))
        {
            Assert.Equal(ErrorKind.InvalidHeader, Assert.Throws<GraupelException>(() => reader.ReadAll<string>().Count()).Kind);
            Assert.Equal(whole.Length, reader.Position);
        }

        Assert.Equal(whole.Length, file.Position);
    }

    [Fact]
    public void A_message_that_is_complete_and_damaged_is_passed()
    {
        byte[] damaged = ChannelValues.Write(Options, ["first"]);
        damaged[^6] += 2;
        using var reader = new MessageReader(new MemoryStream(damaged), Options);

        Assert.Throws<GraupelException>(() => reader.Read<string>());
        Assert.Equal(damaged.Length, reader.Position);
    }
}
