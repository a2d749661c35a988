using System.Buffers;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Api;

/// <summary>A value that serializes while it is serialized, and reads while it is read, disturbs nobody.</summary>
public class ReentrancyTests
{
    [Theory]
    [InlineData(0)]
    [InlineData(100)]
    [InlineData(100_000)]
    public void Every_way_of_writing_can_be_nested(int length)
    {
        var value = new Nested(3, length);
        byte[] expected = Serialization.Serialize(value);
        Assert.Equal(value, Serialization.Deserialize<Nested>(expected));

        var stream = new MemoryStream();
        Serialization.Serialize(stream, value);
        Assert.Equal(expected, stream.ToArray());
        Assert.Equal(value, Serialization.Deserialize<Nested>(new ScriptedStream(expected)));
        Assert.Equal(value, Serialization.Deserialize<Nested>(new ScriptedStream(expected, canSeek: true)));

        var writer = new ArrayBufferWriter<byte>();
        Serialization.Serialize(writer, value);
        Assert.Equal(expected, writer.WrittenSpan.ToArray());

        byte[] span = new byte[expected.Length];
        Assert.True(Serialization.TrySerialize(value, span, out _));
        Assert.Equal(expected, span);
        Assert.Equal(value, Serialization.DeepClone(value));
    }

    [Fact]
    public void The_memory_of_the_thread_survives_a_failure()
    {
        Serialization.Serialize(1);
        Assert.Throws<InvalidOperationException>(() => Serialization.Serialize(new Nested(-1, 0)));
        long before = GC.GetAllocatedBytesForCurrentThread();
        byte[] one = Serialization.Serialize(1);
        long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        Assert.Equal([1, 0, 0, 0], one);
        Assert.InRange(allocated, 1, 100);
    }

    [Fact]
    public void It_survives_a_failure_of_reading_from_a_stream()
    {
        byte[] bytes = Serialization.Serialize(1L);
        Assert.Throws<GraupelException>(() => Serialization.Deserialize<long>(new ScriptedStream([])));
        Assert.Throws<ObjectDisposedException>(() => Serialization.Deserialize<long>(Closed()));
        using var stream = new ScriptedStream(bytes);
        long before = GC.GetAllocatedBytesForCurrentThread();
        long value = Serialization.Deserialize<long>(stream);
        long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        Assert.Equal(1, value);
        Assert.Equal(0, allocated);
    }

    private static BufferedStream Closed()
    {
        var stream = new BufferedStream(new ScriptedStream([]));
        stream.Dispose();
        return stream;
    }

    /// <summary>Written as text of a length, and as the bytes of the same with a depth less.</summary>
    public sealed record Nested(int Depth, int Length);

    internal sealed class NestedContract : Contract<Nested>
    {
        public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
            new NestedConverter<TWriter, TReader>();
    }

    private sealed class NestedConverter<TWriter, TReader> : Converter<TWriter, TReader, Nested>
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        public override WireShape Shape { get; } = new(WireKind.Blob, 1);

        public override void Write(ref TWriter writer, in Nested value)
        {
            if (value.Depth < 0)
            {
                throw new InvalidOperationException("below zero");
            }

            writer.WriteString(new string('a', value.Length));
            writer.WriteBlob(value.Depth > 0 ? Serialization.Serialize(value with { Depth = value.Depth - 1 }) : default(ReadOnlySpan<byte>));
            writer.WriteString(new string('b', value.Length));
        }

        public override Nested Read(ref TReader reader)
        {
            int length = reader.ReadString()!.Length;
            byte[] inner = reader.ReadBlob()!;
            Assert.Equal(new string('b', length), reader.ReadString());
            return new Nested(inner.Length > 0 ? Serialization.Deserialize<Nested>(new ScriptedStream(inner)).Depth + 1 : 0, length);
        }
    }
}
