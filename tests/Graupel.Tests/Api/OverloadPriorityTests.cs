using System.Buffers;

namespace Graupel.Tests.Api;

/// <summary>What is a stream and a buffer writer, or a sequence of both kinds, is taken by every call that takes either.</summary>
public class OverloadPriorityTests
{
    [Fact]
    public void A_stream_that_is_a_buffer_writer_is_written_as_that()
    {
        byte[] plain = Serialization.Serialize(5);
        ValueSerializer untyped = Serializer.Default.For<int>();
        Assert.Equal(plain, Written(static stream => Serialization.Serialize(stream, 5)));
        Assert.Equal(plain, Written(static stream => Serializer.Default.Serialize(stream, 5)));
        Assert.Equal(plain, Written(static stream => Serializer.Default.For<int>().Serialize(stream, 5)));
        Assert.Equal(plain, Written(stream => untyped.SerializeValue(stream, 5)));
        Assert.Equal(Envelope.Write(5), Written(static stream => Envelope.Write(stream, 5)));
        Assert.Equal(Compressed.Write(5), Written(static stream => Compressed.Write(stream, 5)));
    }

    [Fact]
    public async Task A_sequence_of_both_kinds_is_awaited()
    {
        using var stream = new MemoryStream();
        await using (var writer = new MessageWriter(stream, new ChannelOptions { LeaveOpen = true }))
        {
            await writer.WriteAllAsync(new Both());
            await writer.WriteSequenceAsync(new Both());
        }

        stream.Position = 0;
        using var reader = new MessageReader(stream);
        Assert.Equal(7, reader.Read<int>());
        Assert.Equal([7], reader.ReadSequence<int>());
    }

    private static byte[] Written(Action<BufferStream> write)
    {
        using var stream = new BufferStream();
        write(stream);
        return stream.Writer.WrittenSpan.ToArray();
    }

    private sealed class BufferStream : MemoryStream, IBufferWriter<byte>
    {
        public ArrayBufferWriter<byte> Writer { get; } = new();

        public void Advance(int count) => Writer.Advance(count);

        public Memory<byte> GetMemory(int sizeHint = 0) => Writer.GetMemory(sizeHint);

        public Span<byte> GetSpan(int sizeHint = 0) => Writer.GetSpan(sizeHint);
    }

    private sealed class Both : List<int>, IAsyncEnumerable<int>
    {
        public async IAsyncEnumerator<int> GetAsyncEnumerator(CancellationToken cancellationToken = default)
        {
            await Task.Yield();
            yield return 7;
        }
    }
}
