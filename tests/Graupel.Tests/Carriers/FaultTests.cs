using System.Buffers;
using System.IO.Pipelines;
using Graupel.Tests.Api;

namespace Graupel.Tests.Carriers;

/// <summary>
/// The caller's streams and writers may fail at any byte: their exception passes as it is, borrowed memory goes back exactly once, and
/// the next message is as if nothing had been.
/// </summary>
[Collection(nameof(AloneCollection))]
public class FaultTests
{
    // What fits into the buffer that a thread keeps borrows less.
    private const int ThreadBuffer = 64 * 1024;

    private static readonly Note Value = Values.Note(200_000);

    private static readonly byte[] Data = Serialization.Serialize(Value);

    /// <summary>Every byte of the beginning and the end, and some in between.</summary>
    private static IEnumerable<int> Places =>
        Enumerable.Range(0, 100).Concat(Enumerable.Range(1, 60).Select(i => i * 3331)).Concat(Enumerable.Range(Data.Length - 20, 20));

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Reading(bool canSeek)
    {
        foreach (int place in Places)
        {
            var stream = new ScriptedStream(Data, piece: 50_000, canSeek) { FailAt = place };
            using var rentals = new Rentals();
            Assert.Same(stream.Failure, Assert.Throws<IOException>(() => Serialization.Deserialize<Note>(stream)));
            rentals.AssertAllReturnedOnce();
            Assert.True(!canSeek || stream.Position == 0);
            AssertWorks();
        }
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task Reading_asynchronously(bool canSeek)
    {
        foreach (int place in Places)
        {
            var stream = new ScriptedStream(Data, piece: 50_000, canSeek) { FailAt = place };
            Assert.Same(stream.Failure, await Assert.ThrowsAsync<IOException>(async () => await Serialization.DeserializeAsync<Note>(stream)));
            Assert.True(!canSeek || stream.Position == 0);
            AssertWorks();
        }
    }

    [Fact]
    public void Writing()
    {
        foreach (int place in Places)
        {
            var stream = new FailingStream(place);
            using var rentals = new Rentals();
            Assert.Same(stream.Failure, Assert.Throws<IOException>(() => Serialization.Serialize(stream, Value)));
            rentals.AssertAllReturnedOnce();
            AssertWorks();
        }
    }

    [Fact]
    public void Writing_text_that_goes_out_as_UTF_8()
    {
        var serializer = new Serializer(new SerializerOptions { Format = WireFormat.Compact });
        string text = new string('x', 100_000) + "\u0436";
        var stream = new FailingStream(50_000);
        using var rentals = new Rentals();
        Assert.Same(stream.Failure, Assert.Throws<IOException>(() => serializer.Serialize(stream, text)));
        rentals.AssertAllReturnedOnce();
    }

    [Fact]
    public async Task Writing_asynchronously()
    {
        foreach (int place in Places)
        {
            var stream = new FailingStream(place);
            Assert.Same(stream.Failure, await Assert.ThrowsAsync<IOException>(async () => await Serialization.SerializeAsync(stream, Value)));
            AssertWorks();
        }
    }

    [Fact]
    public async Task Bad_bytes_that_span_two_segments_of_a_pipe()
    {
        var serializer = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack });
        PipeReader pipe = PipeReader.Create(Segments.Pieces([0x92, 0xD9, 0x01, 0x61, 0xC1, 0], 2));
        using var rentals = new Rentals();
        await Assert.ThrowsAsync<GraupelException>(async () => await serializer.DeserializeAsync<string[]>(pipe));
        rentals.AssertAllReturnedOnce();
    }

    [Fact]
    public void Writing_to_a_buffer_writer()
    {
        foreach (int requests in Enumerable.Range(0, 4))
        {
            var writer = new FailingWriter(requests);
            using var rentals = new Rentals();
            Assert.Same(writer.Failure, Assert.Throws<IOException>(() => Serialization.Serialize(writer, Value)));
            rentals.AssertAllReturnedOnce();
            AssertWorks();
        }
    }

    [Fact]
    public async Task Success_gives_everything_back_too()
    {
        foreach (int length in Values.Lengths)
        {
            Note value = Values.Note(length);
            byte[] data = Serialization.Serialize(value);
            using var rentals = new Rentals();
            Serialization.Serialize(value);
            Serialization.TrySerialize(value, new byte[data.Length], out _);
            Serialization.TrySerialize(value, new byte[data.Length / 2], out _);
            Serialization.Serialize(new StubbornWriter(100), value);
            Serialization.Serialize(Stream.Null, value);
            Serialization.Deserialize<Note>(new ScriptedStream(data));
            Serialization.Deserialize<Note>(new ScriptedStream(data, canSeek: true));
            Serialization.Deserialize<Note>(Segments.Pieces(data, 1000));
            Serialization.DeepClone(value);
            Envelope.Read<Note>(Envelope.Write(value));
            var file = new MemoryStream();
            Envelope.Write(file, value);
            Envelope.Read<Note>(new ScriptedStream(file.ToArray(), piece: 5000));
            await Serialization.SerializeAsync(Stream.Null, value);
            rentals.AssertAllReturnedOnce();
            Assert.True(rentals.Count > 3 || data.Length < ThreadBuffer);
        }
    }

    private static void AssertWorks() => Assert.Equal(Data, Serialization.Serialize(Value));

    private sealed class FailingWriter(int requests) : IBufferWriter<byte>
    {
        private readonly ArrayBufferWriter<byte> _inner = new();
        private int _left = requests;

        public IOException Failure { get; } = new("no memory left");

        public void Advance(int count) => _inner.Advance(count);

        public Memory<byte> GetMemory(int sizeHint = 0) => _left-- > 0 ? _inner.GetMemory(sizeHint) : throw Failure;

        public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
    }
}
