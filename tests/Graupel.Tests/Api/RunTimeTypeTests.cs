using System.Buffers;
using System.IO.Pipelines;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Api;

/// <summary>Envelopes, compressed values and messages of types that only the running program knows have the bytes of those that are known.</summary>
public class RunTimeTypeTests
{
    private static readonly EnvelopeOptions Checked = new() { FingerprintCheck = FingerprintCheck.Always };
    private static readonly CompressionOptions ZLib = new() { Codec = CompressionCodec.ZLib };

    public static TheoryData<object?, Type> Boxed => new()
    {
        { Note, typeof(Note) }, { null, typeof(Note) }, { 5, typeof(int) }, { 5, typeof(int?) }, { null, typeof(int?) }, { "text", typeof(string) }, { "text", typeof(object) },
    };

    private static Note Note => Values.Note(300);

    [Fact]
    public async Task Envelopes_have_the_same_bytes()
    {
        byte[] bytes = Envelope.Write(Note, Checked);
        Assert.Equal(bytes, Envelope.WriteValue(Note, typeof(Note), Checked));
        var writer = new ArrayBufferWriter<byte>();
        Envelope.WriteValue(writer, Note, typeof(Note), Checked);
        Assert.Equal(bytes, writer.WrittenSpan);
        var stream = new MemoryStream();
        Envelope.WriteValue(stream, Note, typeof(Note), Checked);
        await Envelope.WriteValueAsync(stream, Note, typeof(Note), Checked);
        stream.Position = 0;
        Assert.Equal(Note, Envelope.Read<Note>(stream, Checked));
        Assert.Equal(Note, Envelope.Read<Note>(stream, Checked));
        Assert.Equal(stream.Length, stream.Position);
    }

    [Fact]
    public async Task Envelopes_are_read_from_every_carrier()
    {
        byte[] bytes = Envelope.Write(Note, Checked);
        Assert.Equal(Note, Envelope.ReadValue(bytes, typeof(Note), Checked));
        Assert.Equal(Note, Envelope.ReadValue(bytes.AsSpan(), typeof(Note), Checked));
        Assert.Equal(Note, Envelope.ReadValue((ReadOnlyMemory<byte>)bytes, typeof(Note), Checked));
        Assert.Equal(Note, Envelope.ReadValue(new ArraySegment<byte>([9, .. bytes, 9], 1, bytes.Length), typeof(Note), Checked));
        Assert.Equal(Note, Envelope.ReadValue(Segments.Pieces(bytes, 10), typeof(Note), Checked));
        Assert.Equal(Note, Envelope.ReadValue(new ScriptedStream(bytes, piece: 7), typeof(Note), Checked));
        Assert.Equal(Note, await Envelope.ReadValueAsync(new ScriptedStream(bytes, piece: 7), typeof(Note), Checked));
        Assert.Throws<ArgumentNullException>(() => Envelope.ReadValue((PooledBuffer)null!, typeof(Note)));
        Assert.Throws<ArgumentNullException>(() => Envelope.ReadValue(bytes, null!));
        GraupelException other = Assert.Throws<GraupelException>(() => Envelope.ReadValue(bytes, typeof(Version), Checked));
        Assert.Equal(ErrorKind.FingerprintMismatch, other.Kind);
        Assert.Contains("Version", other.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Compressed_values_have_the_same_bytes()
    {
        byte[] bytes = Compressed.Write(Note, ZLib);
        Assert.Equal(bytes, Compressed.WriteValue(Note, typeof(Note), ZLib));
        var writer = new ArrayBufferWriter<byte>();
        Compressed.WriteValue(writer, Note, typeof(Note), ZLib);
        Assert.Equal(bytes, writer.WrittenSpan);
        var stream = new MemoryStream();
        Compressed.WriteValue(stream, Note, typeof(Note), ZLib);
        Assert.Equal(bytes, stream.ToArray());
        stream.SetLength(0);
        await Compressed.WriteValueAsync(stream, Note, typeof(Note), ZLib);
        Assert.Equal(bytes, stream.ToArray());
    }

    [Fact]
    public async Task Compressed_values_are_read_from_every_carrier()
    {
        byte[] bytes = Compressed.Write(Note);
        Assert.Equal(Note, Compressed.ReadValue(bytes, typeof(Note)));
        Assert.Equal(Note, Compressed.ReadValue(bytes.AsSpan(), typeof(Note)));
        Assert.Equal(Note, Compressed.ReadValue((ReadOnlyMemory<byte>)bytes, typeof(Note)));
        Assert.Equal(Note, Compressed.ReadValue(new ArraySegment<byte>([9, .. bytes, 9], 1, bytes.Length), typeof(Note)));
        Assert.Equal(Note, Compressed.ReadValue(Segments.Pieces(bytes, 10), typeof(Note)));
        Assert.Equal(Note, Compressed.ReadValue(new ScriptedStream(bytes, piece: 7), typeof(Note)));
        Assert.Equal(Note, await Compressed.ReadValueAsync(new ScriptedStream(bytes, piece: 7), typeof(Note)));
        Assert.Throws<ArgumentNullException>(() => Compressed.ReadValue((PooledBuffer)null!, typeof(Note)));
        Assert.Throws<ArgumentNullException>(() => Compressed.ReadValue(bytes, null!));
    }

    [Theory]
    [MemberData(nameof(Boxed))]
    public void Every_value_comes_back(object? value, Type type)
    {
        Assert.Equal(value, Envelope.ReadValue(Envelope.WriteValue(value, type), type));
        Assert.Equal(value, Compressed.ReadValue(Compressed.WriteValue(value, type), type));
    }

    [Theory]
    [InlineData(MessageFraming.Length)]
    [InlineData(MessageFraming.None)]
    public void Messages_have_the_same_bytes(MessageFraming framing)
    {
        var options = new MessageChannelOptions { Framing = framing, LeaveOpen = true };
        var known = new MemoryStream();
        using (var writer = new MessageWriter(known, options))
        {
            writer.Write(Note);
            writer.Write<int?>(5);
            writer.Write<object>("text");
        }

        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.WriteValue(Note, typeof(Note));
            Assert.Throws<ArgumentException>(() => writer.WriteValue(5L, typeof(int)));
            writer.WriteValue(5, typeof(int?));
            Assert.Throws<ArgumentNullException>(() => writer.WriteValue(5, null!));
            writer.WriteValue("text", typeof(object));
        }

        Assert.Equal(known.ToArray(), stream.ToArray());
        stream.Position = 0;
        using var reader = new MessageReader(new ScriptedStream(stream.ToArray(), piece: 5), options);
        Assert.Equal(Note, reader.ReadValue(typeof(Note)));
        Assert.True(reader.TryReadValue(typeof(int?), out object? number));
        Assert.Equal(5, number);
        Assert.Equal("text", reader.ReadValue(typeof(object)));
        Assert.False(reader.TryReadValue(typeof(object), out object? nothing));
        Assert.Null(nothing);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => reader.ReadValue(typeof(object))).Kind);
    }

    [Fact]
    public async Task Messages_pass_without_blocking()
    {
        var pipe = new Pipe();
        var writer = new MessageWriter(pipe.Writer);
        await writer.WriteValueAsync(Note, typeof(Note));
        await Assert.ThrowsAsync<ArgumentException>(async () => await writer.WriteValueAsync("5", typeof(int)));
        await writer.WriteValueAsync(5, typeof(int));
        await writer.DisposeAsync();
        await using var reader = new MessageReader(pipe.Reader);
        Assert.Equal(Note, await reader.ReadValueAsync(typeof(Note)));
        Assert.Equal(5, await reader.ReadAsync<int>());
        Assert.Equal(ErrorKind.EndOfData, (await Assert.ThrowsAsync<GraupelException>(async () => await reader.ReadValueAsync(typeof(int)))).Kind);
    }

    [Fact]
    public void Values_of_other_types_are_refused_and_nothing_is_written()
    {
        var stream = new MemoryStream();
        Assert.Throws<ArgumentException>(() => Envelope.WriteValue(stream, "1.2", typeof(Version)));
        Assert.Throws<ArgumentException>(() => Envelope.WriteValue(null, typeof(int)));
        Assert.Throws<ArgumentException>(() => Compressed.WriteValue(stream, "1.2", typeof(Version)));
        Assert.Throws<ArgumentException>(() => Compressed.WriteValue(null, typeof(int)));
        Assert.Equal(0, stream.Length);
        using var writer = new MessageWriter(stream, new MessageChannelOptions { Framing = MessageFraming.None });
        InvalidOperationException none = Assert.Throws<InvalidOperationException>(() => writer.WriteValue(default(Hollow), typeof(Hollow)));
        Assert.Contains("Hollow takes no bytes", none.Message, StringComparison.Ordinal);
    }

    [Pack]
    public record struct Hollow;
}
