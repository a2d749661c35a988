using System.IO.Pipelines;
using System.Net.Sockets;
using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

public class HandshakeTests
{
    private static readonly MessageHandshake Handshake = new MessageHandshake().With<PureNote>().With<Note>();

    [Fact]
    public async Task Both_sides_agree()
    {
        (Socket near, Socket far) = Duplex.Connect();
        await using var nearWriter = new MessageWriter(near);
        await using var nearReader = new MessageReader(near);
        await using var farWriter = new MessageWriter(far);
        await using var farReader = new MessageReader(far);
        await Task.WhenAll(Handshake.ExchangeAsync(nearWriter, nearReader), Handshake.ExchangeAsync(farWriter, farReader));
        nearWriter.Write(new PureNote(1, "a"));
        Assert.Equal(new PureNote(1, "a"), farReader.Read<PureNote>());
    }

    [Fact]
    public async Task Both_sides_agree_over_channels()
    {
        (Socket one, Socket other) = Duplex.Connect();
        await using var near = new MessageChannel(one);
        await using var far = new MessageChannel(other);
        await Task.WhenAll(Handshake.ExchangeAsync(near), Handshake.ExchangeAsync(far, CancellationToken.None));
        near.Writer.Write(new PureNote(1, "a"));
        Assert.Equal(new PureNote(1, "a"), far.Reader.Read<PureNote>());
        Assert.Equal("channel", (await Assert.ThrowsAsync<ArgumentNullException>(() => Handshake.ExchangeAsync(null!))).ParamName);
        Assert.True(Handshake.ExchangeAsync(near, new CancellationToken(canceled: true)).IsCanceled);
    }

    [Fact]
    public async Task A_side_that_cannot_tell_its_part_waits_for_nobody()
    {
        (Pipe there, Pipe back) = (new(), new());
        var writer = new MessageWriter(there.Writer);
        await writer.DisposeAsync();
        await using var reader = new MessageReader(back.Reader);
        await Assert.ThrowsAsync<ObjectDisposedException>(() => Handshake.ExchangeAsync(writer, reader).WaitAsync(TimeSpan.FromSeconds(10)));

        // Nothing was read, so the reader is as it was.
        await back.Writer.WriteAsync(new byte[] { 6, 1, 0, 0, 0 });
        Assert.Equal(1, await reader.ReadAsync<int>());
    }

    [Fact]
    public async Task A_side_that_finds_a_difference_lets_the_other_find_it_too()
    {
        MessageHandshake large = Enumerable.Range(0, 2000).Aggregate(new MessageHandshake().With<PureNote>(), static (so, _) => so.With<Note>());
        MessageHandshake other = new MessageHandshake().With<Half>();

        // On the threads of this test, so that it depends on no others, and the near side has found the difference when it returns.
        var inline = new PipeOptions(
            readerScheduler: PipeScheduler.Inline, writerScheduler: PipeScheduler.Inline, pauseWriterThreshold: 4096, resumeWriterThreshold: 2048, useSynchronizationContext: false);
        (Pipe there, Pipe back) = (new(inline), new(inline));
        await using var nearWriter = new MessageWriter(there.Writer);
        await using var nearReader = new MessageReader(back.Reader);
        await using var farWriter = new MessageWriter(back.Writer);
        await using var farReader = new MessageReader(there.Reader);
        await other.WriteAsync(farWriter);
        Task near = large.ExchangeAsync(nearWriter, nearReader);
        Assert.Equal(ErrorKind.FingerprintMismatch, (await Assert.ThrowsAsync<GraupelException>(
            async () => await other.ReadAsync(farReader).AsTask().WaitAsync(TimeSpan.FromSeconds(20)))).Kind);
        Assert.Equal(ErrorKind.FingerprintMismatch, (await Assert.ThrowsAsync<GraupelException>(() => near)).Kind);
    }

    [Fact]
    public async Task An_exchange_that_is_cancelled_names_the_token_of_the_caller()
    {
        (Pipe there, Pipe back) = (new(), new());
        await using var writer = new MessageWriter(there.Writer);
        await using var reader = new MessageReader(back.Reader);
        using var stop = new CancellationTokenSource();
        Task exchange = Handshake.ExchangeAsync(writer, reader, stop.Token);
        await stop.CancelAsync();
        Assert.Equal(stop.Token, (await Assert.ThrowsAnyAsync<OperationCanceledException>(() => exchange)).CancellationToken);
    }

    [Fact]
    public async Task The_limit_of_messages_is_none_of_the_handshake()
    {
        var options = new MessageChannelOptions { MaxMessageBytes = 4 };
        MessageHandshake handshake = new MessageHandshake().With<PureNote>().With<int>();
        var stream = new MemoryStream();
        await using (var writer = new MessageWriter(stream, options))
        {
            handshake.Write(writer);
            await handshake.WriteAsync(writer);
            writer.Write(1);
            Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => writer.Write(1L)).Kind);
        }

        using var reader = new MessageReader(new ScriptedStream(stream.ToArray(), piece: 9), options);
        handshake.Read(reader);
        await handshake.ReadAsync(reader);
        Assert.Equal(1, reader.Read<int>());
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task Every_piece_is_read(bool tells)
    {
        byte[] bytes = Bytes(new MessageHandshake { TellsContracts = tells }.With<PureNote>().With<Note>());
        foreach (int piece in (int[])[1, 7, int.MaxValue])
        {
            using var reader = new MessageReader(new ScriptedStream([.. bytes, 6, 1, 0, 0, 0], piece));
            Handshake.Read(reader);
            Assert.Equal(1, reader.Read<int>());
            using var waiting = new MessageReader(new ScriptedStream([.. bytes, 6, 1, 0, 0, 0], piece));
            await Handshake.ReadAsync(waiting);
            Assert.Equal(1, waiting.Read<int>());
        }

        for (int length = 0; length < bytes.Length; length++)
        {
            Assert.Equal(ErrorKind.EndOfData, Refusal(Handshake, bytes[..length]).Kind);
            await using var waiting = new MessageReader(new ScriptedStream(bytes[..length]));
            GraupelException refused = await Assert.ThrowsAsync<GraupelException>(async () => await Handshake.ReadAsync(waiting));
            Assert.Equal((ErrorKind.EndOfData, length), (refused.Kind, refused.Offset));
        }
    }

    [Fact]
    public void Another_exact_contract_is_refused_and_the_difference_named()
    {
        byte[] bytes = Bytes(new MessageHandshake().With<Note>().With<Note>());
        GraupelException refused = Refusal(Handshake, bytes);
        Assert.Equal(ErrorKind.FingerprintMismatch, refused.Kind);
        Assert.Contains($"{Serializer.Default.For<Note>().Fingerprint:X16}", refused.Message, StringComparison.Ordinal);
        Assert.Contains($"{typeof(PureNote)} has {Serializer.Default.For<PureNote>().Fingerprint:X16} here", refused.Message, StringComparison.Ordinal);
        Assert.Contains("the first difference: the value is tolerant Object or null there and exact Object here", refused.Message, StringComparison.Ordinal);

        bytes = Bytes(new MessageHandshake { TellsContracts = false }.With<Note>());
        Assert.DoesNotContain("difference", Refusal(Handshake, bytes).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_tolerant_contract_may_be_another_one_unless_the_check_says_no()
    {
        byte[] bytes = Bytes(new MessageHandshake().With<PureNote>().With<int>());
        Assert.Equal(bytes, Bytes(((Type[])[typeof(PureNote), typeof(int)]).Aggregate(new MessageHandshake(), static (handshake, type) => handshake.With(type))));
        using (var reader = new MessageReader(new MemoryStream(bytes)))
        {
            Handshake.Read(reader);
        }

        // So may an exact one in MessagePack, which describes it.
        MessageChannelOptions described = ChannelValues.Options("MessagePack, Length");
        using (var reader = new MessageReader(new MemoryStream(Bytes(new MessageHandshake().With<Note>(), described)), described))
        {
            Handshake.Read(reader);
        }

        MessageHandshake strict = new MessageHandshake { FingerprintCheck = FingerprintCheck.Always }.With<PureNote>().With<Note>();
        Assert.Contains("Contract 2", Refusal(strict, bytes).Message, StringComparison.Ordinal);
        using var other = new MessageReader(new MemoryStream(Bytes(new MessageHandshake().With<Note>())));
        new MessageHandshake { FingerprintCheck = FingerprintCheck.Never }.With<PureNote>().Read(other);
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void A_contract_that_is_exact_on_one_side_only_is_refused_by_both(bool tells)
    {
        MessageHandshake exact = new MessageHandshake { TellsContracts = tells }.With<int>().With<PureNote>();
        MessageHandshake tolerant = new MessageHandshake { TellsContracts = tells }.With<int>().With<Note>();
        Assert.Equal(ErrorKind.FingerprintMismatch, Refusal(tolerant, Bytes(exact)).Kind);
        Assert.Equal(ErrorKind.FingerprintMismatch, Refusal(exact, Bytes(tolerant)).Kind);

        using var unchecking = new MessageReader(new MemoryStream(Bytes(exact)));
        new MessageHandshake { FingerprintCheck = FingerprintCheck.Never }.With<int>().With<Note>().Read(unchecking);
        MessageChannelOptions described = ChannelValues.Options("MessagePack, Length");
        using var describing = new MessageReader(new MemoryStream(Bytes(exact, described)), described);
        tolerant.Read(describing);
    }

    [Fact]
    public void Fingerprints_between_the_values_of_one_side_only_are_refused()
    {
        var marked = new MessageChannelOptions { Framing = MessageFraming.None, Serializer = new Serializer(new SerializerOptions { WriteFingerprint = true }) };
        var plain = new MessageChannelOptions { Framing = MessageFraming.None };
        MessageHandshake handshake = new MessageHandshake().With<PureNote>();
        Assert.Contains("is fingerprint and exact", Refusal(handshake, Bytes(handshake, marked), plain).Message, StringComparison.Ordinal);
        Assert.Equal(ErrorKind.FingerprintMismatch, Refusal(handshake, Bytes(handshake, plain), marked).Kind);

        using var reader = new MessageReader(new MemoryStream(Bytes(handshake, marked)), marked);
        handshake.Read(reader);

        // They stand in front of exact contracts only.
        MessageHandshake tolerant = new MessageHandshake { FingerprintCheck = FingerprintCheck.Always }.With<Note>();
        using var other = new MessageReader(new MemoryStream(Bytes(tolerant, marked)), plain);
        tolerant.Read(other);
    }

    [Fact]
    public void A_shape_that_does_not_exist_is_refused_where_it_stands()
    {
        byte[] bytes = Bytes(new MessageHandshake { TellsContracts = false }.With<PureNote>());
        Assert.Equal((5, 1), (bytes[7], bytes[^1]));
        bytes[^1] = 2;
        GraupelException refused = Refusal(new MessageHandshake().With<PureNote>(), bytes);
        Assert.Equal((ErrorKind.InvalidHeader, bytes.Length - 1L), (refused.Kind, refused.Offset));
    }

    [Fact]
    public void One_side_may_know_more_contracts()
    {
        using var more = new MessageReader(new MemoryStream(Bytes(Handshake.With<int>())));
        Handshake.Read(more);
        using var less = new MessageReader(new MemoryStream(Bytes(Handshake)));
        Handshake.With<int>().Read(less);
    }

    [Fact]
    public void Another_format_or_framing_is_refused_and_both_are_named()
    {
        GraupelException refused = Refusal(Handshake, Bytes(Handshake), ChannelValues.Options("MessagePack, Length"));
        Assert.Equal(ErrorKind.UnsupportedFormat, refused.Kind);
        Assert.Contains("writes Fast version 0, and this side reads MessagePack version 0", refused.Message, StringComparison.Ordinal);
        refused = Refusal(Handshake, Bytes(Handshake), new MessageChannelOptions { Framing = MessageFraming.None });
        Assert.Contains("writes with length frames, and this side reads without length frames", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void What_is_told_is_what_the_channel_does()
    {
        Assert.Equal(ErrorKind.UnsupportedFormat, Refusal(Handshake, Bytes(Handshake, ChannelValues.Options("Compact, Length"))).Kind);
        Assert.Equal(ErrorKind.UnsupportedFormat, Refusal(Handshake, Bytes(Handshake, new MessageChannelOptions { Framing = MessageFraming.None })).Kind);

        // The contract of the channel's own serializer, and refused before anything is read.
        var other = new MessageChannelOptions { Serializer = new Serializer(SerializerOptions.Default.WithSurrogate<Note, string>(static note => note.Text!, static text => new Note(0, text))) };
        MessageHandshake strict = new MessageHandshake { FingerprintCheck = FingerprintCheck.Always }.With<Note>();
        Assert.Equal(ErrorKind.FingerprintMismatch, Refusal(strict, Bytes(strict, other)).Kind);
        using var reader = new MessageReader(new MemoryStream(Bytes(strict, other)), other);
        strict.Read(reader);

        using var kept = new MessageReader(new ScriptedStream([6, 1, 0, 0, 0]));
        Assert.Throws<ContractException>(() => Handshake.With<Stream>().Read(kept));
        Assert.Equal(1, kept.Read<int>());
    }

    [Fact]
    public void A_side_that_sends_no_handshake_is_refused_at_its_first_byte()
    {
        Assert.Equal(ErrorKind.InvalidHeader, Refusal(Handshake, ChannelValues.Write(MessageChannelOptions.Default, [1])).Kind);
        Assert.Equal(ErrorKind.InvalidHeader, Refusal(Handshake, [1]).Kind);
    }

    [Theory]
    [InlineData(4, 2)]
    [InlineData(7, 16)]
    [InlineData(7, 0x83)]
    public void What_a_later_version_may_say_is_refused_where_it_stands(int place, byte value)
    {
        byte[] bytes = Bytes(Handshake);
        bytes[place] = value;
        GraupelException refused = Refusal(Handshake, bytes);
        Assert.Equal((ErrorKind.UnsupportedFormat, place), (refused.Kind, refused.Offset));
    }

    [Fact]
    public void A_body_must_be_as_long_as_its_contracts()
    {
        byte[] bytes = Bytes(new MessageHandshake { TellsContracts = false }.With<Note>());
        byte[] longer = [.. bytes, 0];
        longer[8]++;
        Assert.Equal(ErrorKind.TrailingBytes, Refusal(Handshake, longer).Kind);
        byte[] notShortest = [.. bytes[..12], 0x81, 0x00, .. bytes[13..]];
        notShortest[8]++;
        Assert.Equal(ErrorKind.InvalidHeader, Refusal(Handshake, notShortest).Kind);
        byte[] tooMany = [.. bytes];
        tooMany[12]++;
        Assert.Equal(ErrorKind.EndOfData, Refusal(Handshake, tooMany).Kind);
    }

    [Fact]
    public void Announced_lengths_cost_no_memory()
    {
        byte[] bytes = Bytes(Handshake);
        bytes.AsSpan(8, 4).Fill(0xFF);
        Assert.Equal(ErrorKind.InvalidLength, Refusal(Handshake, bytes).Kind);
        BitConverter.TryWriteBytes(bytes.AsSpan(8), 1 << 20);
        long before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Equal(ErrorKind.EndOfData, Refusal(Handshake, bytes).Kind);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 200_000);
    }

    [Fact]
    public void Damage_is_refused_or_harmless()
    {
        byte[] bytes = Bytes(Handshake);
        var random = new Random(5);
        for (int i = 0; i < 5000; i++)
        {
            byte[] damaged = [.. bytes];
            damaged[random.Next(bytes.Length)] = (byte)random.Next(256);
            using var reader = new MessageReader(new MemoryStream(damaged));
            try
            {
                Handshake.Read(reader);
            }
            catch (GraupelException)
            {
            }
        }
    }

    [Fact]
    public async Task A_silent_side_is_left_by_cancelling()
    {
        (Socket near, Socket far) = Duplex.Connect();
        using Socket silent = far;
        await using var writer = new MessageWriter(near);
        await using var reader = new MessageReader(near);
        using var stop = new CancellationTokenSource(30);
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => Handshake.ExchangeAsync(writer, reader, stop.Token));
    }

    private static byte[] Bytes(MessageHandshake handshake, MessageChannelOptions? options = null)
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            handshake.Write(writer);
        }

        return stream.ToArray();
    }

    private static GraupelException Refusal(MessageHandshake handshake, byte[] bytes, MessageChannelOptions? options = null)
    {
        using var reader = new MessageReader(new ScriptedStream(bytes), options);
        GraupelException refused = Assert.Throws<GraupelException>(() => handshake.Read(reader));
        Assert.Throws<InvalidOperationException>(() => reader.Read<int>());
        return refused;
    }

    [Pack]
    public record struct Half(int Number);
}
