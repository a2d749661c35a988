using System.IO.Pipelines;
using Graupel.Tests.Carriers;
using Graupel.Tests.Converters;

namespace Graupel.Tests.Channels;

/// <summary>More than 2 GB in one message, and in one channel, without memory for it.</summary>
[Collection(nameof(AloneCollection))]
public class BigTests
{
    private const int Size = 1 << 20;
    private const int Count = 2100;

    /// <summary>Generated elements, what is under way of them, and what pools keep.</summary>
    private const long Kept = 64 << 20;

    [Theory]
    [InlineData("Fast, Length")]
    [InlineData("Fast, None")]
    [InlineData("MessagePack, Length")]
    public async Task A_sequence_of_more_than_2_GB_is_never_in_memory(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        byte[] element = Values.Blob(Size);
        var pipe = new Pipe();
        Task writing = Task.Run(async () =>
        {
            await using var writer = new MessageWriter(pipe.Writer, options);
            await writer.WriteSequenceAsync(Enumerable.Repeat(element, Count));
            await writer.WriteAsync("behind");
        });
        await using var reader = new MessageReader(pipe.Reader, options);
        long before = GC.GetTotalMemory(forceFullCollection: true);
        long bytes = 0;
        await foreach (byte[] read in reader.ReadSequenceAsync<byte[]>())
        {
            bytes += read.Length;
            Assert.Equal(element[^1], read[^1]);
            if (bytes % (500L * Size) == 0)
            {
                Assert.InRange(GC.GetTotalMemory(forceFullCollection: true) - before, long.MinValue, Kept);
            }
        }

        Assert.Equal((long)Size * Count, bytes);
        Assert.Equal("behind", await reader.ReadAsync<string>());
        await writing;
    }

    // Without frames the end is looked for after each read.
    [Fact]
    public void Small_reads_of_a_big_message_take_little_memory()
    {
        var options = new MessageChannelOptions { Framing = MessageFraming.None };
        List<string> value = [.. Enumerable.Range(0, 16_000).Select(static i => new string((char)('a' + (i % 26)), 1000))];
        var stream = new MemoryStream();
        new MessageWriter(stream, options).Write(value);
        using var reader = new MessageReader(new TrickleStream(stream.ToArray(), atOnce: 300), options);
        long before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Equal(value, reader.Read<List<string>>());
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 12 * stream.ToArray().LongLength);
    }

    [Fact]
    public void Nothing_is_held_after_a_big_message()
    {
        byte[] value = new byte[64 << 20];
        byte[] wire = new byte[value.Length + 100];
        using var writer = new MessageWriter(new MemoryStream(wire));
        using var reader = new MessageReader(new ScriptedStream(wire, piece: 100_000));
        writer.Write(1);
        long before = GC.GetTotalMemory(forceFullCollection: true);
        writer.Write(value);
        Assert.Equal(1, reader.Read<int>());
        Assert.Equal(value.Length, reader.Read<byte[]>().Length);
        Assert.InRange(GC.GetTotalMemory(forceFullCollection: true) - before, long.MinValue, 8 << 20);
        GC.KeepAlive(value);
    }
}
