using System.Buffers.Binary;
using Graupel.Tests.Api;

namespace Graupel.Tests.Carriers;

public class StreamTests
{
    private const int Count = 1000;

    private static readonly WireFormat[] Formats = [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    private static readonly Note[] Messages = [.. Enumerable.Range(0, Count).Select(i => Values.Note(i % 37 == 0 ? 6000 : i % 50))];

    private static readonly byte[] Data = [.. Messages.SelectMany(Serialization.Serialize)];

    public static TheoryData<int, bool> Kinds => new() { { 1, false }, { 1, true }, { 13, false }, { 13, true }, { int.MaxValue, false }, { int.MaxValue, true } };

    [Theory]
    [MemberData(nameof(Kinds))]
    public void Messages_stand_back_to_back(int piece, bool canSeek)
    {
        var stream = new ScriptedStream(Data, piece, canSeek);
        int position = 0;
        foreach (Note message in Messages)
        {
            Assert.Equal(message, Serialization.Deserialize<Note>(stream));
            position += Serialization.Serialize(message).Length;
            Assert.Equal(position, stream.Taken);
        }
    }

    [Theory]
    [MemberData(nameof(Kinds))]
    public async Task Messages_stand_back_to_back_asynchronously(int piece, bool canSeek)
    {
        var stream = new ScriptedStream(Data, piece, canSeek);
        int position = 0;
        foreach (Note message in Messages)
        {
            Assert.Equal(message, await Serialization.DeserializeAsync<Note>(stream));
            position += Serialization.Serialize(message).Length;
            Assert.Equal(position, stream.Taken);
        }
    }

    [Fact]
    public void A_small_value_is_one_write()
    {
        var stream = new CountingStream();
        Serialization.Serialize(stream, Values.Note(50_000));
        Assert.Equal(1, stream.Writes);
    }

    [Fact]
    public void A_value_in_a_seekable_stream_is_not_read_byte_by_byte()
    {
        var stream = new ScriptedStream(Serialization.Serialize(Values.Note(100_000)), canSeek: true);
        Serialization.Deserialize<Note>(stream);
        Assert.InRange(stream.Reads, 1, 10);
    }

    // The system would have to tell the length of a file, and what is read too much would not go back into its buffer.
    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("MessagePack")]
    public void A_small_value_takes_one_small_piece_of_a_stream_that_can_seek(string format)
    {
        Serializer serializer = Of(format);
        Note note = Values.Note(100);
        byte[] one = serializer.Serialize(note);
        var stream = new ScriptedStream([.. Enumerable.Repeat(one, 50).SelectMany(static bytes => bytes)], canSeek: true);
        for (int i = 1; i <= 50; i++)
        {
            Assert.Equal(note, serializer.Deserialize<Note>(stream));
            Assert.Equal((i, i * one.Length), (stream.Reads, stream.Taken));
        }

        Assert.Equal(0, stream.LengthsAsked);
        Assert.InRange(stream.MostWanted, one.Length, 512);
    }

    [Theory]
    [InlineData("Fast", int.MaxValue)]
    [InlineData("Compact", int.MaxValue)]
    [InlineData("MessagePack", int.MaxValue)]
    [InlineData("Fast", 1000)]
    [InlineData("Compact", 1000)]
    public void Elements_in_a_stream_that_cannot_seek_are_not_read_one_by_one(string format, int piece)
    {
        Serializer serializer = Of(format);
        List<Note> notes = [.. Enumerable.Range(0, 20_000).Select(static i => Values.Note(i % 50))];
        byte[] data = serializer.Serialize(notes);
        var stream = new ScriptedStream([.. data, 1, 2, 3], piece);

        Assert.Equal(notes, serializer.Deserialize<List<Note>>(stream));

        Assert.Equal(data.Length, stream.Taken);
        Assert.InRange(stream.Reads, 1, notes.Count);
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("MessagePack")]
    public async Task Members_are_not_taken_from_such_a_stream_one_by_one(string format)
    {
        Serializer serializer = Of(format);

        // What says that there is an object, its header if it has one, what the members take at least, and the rest.
        Assert.InRange(Reads(serializer, new Gauges(1, 2, 3, "4", 5, 6)), 1, 4);
        Assert.InRange(Reads(serializer, new Dials(1, 2, 3, "4", 5, 6)), 1, 4);

        // Before anything is read, one more for each number and text that is longer than its first byte says.
        Assert.InRange(await ReadsAsync(serializer, new Gauges(1, 2, 3, "4", 5, 6)), 1, 5);
        Assert.InRange(await ReadsAsync(serializer, new Dials(1, 2, 3, "4", 5, 6)), 1, 5);
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    public async Task No_byte_behind_pure_data_is_taken_for_one_of_its_members(string format)
    {
        var serializer = new Serializer(new SerializerOptions { Format = new[] { WireFormat.Fast, WireFormat.Compact }.Single(one => one.Name == format) });
        await ReadsAsync(serializer, new Gauges(0, 0, 0, null, 0, 0));
        await ReadsAsync(serializer, new Dial { Hand = 1, Mark = "2", Next = new Gauges(1, 2, 3, "4", 5, 6) });
        await ReadsAsync(serializer, new Dial { Rest = default });
        await ReadsAsync(serializer, new Blank());
        await ReadsAsync(serializer, new List<Dial> { new(), new() { Mark = "" } });
    }

    private static Serializer Of(string format) => new(new SerializerOptions { Format = Formats.Single(one => one.Name == format) });

    private static int Reads<[ContractParameter] T>(Serializer serializer, T value)
    {
        byte[] data = serializer.Serialize(value);
        var stream = new ScriptedStream([.. data, 1, 2, 3]);
        Assert.Equal(data, serializer.Serialize(serializer.Deserialize<T>(stream)));
        Assert.Equal(data.Length, stream.Taken);
        return stream.Reads;
    }

    private static async Task<int> ReadsAsync<[ContractParameter] T>(Serializer serializer, T value)
    {
        byte[] data = serializer.Serialize(value);
        var stream = new ScriptedStream([.. data, 1, 2, 3]);
        Assert.Equal(data, serializer.Serialize(await serializer.DeserializeAsync<T>(stream)));
        Assert.Equal(data.Length, stream.Taken);
        return stream.Reads;
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task After_a_failure_a_seekable_stream_stands_where_the_value_began(bool isExposed)
    {
        byte[] damaged = [.. Serialization.Serialize(Values.Note(3)), .. Serialization.Serialize(Values.Note(5000))];
        int second = Serialization.Serialize(Values.Note(3)).Length;
        damaged[second] = 0xFF;
        Stream stream = new MemoryStream(damaged, 0, damaged.Length, writable: true, publiclyVisible: isExposed);

        Serialization.Deserialize<Note>(stream);
        Assert.Throws<GraupelException>(() => Serialization.Deserialize<Note>(stream));
        Assert.Equal(second, stream.Position);
        await Assert.ThrowsAsync<GraupelException>(async () => await Serialization.DeserializeAsync<Note>(stream));
        Assert.Equal(second, stream.Position);
        Note target = new(7, "unchanged");
        Assert.Throws<GraupelException>(() => Serialization.Populate(stream, ref target));
        Assert.Equal(second, stream.Position);
    }

    [Fact]
    public void A_position_behind_the_end_of_a_memory_stream_is_the_end()
    {
        var stream = new MemoryStream();
        stream.Write(Serialization.Serialize(1));
        stream.Position = 100;
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Serialization.Deserialize<int>(stream)).Kind);
    }

    [Fact]
    public void A_derived_memory_stream_is_read_through_its_own_methods()
    {
        byte[] data = Serialization.Serialize(Values.Note(10));
        var stream = new CountingStream(data);
        Assert.Equal(Values.Note(10), Serialization.Deserialize<Note>(stream));
        Assert.InRange(stream.Reads, 1, 2);
        Assert.Equal(data.Length, stream.Position);
    }

    [Fact]
    public void A_file_that_says_it_is_empty_is_read_all_the_same()
    {
        byte[] data = Serialization.Serialize(Values.Note(500));
        var stream = new LengthlessStream(data);
        Assert.Equal(Values.Note(500), Serialization.Deserialize<Note>(stream));
    }

    [Fact]
    public async Task A_stream_that_does_not_know_its_end_is_read_as_far_as_it_goes()
    {
        byte[] value = Values.Blob(100_000);
        foreach (WireFormat format in Formats)
        {
            var serializer = new Serializer(new SerializerOptions { Format = format });
            byte[] data = serializer.Serialize(value);
            Assert.Equal(value, serializer.Deserialize<byte[]>(new EndlessStream(data)));
            Assert.Equal(value, await serializer.DeserializeAsync<byte[]>(new EndlessStream(data)));
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => serializer.Deserialize<byte[]>(new EndlessStream(data[..^1]))).Kind);

            var options = new EnvelopeOptions { Serializer = serializer };
            byte[] envelope = Envelope.Write(value, options);
            Assert.Equal(value, Envelope.Read<byte[]>(new EndlessStream(envelope), options));
            BinaryPrimitives.WriteInt64LittleEndian(envelope.AsSpan(16), long.MaxValue - 100);
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Envelope.Read<byte[]>(new EndlessStream(envelope), options)).Kind);
        }
    }

    [Fact]
    public async Task Cancellation_is_observed()
    {
        using var cancellation = new CancellationTokenSource();
        await cancellation.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(
            async () => await Serialization.SerializeAsync(new FailingStream(long.MaxValue), Values.Note(10), cancellation.Token));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(
            async () => await Serialization.DeserializeAsync<Note>(new ScriptedStream(Data), cancellation.Token));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(
            async () => await Serialization.DeserializeAsync<Note>(new MemoryStream(Data, 0, Data.Length, true, publiclyVisible: true), cancellation.Token));
    }

    [Fact]
    public async Task A_value_may_change_as_soon_as_the_asynchronous_call_returns()
    {
        var gate = new GatedStream();
        var value = new Note(1, "before");
        byte[] expected = Serialization.Serialize(value);
        ValueTask write = Serialization.SerializeAsync(gate, value);
        value.Text = "after";
        gate.Open();
        await write;
        Assert.Equal(expected, gate.ToArray());
    }

    [Contract]
    internal sealed record Dials(
        [property: Order(1)] int A, [property: Order(2)] int B, [property: Order(3)] long C, [property: Order(4)] string? D, [property: Order(5)] uint E, [property: Order(6)] short F);

    [Pack]
    internal sealed record Gauges(
        [property: Order(1)] int A, [property: Order(2)] int B, [property: Order(3)] long C, [property: Order(4)] string? D, [property: Order(5)] uint E, [property: Order(6)] short F);

    [Pack]
    internal class Blank
    {
    }

    [Pack]
    internal class Face : Blank
    {
        public int Hand { get; set; }
    }

    [Pack]
    internal sealed class Dial : Face
    {
        public string? Mark { get; set; }

        public Gauges? Next { get; set; }

        public Gap Rest { get; set; }
    }

    [Pack]
    internal struct Gap
    {
    }

    private sealed class CountingStream : MemoryStream
    {
        public CountingStream(params byte[] data)
            : base(data.Length)
        {
            Write(data);
            Position = 0;
            Writes = 0;
        }

        public int Reads { get; private set; }

        public int Writes { get; private set; }

        public override int Read(Span<byte> buffer)
        {
            Reads++;
            return base.Read(buffer);
        }

        public override int Read(byte[] buffer, int offset, int count)
        {
            Reads++;
            return base.Read(buffer, offset, count);
        }

        public override void Write(byte[] buffer, int offset, int count)
        {
            Writes++;
            base.Write(buffer, offset, count);
        }

        public override void Write(ReadOnlySpan<byte> buffer)
        {
            Writes++;
            base.Write(buffer);
        }
    }

    private sealed class LengthlessStream(byte[] data) : ScriptedStream(data, canSeek: true)
    {
        public override long Length => 0;
    }

    private sealed class GatedStream : MemoryStream
    {
        private readonly TaskCompletionSource _gate = new(TaskCreationOptions.RunContinuationsAsynchronously);

        public void Open() => _gate.SetResult();

        public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
        {
            await _gate.Task;
            await base.WriteAsync(buffer, cancellationToken);
        }
    }

    /// <summary>Says that it has all the bytes that there can be.</summary>
    private sealed class EndlessStream(byte[] data) : ScriptedStream(data, canSeek: true)
    {
        public override long Length => long.MaxValue;
    }
}
