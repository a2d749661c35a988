using System.Buffers;
using Graupel.Carriers;

namespace Graupel.Tests.Carriers;

/// <summary>A message that leaves its first buffer, and later that of the thread, is the same message to every carrier.</summary>
[Collection(nameof(AloneCollection))]
public partial class OutputTests
{
    private const int ThreadBuffer = 64 * 1024;

    /// <summary>Every length around the ends of both buffers, with what is kept free for short copies.</summary>
    private static IEnumerable<int> Lengths =>
        new[] { 0, Output.FrameSize, 4 * 1024, Output.MinPassed, ThreadBuffer, 4 * ThreadBuffer }.SelectMany(static end => Enumerable.Range(end - 80, 100)).Where(static length => length >= 0);

    [Fact]
    public void Texts() => SameForAll(static length => new string('x', length));

    [Fact]
    public void Many_members() => SameForAll(static length => Enumerable.Range(0, length / 9).Select(static i => new Part(i, "text")).Append(new Part(length, new string('y', length % 9))).ToList());

    [Fact]
    public void Many_bytes() => SameForAll(static length => new Bytes { First = Filled(length, 7), Between = length, Second = Filled(length / 2, 8), Last = "end" });

    [Fact]
    public void Many_bytes_are_not_copied_on_their_way_to_a_stream()
    {
        byte[] bytes = Filled(5_000_000, 3);
        var stream = new CountingStream();
        Serialization.Serialize(stream, bytes);
        Assert.InRange(stream.Writes, 1, 2);
        Assert.Equal(bytes, Serialization.Deserialize<byte[]>(stream.ToArray()));
    }

    [Fact]
    public void Messages_within_messages()
    {
        foreach (int outer in new[] { 10, 2000, 100_000 })
        {
            foreach (int inner in new[] { 10, 2000, 100_000 })
            {
                var value = new Outer(new string('a', outer), new string('b', inner));
                byte[] expected = Serialization.Serialize(new Plain { Before = value.Before, Within = Reference(value.Inner), After = value.Before });
                AssertSame(value, expected);
            }
        }
    }

    [Theory]
    [InlineData(10)]
    [InlineData(2000)]
    [InlineData(100_000)]
    public void A_fault_gives_the_memory_of_the_thread_back(int length)
    {
        Scratch own = Scratch.Take();
        own.Release();
        var value = new Broken(new string('x', length));
        using var rentals = new Rentals();
        Assert.Throws<InvalidTimeZoneException>(() => Serialization.Serialize(value));
        Assert.Throws<InvalidTimeZoneException>(() => Serialization.SerializePooled(value));
        Assert.Throws<InvalidTimeZoneException>(() => Serialization.DeepClone(value));
        Assert.Throws<InvalidTimeZoneException>(() => Serialization.Serialize(Stream.Null, value));
        Assert.Throws<InvalidTimeZoneException>(() => Serialization.Serialize(new ArrayBufferWriter<byte>(), value));
        Assert.Throws<InvalidTimeZoneException>(() => Serialization.TrySerialize(value, new byte[20], out _));
        Scratch after = Scratch.Take();
        after.Release();
        Assert.Same(own, after);
        rentals.AssertAllReturnedOnce();
    }

    [Fact]
    public void What_fits_into_the_buffer_of_the_thread_is_one_write()
    {
        foreach (int length in new[] { 10, Output.FrameSize - 64, Output.FrameSize, 5000, ThreadBuffer - 200 })
        {
            var stream = new CountingStream();
            Serialization.Serialize(stream, new string('x', length));
            Assert.Equal(1, stream.Writes);
        }
    }

    private static byte[] Filled(int length, int seed)
    {
        byte[] bytes = new byte[length];
        new Random(seed).NextBytes(bytes);
        return bytes;
    }

    private static void SameForAll<[ContractParameter] T>(Func<int, T> make)
    {
        foreach (int length in Lengths)
        {
            T value = make(length);
            AssertSame(value, Reference(value));
        }
    }

    // By a buffer of the caller, which has nothing to do with those of frame and thread.
    private static byte[] Reference<[ContractParameter] T>(T value)
    {
        byte[] room = new byte[1_000_000];
        Assert.True(Serialization.TrySerialize(value, room, out int written));
        return room[..written];
    }

    private static void AssertSame<[ContractParameter] T>(T value, byte[] expected)
    {
        Assert.True(expected.AsSpan().SequenceEqual(Serialization.Serialize(value)));
        using PooledBuffer pooled = Serialization.SerializePooled(value);
        Assert.True(expected.AsSpan().SequenceEqual(pooled.Span));
        var stream = new MemoryStream();
        Serialization.Serialize(stream, value);
        Assert.True(expected.AsSpan().SequenceEqual(stream.ToArray()));
        var writer = new ArrayBufferWriter<byte>();
        Serialization.Serialize(writer, value);
        Assert.True(expected.AsSpan().SequenceEqual(writer.WrittenSpan));
        byte[] exact = new byte[expected.Length];
        Assert.True(Serialization.TrySerialize(value, exact, out int written));
        Assert.Equal(expected.Length, written);
        Assert.True(expected.AsSpan().SequenceEqual(exact));
        Assert.False(expected.Length > 0 && Serialization.TrySerialize(value, exact.AsSpan(1), out _));
        Assert.True(expected.AsSpan().SequenceEqual(Serialization.Serialize(Serialization.DeepClone(value))));
    }

    private sealed class CountingStream : MemoryStream
    {
        public int Writes { get; private set; }

        public override void Write(byte[] buffer, int offset, int count)
        {
            Writes++;
            base.Write(buffer, offset, count);
        }

        public override void Write(ReadOnlySpan<byte> buffer)
        {
            Writes++;
            base.Write(buffer.ToArray(), 0, buffer.Length);
        }
    }

    [Contract]
    public sealed partial record Part([property: Order(0)] int Number, [property: Order(1)] string Text);

    [Contract]
    public sealed partial class Plain
    {
        [Order(0)]
        public string? Before { get; set; }

        [Order(1)]
        public byte[]? Within { get; set; }

        [Order(2)]
        public string? After { get; set; }
    }

    [Contract]
    public sealed partial class Bytes
    {
        [Order(0)]
        public byte[]? First { get; set; }

        [Order(1)]
        public int Between { get; set; }

        [Order(2)]
        public byte[]? Second { get; set; }

        [Order(3)]
        public string? Last { get; set; }
    }

    /// <summary>Writes a message while it is written.</summary>
    [Contract]
    public sealed partial class Outer
    {
        public Outer()
        {
        }

        public Outer(string before, string inner)
        {
            Before = before;
            Inner = inner;
            After = before;
        }

        [Order(0)]
        public string? Before { get; set; }

        [Order(1)]
        public byte[]? Within
        {
            get => Inner is null ? field : Serialization.Serialize(Inner);
            set;
        }

        [Order(2)]
        public string? After { get; set; }

        internal string? Inner { get; }
    }

    [Contract]
    public sealed partial class Broken
    {
        public Broken()
        {
        }

        public Broken(string text) => Text = text;

        [Order(0)]
        public string? Text { get; set; }

        [Order(1)]
        public string? Fault
        {
            get => throw new InvalidTimeZoneException();
            set => _ = value;
        }
    }
}
