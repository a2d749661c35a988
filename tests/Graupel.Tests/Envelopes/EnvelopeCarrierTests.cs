using System.Buffers;
using System.Runtime.Serialization;
using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Envelopes;

/// <summary>Envelopes in sequences and buffer writers, and without blocking.</summary>
[Collection(nameof(AloneCollection))]
public class EnvelopeCarrierTests
{
    [Fact]
    public void Memory_that_is_missing_or_pooled_is_told()
    {
        Assert.Throws<ArgumentNullException>(() => Envelope.Read<int>((byte[])null!));
        Assert.Throws<ArgumentNullException>(() => Envelope.Read<int>((PooledBuffer)null!));
        using PooledBuffer pooled = Serialization.SerializePooled(Envelope.Write(5)[0]);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Envelope.Read<int>(pooled)).Kind);
    }

    // Action has no contract, but the argument is the mistake that comes first.
    [Fact]
    public void A_missing_carrier_is_told_before_the_contract_is_looked_up()
    {
        Action[] calls =
        [
            () => Envelope.Write<Action>((Stream)null!, () => { }),
            () => Envelope.Write<Action>((IBufferWriter<byte>)null!, () => { }),
            () => _ = Envelope.WriteAsync<Action>(null!, () => { }).AsTask(),
            () => Envelope.WriteValue((Stream)null!, null, typeof(Action)),
            () => Envelope.WriteValue((IBufferWriter<byte>)null!, null, typeof(Action)),
            () => _ = Envelope.WriteValueAsync(null!, null, typeof(Action)).AsTask(),
            () => Envelope.Read<Action>((byte[])null!),
            () => Envelope.Read<Action>((byte[])null!, out _),
            () => Envelope.Read<Action>((PooledBuffer)null!),
            () => Envelope.Read<Action>((Stream)null!),
            () => _ = Envelope.ReadAsync<Action>(null!).AsTask(),
            () => Envelope.ReadValue((byte[])null!, typeof(Action)),
            () => Envelope.ReadValue((PooledBuffer)null!, typeof(Action)),
            () => Envelope.ReadValue((Stream)null!, typeof(Action)),
            () => _ = Envelope.ReadValueAsync(null!, typeof(Action)).AsTask(),
        ];
        Assert.All(calls, static call => Assert.Throws<ArgumentNullException>(call));
        Assert.ThrowsAny<SerializationException>(() => Serializer.Default.For<Action>());
    }

    [Theory]
    [MemberData(nameof(Values.All), MemberType = typeof(Values))]
    public async Task Every_carrier_gets_the_same_bytes(int length)
    {
        Note value = Values.Note(length);
        byte[] expected = Envelope.Write(value);
        var writer = new ArrayBufferWriter<byte>();
        Envelope.Write(writer, value);
        Assert.Equal(expected, writer.WrittenSpan.ToArray());

        var small = new StubbornWriter(7);
        Envelope.Write(small, value);
        Assert.Equal(expected, small.Written);

        var stream = new MemoryStream();
        await Envelope.WriteAsync(stream, value);
        Assert.Equal(expected, stream.ToArray());
    }

    [Theory]
    [MemberData(nameof(Values.All), MemberType = typeof(Values))]
    public async Task A_value_comes_back_from_every_carrier(int length)
    {
        Note value = Values.Note(length);
        foreach (byte[] envelope in Envelopes(value))
        {
            foreach (int size in (int[])[1000, 24, 1])
            {
                if (envelope.Length / size < 100_000)
                {
                    Assert.Equal(value, Envelope.Read<Note>(Segments.Pieces(envelope, size)));
                    Assert.Equal(ErrorKind.TrailingBytes, Refusal(Segments.Pieces([.. envelope, 7], size)).Kind);
                }
            }

            Assert.Equal(value, Envelope.Read<Note>(new ReadOnlySequence<byte>(envelope)));
            Assert.Equal(value, Envelope.Read<Note>(envelope));
            Assert.Equal(value, Envelope.Read<Note>((ReadOnlySpan<byte>)envelope));
            Assert.Equal(value, Envelope.Read<Note>((ReadOnlyMemory<byte>)envelope));
            Assert.Equal(value, Envelope.Read<Note>(new ArraySegment<byte>([9, .. envelope, 9], 1, envelope.Length)));
            Stream[] streams = [new MemoryStream(envelope), new ScriptedStream([.. envelope, 7], 5000), new ScriptedStream([.. envelope, 7], 70_000, canSeek: true)];
            foreach (Stream stream in streams)
            {
                Assert.Equal(value, await Envelope.ReadAsync<Note>(stream));
                Assert.Equal(envelope.Length, stream is ScriptedStream scripted ? scripted.Taken : stream.Position);
            }
        }
    }

    [Theory]
    [InlineData(200)]
    [InlineData(70_000)]
    public async Task Every_prefix_is_refused(int length)
    {
        foreach (byte[] envelope in Envelopes(Values.Note(length)))
        {
            foreach (int cut in Enumerable.Range(1, 60).Concat(Enumerable.Range(envelope.Length - 100, 100)))
            {
                Assert.Equal(ErrorKind.EndOfData, Refusal(Segments.Pieces(envelope[..cut], 1000)).Kind);
                Assert.Equal(ErrorKind.EndOfData, (await RefusalAsync(new ScriptedStream(envelope[..cut]))).Kind);
                var seeking = new ScriptedStream(envelope[..cut], canSeek: true);
                Assert.Equal(ErrorKind.EndOfData, (await RefusalAsync(seeking)).Kind);
                Assert.Equal(0, seeking.Position);
            }
        }

        Assert.Equal(ErrorKind.InvalidHeader, (await RefusalAsync(new ScriptedStream([]))).Kind);
    }

    [Theory]
    [InlineData(200)]
    [InlineData(70_000)]
    public async Task Damage_is_found_before_anything_is_decoded(int length)
    {
        foreach (byte[] envelope in Envelopes(Values.Note(length)))
        {
            for (int place = EnvelopeHeader.Size + 3; place < EnvelopeHeader.Size + 30; place++)
            {
                byte[] damaged = [.. envelope];
                damaged[place] ^= 0xFF;
                Assert.Equal(ErrorKind.ChecksumMismatch, Refusal(Segments.Pieces(damaged, 20)).Kind);
                Assert.Equal(ErrorKind.ChecksumMismatch, (await RefusalAsync(new ScriptedStream(damaged, 999))).Kind);
            }
        }
    }

    [Fact]
    public async Task Options_are_checked_without_blocking_too()
    {
        byte[] envelope = Envelope.Write(Values.Note(5));
        var always = new EnvelopeOptions { FingerprintCheck = FingerprintCheck.Always };
        Assert.Equal(ErrorKind.FingerprintMismatch, (await Assert.ThrowsAsync<GraupelException>(async () => await Envelope.ReadAsync<int>(new ScriptedStream(envelope), always))).Kind);
        var compact = new EnvelopeOptions { Serializer = new Serializer(new SerializerOptions { Format = WireFormat.Compact }) };
        Assert.Equal(ErrorKind.UnsupportedFormat, (await Assert.ThrowsAsync<GraupelException>(async () => await Envelope.ReadAsync<Note>(new ScriptedStream(envelope), compact))).Kind);

        var stream = new MemoryStream();
        await Envelope.WriteAsync(stream, Values.Note(5), compact);
        Assert.Equal(WireFormat.Compact, Envelope.ReadHeader(stream.ToArray()).Format);
        Assert.Equal(Values.Note(5), await Envelope.ReadAsync<Note>(new ScriptedStream(stream.ToArray()), compact));
        Assert.Equal(Values.Note(5), Envelope.Read<Note>(Segments.Pieces(stream.ToArray(), 3), compact));
    }

    [Theory]
    [MemberData(nameof(Values.All), MemberType = typeof(Values))]
    public void Envelopes_follow_each_other_in_memory(int length)
    {
        Note value = Values.Note(length);
        Type type = typeof(Note);
        foreach (byte[] envelope in Envelopes(value))
        {
            byte[] data = [.. envelope, .. Envelope.Write(5)];
            int[] counts = new int[8];
            long[] longs = new long[4];
            var segment = new ArraySegment<byte>([9, .. data], 1, data.Length);
            Note?[] read =
            [
                Envelope.Read<Note>(data, out counts[0]),
                Envelope.Read<Note>(data.AsSpan(), out counts[1]),
                Envelope.Read<Note>(data.AsMemory(), out counts[2]),
                Envelope.Read<Note>(segment, out counts[3]),
                Envelope.Read<Note>(Segments.Pieces(data, 1000), out longs[0]),
                Envelope.Read<Note>(new ReadOnlySequence<byte>(data), out longs[1]),
                (Note?)Envelope.ReadValue(data, type, out counts[4]),
                (Note?)Envelope.ReadValue(data.AsSpan(), type, out counts[5]),
                (Note?)Envelope.ReadValue(data.AsMemory(), type, out counts[6]),
                (Note?)Envelope.ReadValue(segment, type, out counts[7]),
                (Note?)Envelope.ReadValue(Segments.Pieces(data, 1000), type, out longs[2]),
                (Note?)Envelope.ReadValue(new ReadOnlySequence<byte>(data), type, out longs[3]),
            ];
            Assert.All(read, one => Assert.Equal(value, one));
            Assert.All(counts, count => Assert.Equal(envelope.Length, count));
            Assert.All(longs, count => Assert.Equal(envelope.Length, count));
            Assert.Equal(5, Envelope.Read<int>(data.AsSpan(envelope.Length), out int last));
            Assert.Equal(data.Length, envelope.Length + last);
        }
    }

    [Fact]
    public void What_follows_an_envelope_in_chunks_takes_no_memory()
    {
        byte[] envelope = Envelopes(Values.Note(70_000))[1];
        Assert.Null(Envelope.ReadHeader(envelope).PayloadLength);
        byte[] data = [.. envelope, .. new byte[64 << 20]];
        Envelope.Read<Note>(envelope);
        long before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Equal(Values.Note(70_000), Envelope.Read<Note>(data, out int consumed));
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 4 << 20);
        Assert.Equal(envelope.Length, consumed);
    }

    [Fact]
    public void What_follows_an_envelope_may_not_be_in_it()
    {
        byte[] data = Envelope.Write(5);
        data[16]++; // the length takes the next byte in
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Envelope.Read<int>(data, out _)).Kind);
        Assert.Equal(ErrorKind.ChecksumMismatch, Assert.Throws<GraupelException>(() => Envelope.Read<int>([.. data, 7, 7], out _)).Kind);
        Assert.Throws<ArgumentNullException>(() => Envelope.Read<int>((byte[])null!, out _));
        Assert.Throws<ArgumentNullException>(() => Envelope.ReadValue((byte[])null!, typeof(int), out _));
        Assert.Throws<ArgumentNullException>(() => Envelope.ReadValue(data, null!, out _));
        var compact = new EnvelopeOptions { Serializer = new Serializer(new SerializerOptions { Format = WireFormat.Compact }) };
        Assert.Equal(5, Envelope.Read<int>([.. Envelope.Write(5, compact), 7], out _, compact));
        Assert.Equal(5, Envelope.ReadValue([.. Envelope.Write(5, compact), 7], typeof(int), out _, compact));
    }

    [Theory]
    [InlineData(5)]
    [InlineData(70_000)]
    public async Task A_fingerprint_that_is_always_checked_must_be_there(int length)
    {
        var without = new EnvelopeOptions { WriteFingerprint = false };
        var always = new EnvelopeOptions { FingerprintCheck = FingerprintCheck.Always };
        var stream = new MemoryStream();
        Envelope.Write(stream, Values.Note(length), without);
        foreach (byte[] envelope in (byte[][])[Envelope.Write(Values.Note(length), without), stream.ToArray(), Envelope.Write(new PureNote(1, "a"), without)])
        {
            GraupelException[] refused =
            [
                Assert.Throws<GraupelException>(() => Envelope.Read<Note>(envelope, always)),
                Assert.Throws<GraupelException>(() => Envelope.Read<PureNote>(envelope, always)),
                Assert.Throws<GraupelException>(() => Envelope.ReadValue(envelope, typeof(Note), always)),
                Assert.Throws<GraupelException>(() => Envelope.Read<Note>(Segments.Pieces(envelope, 7), always)),
                Assert.Throws<GraupelException>(() => Envelope.Read<Note>(new MemoryStream(envelope), always)),
                Assert.Throws<GraupelException>(() => Envelope.Read<Note>(new ScriptedStream(envelope), always)),
                await Assert.ThrowsAsync<GraupelException>(async () => await Envelope.ReadAsync<Note>(new ScriptedStream(envelope), always)),
                await Assert.ThrowsAsync<GraupelException>(async () => await Envelope.ReadValueAsync(new ScriptedStream(envelope), typeof(Note), always)),
            ];
            Assert.All(refused, e => Assert.Equal(ErrorKind.FingerprintMismatch, e.Kind));
            Assert.All(refused, e => Assert.Contains("EnvelopeOptions.WriteFingerprint", e.Message, StringComparison.Ordinal));
        }

        Assert.Equal(Values.Note(length), Envelope.Read<Note>(Envelope.Write(Values.Note(length)), always));
    }

    [Fact]
    public async Task A_length_that_was_only_announced_takes_no_memory()
    {
        byte[] envelope = [.. Envelope.Write(Values.Note(100)).AsSpan(0, 100)];
        BitConverter.TryWriteBytes(envelope.AsSpan(16), 1L << 40);
        byte[] chunked = [.. envelope.AsSpan(0, EnvelopeHeader.Size), 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 1, 2, 3];
        chunked[7] |= 1;
        chunked.AsSpan(16, 8).Fill(0xFF);
        long before = GC.GetAllocatedBytesForCurrentThread();
        foreach (byte[] data in (byte[][])[envelope, chunked])
        {
            var hidden = new MemoryStream(data, 0, data.Length, writable: false, publiclyVisible: false);
            Assert.Equal(ErrorKind.EndOfData, (await RefusalAsync(hidden)).Kind);
            Assert.Equal(0, hidden.Position);
        }

        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 1 << 20);
    }

    [Fact]
    public async Task Cancellation_and_failures_of_the_stream_reach_the_caller()
    {
        byte[] envelope = Envelope.Write(Values.Note(70_000));
        using var cancellation = new CancellationTokenSource();
        await cancellation.CancelAsync();
        var seeking = new ScriptedStream(envelope, 100, canSeek: true);
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await Envelope.ReadAsync<Note>(seeking, null, cancellation.Token));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await Envelope.WriteAsync(new MemoryStream(), 1, null, cancellation.Token));

        foreach (int at in (int[])[3, 24, 30, 60_000, envelope.Length])
        {
            var failing = new ScriptedStream(envelope, 1000, canSeek: true) { FailAt = at };
            Assert.Same(failing.Failure, await Assert.ThrowsAsync<IOException>(async () => await Envelope.ReadAsync<Note>(failing)));
            Assert.Equal(0, failing.Position);
        }

        await Assert.ThrowsAsync<ArgumentNullException>(async () => await Envelope.ReadAsync<Note>(null!));
        await Assert.ThrowsAsync<ArgumentNullException>(async () => await Envelope.WriteAsync(null!, 1));
        Assert.Throws<ArgumentNullException>(() => Envelope.Write((IBufferWriter<byte>)null!, 1));
    }

    [Fact]
    public async Task Borrowed_memory_goes_back_however_it_went()
    {
        byte[] envelope = Envelope.Write(Values.Note(300_000));
        using var rentals = new Rentals();
        await Envelope.ReadAsync<Note>(Hidden(envelope));
        await RefusalAsync(Hidden(envelope[..^1]));
        await Envelope.WriteAsync(new MemoryStream(), Values.Note(300_000));
        Envelope.Write(new ArrayBufferWriter<byte>(), Values.Note(300_000));
        Envelope.Read<Note>(Segments.Pieces(envelope, 1000));
        Assert.InRange(rentals.Count, 5, 100);
        rentals.AssertAllReturnedOnce();

        static MemoryStream Hidden(byte[] data) => new(data, 0, data.Length, writable: false, publiclyVisible: false);
    }

    // With the length in front, and in chunks.
    private static byte[][] Envelopes(Note value)
    {
        var stream = new MemoryStream();
        Envelope.Write(stream, value);
        return [Envelope.Write(value), stream.ToArray()];
    }

    private static GraupelException Refusal(ReadOnlySequence<byte> data) => Assert.Throws<GraupelException>(() => Envelope.Read<Note>(data));

    private static async Task<GraupelException> RefusalAsync(Stream stream) =>
        await Assert.ThrowsAsync<GraupelException>(async () => await Envelope.ReadAsync<Note>(stream));
}
