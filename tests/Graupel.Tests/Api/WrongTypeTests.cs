using Graupel.Tests.Channels;

namespace Graupel.Tests.Api;

/// <summary>What errors say where something else was written than is read.</summary>
public class WrongTypeTests
{
    private const string AsCase = ", as if another type had been written, perhaps a case under its own type; state Graupel.Tests.Api.WrongTypeTests.Event on write too, as in Serialize<Graupel.Tests.Api.WrongTypeTests.Event>.";
    private const string Envelope = "; the bytes begin as an envelope, which Envelope.Read reads.";
    private const string Handshake = "; the other side sent a handshake, which MessageHandshake reads.";

    private static readonly Serializer[] Serializers =
    [
        new(), new(new SerializerOptions { Format = WireFormat.Compact }), new(new SerializerOptions { Format = WireFormat.MessagePack }),
        new(new SerializerOptions { References = References.Preserve }), new(new SerializerOptions { UnknownCases = UnknownCases.Null }),
    ];

    public static TheoryData<int> Indexes => [.. Enumerable.Range(0, Serializers.Length)];

    [Theory]
    [MemberData(nameof(Indexes))]
    public void A_case_that_was_written_under_its_own_type(int index)
    {
        Serializer serializer = Serializers[index];
        AssertExplained(serializer, serializer.Serialize(new Paid { Amount = 7, To = "x" }));
        AssertExplained(serializer, serializer.Serialize(new Numbered { Id = 7, Rate = 0.5, To = "x" }));
        AssertExplained(serializer, serializer.Serialize(new Named { Text = "x", Rate = 7, Third = true }));
        if (serializer.Options.Format != WireFormat.MessagePack)
        {
            AssertExplained(serializer, serializer.Serialize(new Empty()));
            AssertExplained(serializer, serializer.Serialize(new Lone { Id = 7 }));
        }
    }

    [Fact]
    public void A_case_of_a_newer_version_is_none()
    {
        foreach (Serializer writer in Serializers[..3])
        {
            var newer = new Serializer(writer.Options.WithCase<Event, Late>(90));
            byte[] bytes = newer.Serialize<Event>(new Late { Id = 1 });
            string message = Assert.Throws<GraupelException>(() => writer.Deserialize<Event>(bytes)).Message;
            Assert.Contains("no case with id 90", message, StringComparison.Ordinal);
            Assert.DoesNotContain("as if", message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void A_damaged_member_of_a_case_is_none()
    {
        byte[] bytes = Serialization.Serialize<Event>(new Paid { Amount = 7, To = "x" });
        for (int length = 0; length < bytes.Length; length++)
        {
            Assert.DoesNotContain("as if", Assert.Throws<GraupelException>(() => Serialization.Deserialize<Event>(bytes.AsSpan(0, length))).Message, StringComparison.Ordinal);
        }
    }

    [Theory]
    [MemberData(nameof(Indexes))]
    public void A_case_with_members_of_another_kind_is_none(int index)
    {
        Serializer serializer = Serializers[index];
        byte[] bytes = serializer.Serialize<Base1>(new Case1 { First = 1, Second = "a" });
        string message = Assert.Throws<GraupelException>(() => serializer.Deserialize<Base2>(bytes)).Message;
        Assert.DoesNotContain("under its own type", message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(MessageFraming.Length)]
    [InlineData(MessageFraming.None)]
    public async Task A_message_that_was_written_under_its_own_type(MessageFraming framing)
    {
        var options = new MessageChannelOptions { Framing = framing };
        byte[] bytes = ChannelValues.Write(options, [new Paid { Amount = 7, To = "x" }]);
        using var reader = new MessageReader(new MemoryStream(bytes), options);
        Assert.EndsWith(AsCase, Assert.Throws<GraupelException>(() => reader.Read<Event>()).Message, StringComparison.Ordinal);
        await using var waiting = new MessageReader(new MemoryStream(bytes), options);
        Assert.EndsWith(AsCase, (await Assert.ThrowsAsync<GraupelException>(() => waiting.ReadAsync<Event>().AsTask())).Message, StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(Indexes))]
    public void An_envelope_that_is_read_as_a_value(int index)
    {
        Serializer serializer = Serializers[index];
        byte[] bytes = Graupel.Envelope.Write(new Paid { Amount = 7, To = "x" }, new EnvelopeOptions { Serializer = serializer });
        Assert.EndsWith(Envelope, Assert.Throws<GraupelException>(() => serializer.Deserialize<Paid>(bytes)).Message, StringComparison.Ordinal);
        Assert.EndsWith(Envelope, Assert.Throws<GraupelException>(() => serializer.Deserialize<Event>(bytes)).Message, StringComparison.Ordinal);
        Assert.EndsWith(Envelope, Assert.Throws<GraupelException>(() => serializer.Deserialize<int>(bytes)).Message, StringComparison.Ordinal);
        Assert.EndsWith(Envelope, Assert.Throws<GraupelException>(() => serializer.Deserialize<Paid>(new MemoryStream(bytes))).Message, StringComparison.Ordinal);
        Assert.EndsWith(Envelope, Assert.Throws<GraupelException>(() => { var one = new Paid(); serializer.Populate(bytes, ref one); }).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_dump_tells_an_envelope()
    {
        byte[] bytes = Graupel.Envelope.Write(new Paid { Amount = 7, To = "x" });
        Assert.Contains(Envelope, Serialization.Dump<Paid>(bytes), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(false, MessageFraming.Length)]
    [InlineData(true, MessageFraming.Length)]
    [InlineData(false, MessageFraming.None)]
    [InlineData(true, MessageFraming.None)]
    public async Task A_handshake_that_is_read_as_a_message(bool tells, MessageFraming framing)
    {
        var options = new MessageChannelOptions { Framing = framing };
        MessageHandshake handshake = new MessageHandshake { TellsContracts = tells }.With<Paid>().With<string>();
        var stream = new MemoryStream();
        await using (var writer = new MessageWriter(stream, options))
        {
            handshake.Write(writer);
        }

        byte[] bytes = stream.ToArray();
        using var reader = new MessageReader(new MemoryStream(bytes), options);
        Assert.EndsWith(Handshake, Assert.Throws<GraupelException>(() => reader.Read<Paid>()).Message, StringComparison.Ordinal);
        using var ofCases = new MessageReader(new MemoryStream(bytes), options);
        Assert.EndsWith(Handshake, Assert.Throws<GraupelException>(() => ofCases.Read<Event>()).Message, StringComparison.Ordinal);
        await using var waiting = new MessageReader(new MemoryStream(bytes), options);
        Assert.EndsWith(Handshake, (await Assert.ThrowsAsync<GraupelException>(() => waiting.ReadAsync<Paid>().AsTask())).Message, StringComparison.Ordinal);
    }

    private static void AssertExplained(Serializer serializer, byte[] bytes)
    {
        Assert.EndsWith(AsCase, Assert.Throws<GraupelException>(() => serializer.Deserialize<Event>(bytes)).Message, StringComparison.Ordinal);
        Assert.EndsWith(AsCase, Assert.Throws<GraupelException>(() => { Event? one = new Paid(); serializer.Populate(bytes, ref one); }).Message, StringComparison.Ordinal);
    }

    [Contract]
    [Union(1, typeof(Paid)), Union(2, typeof(Numbered)), Union(4, typeof(Named)), Union(5, typeof(Empty)), Union(6, typeof(Lone))]
    internal abstract class Event;

    [Contract]
    internal sealed class Paid : Event
    {
        [Order(10)]
        public int Amount { get; set; }

        [Order(11)]
        public string? To { get; set; }
    }

    [Contract]
    internal sealed class Numbered : Event
    {
        [Order(1)]
        public int Id { get; set; }

        [Order(2)]
        public double Rate { get; set; }

        [Order(3)]
        public string? To { get; set; }
    }

    [Contract]
    internal sealed class Named : Event
    {
        public string? Text { get; set; }

        public double Rate { get; set; }

        public bool Third { get; set; }
    }

    [Contract]
    internal sealed class Empty : Event;

    [Contract]
    internal sealed class Lone : Event
    {
        [Order(1)]
        public int Id { get; set; }
    }

    [Contract]
    internal sealed class Late : Event
    {
        [Order(1)]
        public int Id { get; set; }
    }

    [Contract, Union(1, typeof(Case1))]
    internal abstract class Base1;

    [Contract]
    internal sealed class Case1 : Base1
    {
        [Order(1)]
        public int First { get; set; }

        [Order(2)]
        public string? Second { get; set; }
    }

    [Contract, Union(1, typeof(Case2))]
    internal abstract class Base2;

    [Contract]
    internal sealed class Case2 : Base2
    {
        public int First { get; set; }

        public string? Second { get; set; }
    }
}
