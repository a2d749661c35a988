using Graupel.TestCases.Comparing;
using Graupel.TestCases.Polymorphism;
using Graupel.Tests.Carriers;
using Graupel.Tests.Converters;

namespace Graupel.Tests.Api;

/// <summary>A case that the reader does not know is kept, skipped or refused, and nothing else is lost by it.</summary>
public class UnknownCaseTests
{
    public static TheoryData<string, CompilerChoice> Ways => new()
    {
        { "Fast", CompilerChoice.GeneratedOnly },
        { "Fast", CompilerChoice.RuntimeOnly },
        { "Compact", CompilerChoice.GeneratedOnly },
        { "Compact", CompilerChoice.RuntimeOnly },
        { "MessagePack", CompilerChoice.GeneratedOnly },
        { "MessagePack", CompilerChoice.RuntimeOnly },
    };

    [Theory]
    [MemberData(nameof(Ways))]
    public void Is_kept_and_written_back(string format, CompilerChoice compiler)
    {
        Serializer serializer = Make(format, compiler);
        Log<INewEvent> log = Sample();
        Log<IOldEvent> old = serializer.Deserialize<Log<IOldEvent>>(serializer.Serialize(log))!;

        UnknownPayload payload = Assert.IsType<OtherEvent>(old.First).Payload!;
        Assert.Equal((2u, false), (payload.Tag.Value, payload.Tag.IsHash));
        Assert.NotEqual(0, payload.Bytes.Length);
        Assert.Equal("me", Assert.IsType<Started>(old.Events![0]).By);
        Assert.IsType<OtherEvent>(old.Events[1]);
        Assert.Null(old.Events[2]);
        Assert.Equal(7, old.After);

        Log<INewEvent> back = serializer.Deserialize<Log<INewEvent>>(serializer.Serialize(old))!;
        Assert.Null(DeepEqual.Difference(log, back));
        Assert.Equal(serializer.Serialize(log), serializer.Serialize(old));
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Is_kept_by_streams(string format, CompilerChoice compiler)
    {
        Serializer serializer = Make(format, compiler);
        byte[] bytes = serializer.Serialize(Sample());
        Log<IOldEvent> awaited = (await serializer.DeserializeAsync<Log<IOldEvent>>(new TrickleStream(bytes, 3)))!;
        using var stream = new MemoryStream();
        await serializer.SerializeAsync(stream, awaited);
        Assert.Equal(bytes, stream.ToArray());
        Assert.Equal(bytes, serializer.Serialize(serializer.Deserialize<Log<IOldEvent>>(new TrickleStream(bytes, 1))));
        Assert.Equal(bytes, serializer.Serialize(serializer.Deserialize<Log<IOldEvent>>(Segments.Pieces(bytes, 2))));
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Is_null_by_choice(string format, CompilerChoice compiler)
    {
        Serializer serializer = Make(format, compiler, UnknownCases.Null);
        Log<IOldestEvent> old = serializer.Deserialize<Log<IOldestEvent>>(serializer.Serialize(Sample()))!;
        Assert.Null(old.First);
        Assert.Equal([typeof(Started), null, null, null], old.Events!.Select(static one => one?.GetType()));
        Assert.Equal(7, old.After);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Is_refused_by_default(string format, CompilerChoice compiler)
    {
        Serializer serializer = Make(format, compiler);
        byte[] bytes = serializer.Serialize(Sample());
        GraupelException e = Assert.Throws<GraupelException>(() => serializer.Deserialize<Log<IOldestEvent>>(bytes));
        Assert.Equal((ErrorKind.UnknownCase, "First"), (e.Kind, e.Path));
    }

    [Fact]
    public void Belongs_to_the_format_that_read_it()
    {
        Serializer fast = Make("Fast", CompilerChoice.GeneratedOnly);
        Log<IOldEvent> old = fast.Deserialize<Log<IOldEvent>>(fast.Serialize(Sample()))!;
        GraupelException e = Assert.Throws<GraupelException>(() => Make("MessagePack", CompilerChoice.GeneratedOnly).Serialize(old));
        Assert.Equal((ErrorKind.UnknownCase, "First"), (e.Kind, e.Path));
        Assert.Throws<GraupelException>(() => fast.Serialize(new Log<IOldEvent> { First = new OtherEvent() }));
    }

    [Fact]
    public void Takes_no_more_memory_than_the_limit_allows()
    {
        byte[] bytes = Make("Fast", CompilerChoice.GeneratedOnly).Serialize(Sample());
        var small = new Serializer(new SerializerOptions { Limits = new Limits { MaxGraphBytes = 20 } });
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => small.Deserialize<Log<IOldEvent>>(bytes)).Kind);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Costs_no_search_for_each_one(string format, CompilerChoice compiler)
    {
        Serializer serializer = Make(format, compiler, UnknownCases.Null);
        byte[] few = MakeStops(serializer, 100);
        byte[] many = MakeStops(serializer, 10_100);
        // Formats with headers make a scanner for each value that they step over; a search takes more than a kilobyte.
        Assert.InRange((Allocated(serializer, many) - Allocated(serializer, few)) / 10_000, 0, 600);

        static byte[] MakeStops(Serializer serializer, int count) =>
            serializer.Serialize(new Log<INewEvent> { Events = [.. Enumerable.Range(0, count).Select(static _ => new Stopped())] });

        static long Allocated(Serializer serializer, byte[] bytes)
        {
            serializer.Deserialize<Log<IOldestEvent>>(bytes);
            long before = GC.GetAllocatedBytesForCurrentThread();
            serializer.Deserialize<Log<IOldestEvent>>(bytes);
            return GC.GetAllocatedBytesForCurrentThread() - before;
        }
    }

    private static Serializer Make(string format, CompilerChoice compiler, UnknownCases unknown = UnknownCases.Refuse) => new(new SerializerOptions
    {
        Format = new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }.Single(one => one.Name == format),
        Compilers = compiler,
        UnknownCases = unknown,
    });

    private static Log<INewEvent> Sample() => new()
    {
        First = new Stopped { Code = 3, Reasons = ["a", "b"] },
        Events = [new Started { By = "me" }, new Span { Length = TimeSpan.FromTicks(5) }, null, new Stopped()],
        After = 7,
    };
}
