using System.Buffers;

namespace Graupel.Tests.Api;

/// <summary>What is a stream and a buffer writer, a sequence of both kinds, or bytes of several kinds, is taken by every call that takes one of these.</summary>
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
        await using (var writer = new MessageWriter(stream, new MessageChannelOptions { LeaveOpen = true }))
        {
            await writer.WriteAllAsync(new Both());
            await writer.WriteSequenceAsync(new Both());
        }

        stream.Position = 0;
        using var reader = new MessageReader(stream);
        Assert.Equal(7, reader.Read<int>());
        Assert.Equal([7], reader.ReadSequence<int>());
    }

    [Fact]
    public void No_bytes_are_an_array()
    {
        int value = 5;
        ValueSerializer untyped = Serializer.Default.For<int>();
        Action[] reads =
        [
            () => Serialization.Deserialize<int>([]),
            () => Serialization.Deserialize<int>([], out _),
            () => Serialization.Populate([], ref value),
            () => Serializer.Default.Deserialize<int>([]),
            () => Serializer.Default.Deserialize<int>([], out _),
            () => Serializer.Default.Populate([], ref value),
            () => Serializer.Default.For<int>().Deserialize([]),
            () => Serializer.Default.For<int>().Deserialize([], out _),
            () => Serializer.Default.For<int>().Populate([], ref value),
            () => untyped.DeserializeValue([]),
            () => untyped.DeserializeValue([], out _),
            () => untyped.PopulateValue([], 5),
            () => untyped.PopulateValue([], 5, out _),
            () => Envelope.Read<int>([]),
            () => Envelope.Read<int>([], out _),
            () => Envelope.ReadValue([], typeof(int), out _),
            () => Compressed.Read<int>([]),
        ];
        Assert.All(reads, static read => Assert.Throws<GraupelException>(read));
    }

    [Fact]
    public void What_is_memory_and_a_span_is_read_as_either()
    {
        var data = new BothKinds(Serialization.Serialize(5));
        ValueSerializer untyped = Serializer.Default.For<int>();
        int value = 0;
        Serialization.Populate(data, ref value);
        Serializer.Default.Populate(data, ref value);
        Serializer.Default.For<int>().Populate(data, ref value);
        Assert.Equal(5, value);
        Assert.Equal([5, 5, 5], (int[])[Serialization.Deserialize<int>(data), Serializer.Default.Deserialize<int>(data), Serializer.Default.For<int>().Deserialize(data)]);
        Assert.Equal(5, Serialization.Deserialize<int>(data, out _));
        Assert.Equal(5, Serializer.Default.Deserialize<int>(data, out _));
        Assert.Equal(5, Serializer.Default.For<int>().Deserialize(data, out _));
        Assert.Equal(5, untyped.DeserializeValue(data));
        Assert.Equal(5, untyped.PopulateValue(data, 3));
        Assert.Equal(5, untyped.PopulateValue(data, 3, out _));
        Assert.Equal(5, Envelope.Read<int>(new BothKinds(Envelope.Write(5))));
        Assert.Equal(5, Envelope.Read<int>(new BothKinds(Envelope.Write(5)), out _));
        Assert.Equal(5, Envelope.ReadValue(new BothKinds(Envelope.Write(5)), typeof(int), out _));
        Assert.Equal(5, Compressed.Read<int>(new BothKinds(Compressed.Write(5))));
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

    /// <summary>Converts itself as BinaryData does.</summary>
    private sealed class BothKinds(byte[] bytes)
    {
        private readonly byte[] _bytes = bytes;

        public static implicit operator ReadOnlyMemory<byte>(BothKinds data) => data._bytes;

        public static implicit operator ReadOnlySpan<byte>(BothKinds data) => data._bytes;
    }
}
