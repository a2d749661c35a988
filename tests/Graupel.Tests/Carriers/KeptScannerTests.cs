using Graupel.Formats;
using Graupel.Tests.Api;

namespace Graupel.Tests.Carriers;

/// <summary>What finds the end of a value is used again for the next one, and never by two calls at once.</summary>
public class KeptScannerTests
{
    private static readonly WireFormat[] Formats = [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    public static TheoryData<string> Names => [.. Formats.Select(static format => format.ToString()!)];

    [Theory]
    [MemberData(nameof(Names))]
    public void Reading_without_blocking_allocates_what_is_read_if_there_is_nothing_to_wait_for(string format)
    {
        Serializer serializer = Make(format);
        byte[] bytes = serializer.Serialize(Values.Note(10));
        var stream = new MemoryStream(bytes);
        long inMemory = Allocations.Of(() => serializer.Deserialize<Note>(bytes));
        Assert.Equal(inMemory, Allocations.Of(() =>
        {
            stream.Position = 0;
            _ = Allocations.ResultOf(serializer.DeserializeAsync<Note>(stream));
        }));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Messages_without_frames_allocate_what_is_read(string format)
    {
        Serializer serializer = Make(format);
        byte[] bytes = serializer.Serialize(Values.Note(10));
        var options = new MessageChannelOptions { Serializer = serializer, Framing = MessageFraming.None, AutoFlush = false };
        using var written = new MemoryStream();
        var writer = new MessageWriter(written, options with { LeaveOpen = true });
        writer.WriteAll(Enumerable.Repeat(Values.Note(10), Allocations.AllCalls));
        writer.Dispose();
        written.Position = 0;

        using var reader = new MessageReader(written, options);
        Assert.Equal(Allocations.Of(() => serializer.Deserialize<Note>(bytes)), Allocations.Of(() => reader.Read<Note>()));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public async Task Reads_of_one_type_may_overlap(string format)
    {
        Serializer serializer = Make(format);
        Note[] notes = [.. Enumerable.Range(0, 20).Select(Values.Note)];
        var waits = new List<Gate>();
        var reads = new List<Task<Note[]>>();
        foreach (int first in (int[])[1, 2, 3, 40])
        {
            var stream = new Gate(serializer.Serialize(notes), first);
            waits.Add(stream);
            reads.Add(serializer.DeserializeAsync<Note[]>(stream).AsTask()!);
            Assert.Equal(notes, await serializer.DeserializeAsync<Note[]>(new ScriptedStream(serializer.Serialize(notes), 7)));
        }

        foreach (Gate stream in waits)
        {
            stream.Open();
        }

        foreach (Task<Note[]> read in reads)
        {
            Assert.Equal(notes, await read);
        }
    }

    [Theory]
    [MemberData(nameof(Names))]
    public async Task A_read_may_be_within_a_read(string format)
    {
        Serializer serializer = Make(format);
        byte[] bytes = serializer.Serialize(Values.Note(100));
        Assert.Equal(Values.Note(100), await serializer.DeserializeAsync<Note>(new Reading(serializer, bytes)));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public async Task After_a_failure_the_next_value_is_read_from_its_start(string format)
    {
        Serializer serializer = Make(format);
        Note[] notes = [.. Enumerable.Range(0, 20).Select(Values.Note)];
        byte[] bytes = serializer.Serialize(notes);
        for (int length = 0; length < bytes.Length; length += 3)
        {
            await Assert.ThrowsAsync<IOException>(
                async () => await serializer.DeserializeAsync<Note[]>(new ScriptedStream(bytes, 5) { FailAt = length }));
            await Assert.ThrowsAsync<GraupelException>(async () => await serializer.DeserializeAsync<Note[]>(new ScriptedStream(bytes[..length], 5)));
            Assert.Equal(notes, await serializer.DeserializeAsync<Note[]>(new ScriptedStream(bytes, 5)));
        }
    }

    [Theory]
    [MemberData(nameof(Names))]
    public async Task Marks_of_references_are_expected_at_each_root(string format)
    {
        Serializer serializer = Make(format, References.Preserve);
        var pair = new Note[] { Values.Note(1), null! };
        pair[1] = pair[0];
        using var stream = new ScriptedStream([.. serializer.Serialize(pair), .. serializer.Serialize(pair), .. serializer.Serialize(pair)], 3);
        for (int i = 0; i < 3; i++)
        {
            Note[] read = (await serializer.DeserializeAsync<Note[]>(stream))!;
            Assert.Equal(pair[0], read[0]);
            Assert.Same(read[0], read[1]);
        }
    }

    [Fact]
    public void One_that_a_deep_value_made_large_is_forgotten()
    {
        foreach (string format in (string[])["Fast", "Compact"])
        {
            Serializer<Link> small = Make(format).For<Link>();
            Assert.Same(Used(small, 3), Used(small, 3));
            FrameScanner large = Used(small, 300);
            Assert.NotSame(large, Used(small, 3));
        }
    }

    private static FrameScanner Used(Serializer<Link> serializer, int depth)
    {
        Link? chain = null;
        for (int i = 0; i < depth; i++)
        {
            chain = new Link { Next = chain, Number = "after" };
        }

        FrameScanner scanner = serializer.TakeScanner();
        Assert.True(scanner.Run(serializer.Serialize(chain!), 0, out _, out _));
        serializer.BringBack(scanner);
        return scanner;
    }

    private static Serializer Make(string format, References references = References.None) =>
        new(new SerializerOptions { Format = Formats.Single(known => known.ToString() == format), References = references, Limits = new Limits { MaxDepth = 1000 } });

    /// <summary>Not a chain that is read in a loop: something comes behind the next one.</summary>
    [Contract]
    public sealed class Link
    {
        [Order(1)] public Link? Next { get; set; }

        [Order(2)] public string? Number { get; set; }
    }

    /// <summary>Gives some bytes at once, and the others when it is opened.</summary>
    private sealed class Gate(byte[] data, int first) : ScriptedStream(data)
    {
        private readonly TaskCompletionSource _open = new(TaskCreationOptions.RunContinuationsAsynchronously);

        public void Open() => _open.SetResult();

        public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
        {
            if (Taken >= first)
            {
                await _open.Task;
                return Read(buffer.Span);
            }

            return Read(buffer.Span[..Math.Min(buffer.Length, first - Taken)]);
        }
    }

    /// <summary>Reads the same value elsewhere before it gives any bytes.</summary>
    private sealed class Reading(Serializer serializer, byte[] data) : ScriptedStream(data, piece: 4)
    {
        private readonly byte[] _data = data;

        public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
        {
            Assert.Equal(Values.Note(100), await serializer.DeserializeAsync<Note>(new ScriptedStream(_data, piece: 4), cancellationToken));
            return Read(buffer.Span);
        }
    }
}
