using System.Buffers;
using System.IO.Pipelines;
using Graupel.Formats;
using Graupel.Formats.MessagePack;
using Graupel.TestCases.Comparing;
using Graupel.TestCases.Objects;
using Graupel.Tests.Carriers;
using Graupel.Tests.Converters;

namespace Graupel.Tests.Api;

/// <summary>What a newer program wrote and an older one does not know is there again when the older one writes the object back.</summary>
public class UnknownMembersTests
{
    private static readonly Dictionary<string, WireFormat> Formats = new()
    {
        ["Fast"] = WireFormat.Fast,
        ["Compact"] = WireFormat.Compact,
        ["MessagePack"] = WireFormat.MessagePack,
        ["arrays"] = WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.Array }),
        ["maps by name"] = WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.MapByName }),
        ["maps by number"] = WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.MapByNumber }),
        ["old maps"] = WireFormat.MessagePackWith(new()
        {
            OldSpecification = true,
            DateTimes = MessagePackDateTimes.Binary,
            ObjectLayout = MessagePackObjectLayout.MapByName,
        }),
    };

    public static TheoryData<string, CompilerChoice> Ways
    {
        get
        {
            var ways = new TheoryData<string, CompilerChoice>();
            foreach (string format in Formats.Keys)
            {
                ways.Add(format, CompilerChoice.GeneratedOnly);
                ways.Add(format, CompilerChoice.RuntimeOnly);
            }

            return ways;
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Are_written_back(string format, CompilerChoice compiler)
    {
        Serializer serializer = Make(format, compiler);
        LaterStore sent = LaterStore.Sample();
        byte[] bytes = serializer.Serialize(sent);

        EarlierStore kept = serializer.Deserialize<EarlierStore>(bytes)!;
        Assert.Equal((1, "t\u00E9xt", (short)8), (kept.One!.Number, kept.One.Text, kept.One.Last));
        Assert.Equal([1, 2], kept.One.List!);
        // Of an array the two places in front of the last one, which no member has, stand behind the known members.
        Assert.Equal(format is "MessagePack" or "arrays" ? 8 : 6, kept.One.Unknown!.Count);
        Assert.Equal(2, kept.Named!["n"].UnknownCount);
        Assert.Equal(2, kept.Record!.Rest!.Count);
        // In MessagePack, members of bases stand among those of derived classes, so that nothing tells whose they are.
        bool isApart = format is "Fast" or "Compact" or "arrays";
        Assert.Equal(isApart ? (2, 1) : (0, 3), (kept.Derived!.Rest?.Count ?? 0, kept.Derived.OwnRest!.Count));
        Assert.Equal(2, kept.Unknown!.Count);
        Assert.Equal([kept.Unknown[0].Key, kept.Unknown[1].Key], kept.Unknown.Select(static member => member.Key));

        byte[] back = serializer.Serialize(kept);
        Assert.Null(DeepEqual.Difference(sent, serializer.Deserialize<LaterStore>(back)));
        Assert.Equal(["writing"], kept.Node!.Calls);

        // What was kept is kept again, and the bytes are settled.
        Assert.Equal(back, serializer.Serialize(serializer.Deserialize<EarlierStore>(back)));
        Assert.DoesNotContain("!", serializer.Dump<EarlierStore>(back), StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Are_written_back_by_streams(string format, CompilerChoice compiler)
    {
        Serializer serializer = Make(format, compiler);
        LaterStore sent = LaterStore.Sample();
        byte[] bytes = serializer.Serialize(sent);

        EarlierStore kept = (await serializer.DeserializeAsync<EarlierStore>(new TrickleStream(bytes, 3)))!;
        using var stream = new MemoryStream();
        await serializer.SerializeAsync(stream, kept);
        stream.Position = 0;
        Assert.Null(DeepEqual.Difference(sent, serializer.Deserialize<LaterStore>(stream)));

        EarlierStore pieces = serializer.Deserialize<EarlierStore>(Segments.Pieces(bytes, 3))!;
        var output = new ArrayBufferWriter<byte>();
        serializer.Serialize(output, pieces);
        Assert.Equal(stream.ToArray(), output.WrittenSpan.ToArray());

        var pipe = new Pipe();
        var options = new MessageChannelOptions { Serializer = serializer };
        await using (var writer = new MessageWriter(pipe.Writer, options))
        {
            await writer.WriteAsync(pieces);
        }

        await using var reader = new MessageReader(pipe.Reader, options);
        Assert.Null(DeepEqual.Difference(sent, await reader.ReadAsync<LaterStore>()));
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Are_none_where_nothing_is_unknown(string format, CompilerChoice compiler)
    {
        Serializer serializer = Make(format, compiler);
        var plain = new Earlier { Number = 1, Text = "a", List = [], Last = 2 };
        Earlier back = serializer.Deserialize<Earlier>(serializer.Serialize(plain))!;
        Assert.Null(back.Unknown);
        Assert.Null(DeepEqual.Difference(plain, back));
        Assert.Null(serializer.Deserialize<List<Earlier>>(serializer.Serialize(new List<Later> { new() }))![0].Text);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Stay_where_an_object_is_filled(string format, CompilerChoice compiler)
    {
        Serializer serializer = Make(format, compiler);
        Later sent = LaterStore.Sample().One!;
        Earlier kept = serializer.Deserialize<Earlier>(serializer.Serialize(sent))!;
        UnknownMembers before = kept.Unknown!;

        serializer.Populate(serializer.Serialize(new Earlier { Number = 5 }), ref kept!);
        Assert.Same(before, kept.Unknown);

        sent.Behind = "new";
        serializer.Populate(serializer.Serialize(sent), ref kept!);
        Assert.NotSame(before, kept!.Unknown);
        Assert.Equal(before.Count, kept.Unknown!.Count);
        Assert.Equal("new", serializer.Deserialize<Later>(serializer.Serialize(kept))!.Behind);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Do_not_pile_up_where_an_object_is_filled_again_and_again(string format, CompilerChoice compiler)
    {
        Serializer serializer = Make(format, compiler);
        byte[] bytes = serializer.Serialize(new Later { Behind = new string('x', 1000) });
        Earlier kept = serializer.Deserialize<Earlier>(bytes)!;
        long first = AllocatedByFilling(10);
        Assert.InRange(AllocatedByFilling(10), first / 2, 2 * first);
        Assert.Equal(1000, serializer.Deserialize<Later>(serializer.Serialize(kept))!.Behind!.Length);

        long AllocatedByFilling(int times)
        {
            serializer.Populate(bytes, ref kept!);
            long before = GC.GetAllocatedBytesForCurrentThread();
            for (int i = 0; i < times; i++)
            {
                serializer.Populate(bytes, ref kept!);
            }

            return GC.GetAllocatedBytesForCurrentThread() - before;
        }
    }

    // The object that keeps it takes 32 bytes, and its place in the list 8.
    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("MessagePack")]
    [InlineData("arrays")]
    [InlineData("maps by number")]
    public void Take_little_memory(string format)
    {
        const int Count = 1000;
        Serializer serializer = Make(format, CompilerChoice.RuntimeOnly);
        byte[] bytes = serializer.Serialize(Enumerable.Repeat(new Both { First = 1, Second = 2 }, Count).ToList());
        byte[] one = serializer.Serialize(new Both { First = 1, Second = 2 });
        KeepsSecond? filled = serializer.Deserialize<KeepsSecond>(one);
        Assert.InRange(Allocated(() => serializer.Deserialize<List<KeepsSecond>>(bytes)) / Count, 40, 200);
        Assert.InRange(Allocated(() => serializer.Populate(one, ref filled)), 1, 360);

        static long Allocated(Action read)
        {
            read();
            long before = GC.GetAllocatedBytesForCurrentThread();
            read();
            return GC.GetAllocatedBytesForCurrentThread() - before;
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Take_no_more_memory_than_the_limit_allows(string format, CompilerChoice compiler)
    {
        byte[] bytes = Make(format, compiler).Serialize(new Later { Behind = new string('x', 1000) });
        Serializer small = Make(format, compiler, new Limits { MaxGraphBytes = 1000 });
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => small.Deserialize<Earlier>(bytes)).Kind);
        Assert.Equal(0, small.Deserialize<Later>(bytes)!.Number);
    }

    // Out of order, so that names are compared one by one.
    [Fact]
    public void Names_of_known_members_take_none_of_the_limit()
    {
        byte[] members = [0xA6, .. "Second"u8, 2, 0xA5, .. "First"u8, 1];
        Assert.Equal((1, 2), Read([0x82, .. members], maxGraphBytes: 0));

        // The name of another one is counted once.
        const int Bytes = Retention.BytesPerMember + 3 + 1;
        byte[] more = [0x83, .. members, 0xA3, .. "odd"u8, 0xC0];
        Assert.Equal((1, 2), Read(more, Bytes));
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => Read(more, Bytes - 1)).Kind);

        static (int First, int Second) Read(byte[] bytes, int maxGraphBytes)
        {
            KeepsRest kept = Make("maps by name", CompilerChoice.RuntimeOnly, new Limits { MaxGraphBytes = maxGraphBytes }).Deserialize<KeepsRest>(bytes)!;
            return (kept.First, kept.Second);
        }
    }

    // What is kept may be damaged too: it comes to light where it is read, and nowhere else.
    [Theory]
    [MemberData(nameof(Ways))]
    public void Damage_comes_through_as_an_error_of_the_library(string format, CompilerChoice compiler)
    {
        Serializer serializer = Make(format, compiler);
        byte[] bytes = serializer.Serialize(LaterStore.Sample());
        int accepted = 0;
        for (int i = 0; i < 3 * bytes.Length; i++)
        {
            byte[] damaged = [.. bytes];
            damaged[i / 3] ^= (byte)(i % 3 == 0 ? 0x01 : i % 3 == 1 ? 0x80 : 0xFF);
            try
            {
                byte[] back = serializer.Serialize(serializer.Deserialize<EarlierStore>(damaged));
                accepted++;
                serializer.Deserialize<LaterStore>(back);
            }
            catch (GraupelException)
            {
            }
        }

        Assert.InRange(accepted, 1, 3 * bytes.Length);
    }

    [Theory]
    [InlineData("Fast", "Compact")]
    [InlineData("Fast", "MessagePack")]
    [InlineData("MessagePack", "Fast")]
    [InlineData("arrays", "maps by name")]
    [InlineData("maps by number", "arrays")]
    public void Belong_to_the_format_and_layout_that_read_them(string read, string written)
    {
        Serializer reader = Make(read, CompilerChoice.GeneratedOnly);
        Serializer writer = Make(written, CompilerChoice.GeneratedOnly);
        EarlierStore kept = reader.Deserialize<EarlierStore>(reader.Serialize(new LaterStore { One = new Later { Fixed = 1 } }))!;
        GraupelException e = Assert.Throws<GraupelException>(() => writer.Serialize(kept.One));
        Assert.Equal(ErrorKind.UnknownMember, e.Kind);

        kept.One!.Unknown = null;
        Assert.Null(writer.Deserialize<Earlier>(writer.Serialize(kept.One))!.Unknown);
    }

    [Fact]
    public void Belong_to_their_contract()
    {
        Serializer serializer = Make("Fast", CompilerChoice.GeneratedOnly);
        Earlier kept = serializer.Deserialize<Earlier>(serializer.Serialize(new Later()))!;
        var other = new EarlierRecord("b", kept.Unknown);
        Assert.Equal(ErrorKind.UnknownMember, Assert.Throws<GraupelException>(() => serializer.Serialize(other)).Kind);
    }

    [Theory]
    [InlineData("Fast", true)]
    [InlineData("Compact", true)]
    [InlineData("MessagePack", true)]
    [InlineData("arrays", false)]
    [InlineData("maps by name", true)]
    [InlineData("maps by number", false)]
    public void Do_not_take_the_place_of_a_member(string format, bool isRefusedByName)
    {
        Serializer serializer = Make(format, CompilerChoice.RuntimeOnly);
        UnknownMembers rest = serializer.Deserialize<KeepsSecond>(serializer.Serialize(new Both { First = 1, Second = 2 })).Rest!;
        Assert.Equal(ErrorKind.UnknownMember, Refusal(new KeepsFirst { Rest = rest }));
        if (isRefusedByName)
        {
            Assert.Equal(ErrorKind.UnknownMember, Refusal(new KeepsByName { Rest = rest }));
        }

        ErrorKind Refusal<T>(T value) => Assert.Throws<GraupelException>(() => serializer.Serialize(value)).Kind;
    }

    [Theory]
    [InlineData(1)]
    [InlineData(8)]
    [InlineData(9)]
    [InlineData(100)]
    public void Are_refused_where_one_occurs_twice(int count)
    {
        Serializer serializer = Make("maps by name", CompilerChoice.RuntimeOnly);
        string[] names = [.. Enumerable.Range(0, count).Select(static i => $"key{i:000}")];
        KeepsSecond? once = serializer.Deserialize<KeepsSecond>(Map(names));
        Assert.Equal(count, once!.Rest!.Count);
        GraupelException e = Assert.Throws<GraupelException>(() => serializer.Deserialize<KeepsSecond>(Map([.. names, names[0]])));
        Assert.Equal((ErrorKind.DuplicateMember, 3L + (8 * count)), (e.Kind, e.Offset));
        Assert.Throws<GraupelException>(() => serializer.Deserialize<KeepsSecond>(Map([.. names, names[^1]])));

        // What is filled again has them from before.
        serializer.Populate(Map(names), ref once);
        Assert.Equal(count, once!.Rest!.Count);
        Assert.Throws<GraupelException>(() => serializer.Populate(Map([.. names, names[0]]), ref once));

        static byte[] Map(string[] names) =>
            [0xDE, (byte)(names.Length >> 8), (byte)names.Length, .. names.SelectMany(static name => (byte[])[0xA6, .. System.Text.Encoding.ASCII.GetBytes(name), 5])];
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("MessagePack")]
    [InlineData("maps by name")]
    public void Are_not_kept_with_references(string format)
    {
        var serializer = new Serializer(new SerializerOptions { Format = Formats[format], References = References.Preserve, Compilers = CompilerChoice.RuntimeOnly });
        var shared = new Both();
        byte[] bytes = serializer.Serialize(new Twice { One = shared, Other = shared });
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => serializer.Deserialize<KeepsSecond>(bytes)).Kind);
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    public void With_references_are_refused_where_none_are_expected(string format)
    {
        var preserving = new Serializer(new SerializerOptions { Format = Formats[format], References = References.Preserve, Compilers = CompilerChoice.RuntimeOnly });
        byte[] bytes = preserving.Serialize(new InMemory { Items = new[] { new Both() } });
        Serializer plain = Make(format, CompilerChoice.RuntimeOnly);
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => plain.Deserialize<InOrder>(bytes)).Kind);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Are_refused_by_strict_readers(string format, CompilerChoice compiler)
    {
        var strict = new Serializer(new SerializerOptions { Format = Formats[format], Compilers = compiler, Strictness = Strictness.UnknownMembers });
        byte[] bytes = strict.Serialize(new Later { Behind = "a" });
        Assert.Equal(ErrorKind.UnknownMember, Assert.Throws<GraupelException>(() => strict.Deserialize<Earlier>(bytes)).Kind);
    }

    [Fact]
    public void Say_what_they_are()
    {
        UnknownMembers kept = Serialization.Deserialize<Earlier>(Serialization.Serialize(new Later { Fixed = 3, Far = 7 }))!.Unknown!;
        Assert.Equal(["2", "4", "12", "5", "7", "9"], Enumerable.Range(0, kept.Count).Select(i => kept[i].Key));
        Assert.Equal(Graupel.Formats.WireKind.Int64, kept[0].Kind);
        Assert.Equal([3, 0, 0, 0, 0, 0, 0, 0], kept[0].Bytes.ToArray());
        Assert.Throws<ArgumentOutOfRangeException>(() => kept[6]);
        Assert.Throws<ArgumentOutOfRangeException>(() => kept[-1]);
    }

    private static Serializer Make(string format, CompilerChoice compiler, Limits? limits = null) =>
        new(new SerializerOptions { Format = Formats[format], Compilers = compiler, Limits = limits ?? Limits.Default });

    [Contract]
    public class Both
    {
        [Order(1)]
        public int First { get; set; }

        [Order(2)]
        public int Second { get; set; }
    }

    [Contract]
    public class KeepsSecond
    {
        [Order(1)]
        public int First { get; set; }

        public UnknownMembers? Rest { get; set; }
    }

    [Contract]
    public class KeepsFirst
    {
        [Order(2)]
        public int Second { get; set; }

        public UnknownMembers? Rest { get; set; }
    }

    [Contract]
    public class KeepsRest
    {
        [Order(1)]
        public int First { get; set; }

        [Order(2)]
        public int Second { get; set; }

        public UnknownMembers? Rest { get; set; }
    }

    [Contract]
    public class KeepsByName
    {
        public int Second { get; set; }

        public UnknownMembers? Rest { get; set; }
    }

    [Contract]
    public struct InMemory
    {
        [Order(2)]
        public Memory<Both> Items { get; set; }
    }

    [Contract]
    public struct InOrder
    {
        [Order(1)]
        public int First { get; set; }
    }

    [Contract]
    public class Twice
    {
        [Order(2)]
        public Both? One { get; set; }

        [Order(3)]
        public Both? Other { get; set; }
    }
}
