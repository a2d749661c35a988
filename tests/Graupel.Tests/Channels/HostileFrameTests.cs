using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

public class HostileFrameTests
{
    [Theory]
    [InlineData(1 << 20)]
    [InlineData(100 << 20)]
    public async Task A_length_that_lies_costs_no_memory(int length)
    {
        byte[] bytes = [.. Number(length + 2), .. new byte[1000]];
        Refuse(); // once, so that the contract is made
        long before = GC.GetAllocatedBytesForCurrentThread();
        Refuse();
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 200_000);
        await using (var reader = new MessageReader(new ScriptedStream(bytes, piece: 9)))
        {
            GraupelException refused = await Assert.ThrowsAsync<GraupelException>(async () => await reader.ReadAsync<byte[]>());
            Assert.Equal((ErrorKind.EndOfData, 1000), (refused.Kind, refused.Offset));
        }

        void Refuse()
        {
            using var reader = new MessageReader(new ScriptedStream(bytes));
            GraupelException refused = Assert.Throws<GraupelException>(() => reader.Read<byte[]>());
            Assert.Equal((ErrorKind.EndOfData, 1000), (refused.Kind, refused.Offset));
        }
    }

    [Theory]
    [InlineData(int.MaxValue)]
    [InlineData(3)]
    public void What_a_message_holds_behind_its_value_is_refused_unless_allowed(int piece)
    {
        // Frames of a length plus 2, and of chunks; Fast writes an int in four bytes.
        byte[] bytes = [8, 1, 0, 0, 0, 9, 9, 1, 4, 2, 0, 0, 0, 1, 9, 0, 6, 3, 0, 0, 0];
        using (var reader = new MessageReader(new ScriptedStream(bytes, piece)))
        {
            Assert.Equal(ErrorKind.TrailingBytes, Assert.Throws<GraupelException>(() => reader.Read<int>()).Kind);
            Assert.Equal(ErrorKind.TrailingBytes, Assert.Throws<GraupelException>(() => reader.Read<int>()).Kind);
            Assert.Equal(3, reader.Read<int>());
            Assert.False(reader.WaitToRead());
        }

        var options = new MessageChannelOptions { Serializer = new Serializer(new SerializerOptions { AllowTrailingBytes = true }) };
        using (var reader = new MessageReader(new ScriptedStream(bytes, piece), options))
        {
            Assert.Equal([1, 2, 3], [reader.Read<int>(), reader.Read<int>(), reader.Read<int>()]);
            Assert.False(reader.WaitToRead());
        }
    }

    [Theory]
    [InlineData(int.MaxValue)]
    [InlineData(1)]
    public async Task Bytes_after_a_sequence_are_refused_or_ignored_with_its_message(int piece)
    {
        foreach (WireFormat format in (WireFormat[])[WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack])
        {
            var strict = new Serializer(new SerializerOptions { Format = format });
            byte[] sequence = strict.Serialize<int[]>([1, 2, 3]);
            byte[] whole = [(byte)(sequence.Length + 4), .. sequence, 9, 9];
            byte[] inChunks = [1, (byte)(sequence.Length + 1), .. sequence, 9, 2, 9, 9, 0];

            // In chunks there are only elements of MessagePack.
            byte[] bytes = format == WireFormat.MessagePack ? [.. whole, .. whole, 0x03, 5] : [.. whole, .. inChunks, .. ChannelValues.Write(new MessageChannelOptions { Serializer = strict }, [5])];
            await using (var reader = new MessageReader(new ScriptedStream(bytes, piece), new MessageChannelOptions { Serializer = strict }))
            {
                Assert.Equal(ErrorKind.TrailingBytes, Assert.Throws<GraupelException>(() => reader.ReadSequence<int>().Count()).Kind);
                Assert.Equal(ErrorKind.TrailingBytes, (await Assert.ThrowsAsync<GraupelException>(() => reader.ReadSequenceAsync<int>().CollectAsync())).Kind);
                Assert.Equal(5, reader.Read<int>());
            }

            var lenient = new Serializer(new SerializerOptions { Format = format, AllowTrailingBytes = true });
            await using (var reader = new MessageReader(new ScriptedStream(bytes, piece), new MessageChannelOptions { Serializer = lenient }))
            {
                Assert.Equal([1, 2, 3], reader.ReadSequence<int>());
                Assert.Equal([1, 2, 3], await reader.ReadSequenceAsync<int>().CollectAsync());
                Assert.Equal(5, reader.Read<int>());
            }
        }
    }

    [Fact]
    public void A_message_over_the_limit_is_stepped_over()
    {
        var options = new MessageChannelOptions { MaxMessageBytes = 1000 };
        byte[] bytes = ChannelValues.Write(MessageChannelOptions.Default, [Values.Note(5), Values.Note(100_000), Values.Note(6), Values.Note(1001), Values.Note(7)]);
        foreach (int piece in (int[])[int.MaxValue, 1000, 1])
        {
            using var reader = new MessageReader(new ScriptedStream(bytes, piece), options);
            Assert.Equal(Values.Note(5), reader.Read<Note>());
            Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => reader.Read<Note>()).Kind);
            Assert.Equal(Values.Note(6), reader.Read<Note>());
            Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => reader.Read<Note>()).Kind);
            Assert.True(reader.WaitToRead());
            Assert.Equal(Values.Note(7), reader.Read<Note>());
            Assert.False(reader.WaitToRead());
        }
    }

    [Fact]
    public void Chunks_over_the_limit_are_stepped_over()
    {
        var options = new MessageChannelOptions { MaxMessageBytes = 1000 };
        byte[] chunks = [1, .. Enumerable.Repeat<byte[]>([100, .. new byte[100]], 11).SelectMany(chunk => chunk), 0];
        byte[] large = [1, .. Number(1001), .. new byte[1001], 3, 1, 2, 3, 0];
        foreach (byte[] refused in (byte[][])[chunks, large])
        {
            using var reader = new MessageReader(new ScriptedStream([.. refused, 6, 1, 0, 0, 0], piece: 50), options);
            Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => reader.Read<byte[]>()).Kind);
            Assert.Equal(1, reader.Read<int>());
            using var skipping = new MessageReader(new ScriptedStream([.. refused, 6, 1, 0, 0, 0], piece: 50), options);
            Assert.True(skipping.TrySkip());
            Assert.Equal(1, skipping.Read<int>());
        }
    }

    [Fact]
    public void Nothing_of_a_message_stays_behind_that_has_a_chunk_over_the_limit()
    {
        var options = new MessageChannelOptions { MaxMessageBytes = 100 };
        byte[] refused = [1, 2, 5, 7, .. Number(200), .. new byte[200], 0];
        byte[] sequence = Serialization.Serialize<short[]>([3, 0]);
        byte[] bytes = [.. refused, 1, 2, 1, 0, 2, 0, 0, 0, .. refused, 1, 2, 0, 0, 0, .. refused, .. Number(sequence.Length + 2), .. sequence, .. refused];
        foreach (int piece in (int[])[int.MaxValue, 7, 1])
        {
            using var reader = new MessageReader(new ScriptedStream(bytes, piece), options);
            Refuse(ErrorKind.LimitExceeded);
            Assert.Equal(1, reader.Read<int>());
            Refuse(ErrorKind.LimitExceeded);
            Refuse(ErrorKind.EndOfData);
            Refuse(ErrorKind.LimitExceeded);
            Assert.Equal([3, 0], reader.ReadSequence<short>());
            Refuse(ErrorKind.LimitExceeded);
            Assert.False(reader.TryRead<int>(out _));

            void Refuse(ErrorKind kind) => Assert.Equal(kind, Assert.Throws<GraupelException>(() => reader.Read<int>()).Kind);
        }
    }

    [Fact]
    public void Without_frames_a_value_without_bytes_is_no_message()
    {
        var options = new MessageChannelOptions { Framing = MessageFraming.None };
        using var reader = new MessageReader(new MemoryStream([1]), options);
        Assert.Throws<InvalidOperationException>(() => reader.Read<Blank>());
        Assert.Throws<InvalidOperationException>(() => reader.ReadAll<Blank>().Count());
        using var writer = new MessageWriter(new MemoryStream(), options);
        Assert.Throws<InvalidOperationException>(() => writer.Write(default(Blank)));
    }

    [Pack]
    public struct Blank;

    [Theory]
    [InlineData(long.MaxValue)]
    [InlineData(long.MaxValue - 1)]
    public void A_limit_may_be_as_large_as_any_length(long limit)
    {
        byte[] bytes = [6, 1, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 1, 2, 3];
        foreach (int piece in (int[])[int.MaxValue, 7, 1])
        {
            using var reader = new MessageReader(new ScriptedStream(bytes, piece), new MessageChannelOptions { MaxMessageBytes = limit });
            Assert.Equal(1, reader.Read<int>());
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => reader.Read<int>()).Kind);
        }
    }

    [Fact]
    public void Without_frames_the_limit_holds_as_well()
    {
        var options = new MessageChannelOptions { MaxMessageBytes = 1000, Framing = MessageFraming.None };
        byte[] bytes = [.. Serialization.Serialize(Values.Note(5)), .. Serialization.Serialize(Values.Note(1001))];
        foreach (int piece in (int[])[int.MaxValue, 1])
        {
            using var reader = new MessageReader(new ScriptedStream(bytes, piece), options);
            Assert.Equal(Values.Note(5), reader.Read<Note>());
            Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => reader.Read<Note>()).Kind);
            Assert.Throws<InvalidOperationException>(() => reader.Read<Note>());
        }
    }

    [Theory]
    [MemberData(nameof(ChannelValues.Ways), MemberType = typeof(ChannelValues))]
    public void The_limit_is_the_last_size_that_is_allowed(string way)
    {
        MessageChannelOptions unlimited = ChannelValues.Options(way);
        Note value = Values.Note(1000);
        int size = unlimited.Serializer.Serialize(value).Length;
        byte[] bytes = ChannelValues.Write(unlimited, [value, value]);
        MessageChannelOptions exact = unlimited with { MaxMessageBytes = size };
        Assert.Equal(bytes, ChannelValues.Write(exact, [value, value]));
        foreach (int piece in (int[])[int.MaxValue, 100, 1])
        {
            using var reader = new MessageReader(new ScriptedStream(bytes, piece), exact);
            Assert.Equal([value, value], reader.ReadAll<Note>());
            using var limited = new MessageReader(new ScriptedStream(bytes, piece), unlimited with { MaxMessageBytes = size - 1 });
            Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => limited.Read<Note>()).Kind);
        }

        Assert.Throws<GraupelException>(() => ChannelValues.Write(unlimited with { MaxMessageBytes = size - 1 }, [value]));
    }

    [Fact]
    public void The_limit_of_a_message_in_chunks_is_that_of_their_sum()
    {
        byte[] chunks = [1, 2, 5, 1, 3, 2, 3, 4, 0];
        byte[] bytes = [.. chunks, 6, 1, 0, 0, 0];
        using var reader = new MessageReader(new ScriptedStream(bytes), new MessageChannelOptions { MaxMessageBytes = 5 });
        Assert.Equal([1, 2, 3, 4], reader.Read<byte[]>());
        using var limited = new MessageReader(new ScriptedStream(bytes), new MessageChannelOptions { MaxMessageBytes = 4 });
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => limited.Read<byte[]>()).Kind);
        Assert.Equal(1, limited.Read<int>());
    }

    [Fact]
    public void Behind_a_length_that_cannot_be_nothing_is_read()
    {
        byte[][] lengths = [[0], [0x86, 0x00], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]];
        foreach (byte[] length in lengths)
        {
            using var reader = new MessageReader(new ScriptedStream([.. length, 1, 0, 0, 0, 6, 1, 0, 0, 0]));
            GraupelException refused = Assert.Throws<GraupelException>(() => reader.Read<int>());
            Assert.Equal(ErrorKind.InvalidHeader, refused.Kind);
            Assert.Same(refused, Assert.Throws<InvalidOperationException>(() => reader.Read<int>()).InnerException);
        }
    }

    [Theory]
    [InlineData("Fast, Length")]
    [InlineData("Fast, None")]
    [InlineData("Compact, Length")]
    [InlineData("Compact, None")]
    public void Elements_that_take_no_bytes_are_counted_in_sequences_too(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        Check(4096, isAllowed: true);
        Check(4097, isAllowed: false);
        Check(100_000_000, isAllowed: false);

        void Check(int count, bool isAllowed)
        {
            // Objects without members, as which the elements of another writer are described.
            byte[][] sequences = [[.. Number(count + 2), 0xA3, 0x01], [1, 0xA3, 0x01, .. Number(count), 0]];
            foreach (byte[] sequence in sequences)
            {
                byte[] length = options.Framing == MessageFraming.Length ? Number(sequence.Length + 2) : [];
                using var reader = new MessageReader(new ScriptedStream([.. length, .. sequence]), options);
                if (isAllowed)
                {
                    Assert.Equal(count, reader.ReadSequence<Dot>().Count());
                }
                else
                {
                    Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => reader.ReadSequence<Dot>().Count()).Kind);
                }
            }
        }
    }

    [Fact]
    public void A_flood_of_empty_messages_is_refused_one_by_one()
    {
        byte[] bytes = [.. Enumerable.Repeat<byte>(2, 100_000), .. Enumerable.Repeat<byte[]>([1, 0], 100_000).SelectMany(empty => empty), 6, 1, 0, 0, 0];
        using var reader = new MessageReader(new ScriptedStream(bytes));
        for (int i = 0; i < 200; i++)
        {
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => reader.Read<int>()).Kind);
        }

        for (int i = 200; i < 200_000; i++)
        {
            Assert.True(reader.TrySkip());
        }

        Assert.Equal(1, reader.Read<int>());
    }

    [Fact]
    public void Any_bytes_are_refused_or_read()
    {
        byte[] good = ChannelValues.Write(MessageChannelOptions.Default, ChannelValues.Small);
        var random = new Random(7);
        for (int i = 0; i < 5000; i++)
        {
            byte[] bytes = [.. good];
            for (int n = random.Next(4); n >= 0; n--)
            {
                bytes[random.Next(bytes.Length)] = (byte)random.Next(256);
            }

            using var reader = new MessageReader(new ScriptedStream(bytes));
            for (int messages = 0; messages < 100; messages++)
            {
                try
                {
                    if (messages % 5 == 4 ? !reader.TrySkip() : !reader.TryRead<Note>(out _))
                    {
                        break;
                    }
                }
                catch (GraupelException)
                {
                }
                catch (InvalidOperationException e) when (e.InnerException is GraupelException)
                {
                    break;
                }
            }
        }
    }

    public struct Dot
    {
        public int X { get; set; }
    }

    private static byte[] Number(int number)
    {
        List<byte> bytes = [];
        for (; number >= 0x80; number >>= 7)
        {
            bytes.Add(unchecked((byte)(number | 0x80)));
        }

        return [.. bytes, (byte)number];
    }
}
