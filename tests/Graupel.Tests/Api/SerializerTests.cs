using System.Buffers;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Api;

public class SerializerTests
{
    [Fact]
    public void The_same_root_is_given_every_time()
    {
        var serializer = new Serializer();
        Serializer<Note> notes = serializer.For<Note>();
        Serializer<int> numbers = serializer.For<int>();
        Assert.Same(notes, serializer.For<Note>());
        Assert.Same(numbers, serializer.For<int>());
        Assert.NotSame(serializer.For<Note>(), new Serializer().For<Note>());
        Assert.Same(serializer.Options, serializer.For<Note>().Options);
    }

    [Fact]
    public void Serializers_with_different_options_work_side_by_side()
    {
        byte[] longer = [.. Serialization.Serialize(1), 9];
        var lenient = new Serializer(new SerializerOptions { AllowTrailingBytes = true });
        var strict = new Serializer();
        Assert.Equal(1, lenient.Deserialize<int>(longer));
        Assert.Equal(ErrorKind.TrailingBytes, Assert.Throws<GraupelException>(() => strict.Deserialize<int>(longer)).Kind);
        Assert.Equal(1, lenient.Deserialize<int>(longer));
    }

    [Fact]
    public void Options_that_cannot_be_are_refused_where_they_are_made()
    {
        Assert.Throws<ArgumentNullException>(() => new SerializerOptions { Format = null! });
        Assert.Throws<ArgumentNullException>(() => SerializerOptions.Default with { Limits = null! });
        Assert.Throws<ArgumentNullException>(() => new MessageChannelOptions { Serializer = null! });
        Assert.Throws<ArgumentOutOfRangeException>(() => new MessageChannelOptions { MaxMessageBytes = 0 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new Limits { MaxDepth = -1 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new Limits { MaxGraphBytes = -1 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new Limits { MaxUnbackedItems = -1 });
    }

    [Fact]
    public void Null_arguments_are_refused_before_anything_happens()
    {
        int target = 5;
        Assert.Throws<ArgumentNullException>(() => new Serializer(null!));
        Assert.Throws<ArgumentNullException>(() => Serialization.Deserialize<int>((byte[])null!));
        Assert.Throws<ArgumentNullException>(() => Serialization.Deserialize<int>((byte[])null!, out _));
        Assert.Throws<ArgumentNullException>(() => Serialization.Deserialize<int>((PooledBuffer)null!));
        Assert.Throws<ArgumentNullException>(() => Serialization.Deserialize<int>((Stream)null!));
        Assert.Throws<ArgumentNullException>(() => Serialization.Populate((byte[])null!, ref target));
        Assert.Throws<ArgumentNullException>(() => Serialization.Populate((PooledBuffer)null!, ref target));
        Assert.Throws<ArgumentNullException>(() => Serialization.Populate((Stream)null!, ref target));
        Assert.Throws<ArgumentNullException>(() => Serialization.Serialize((Stream)null!, 1));
        Assert.Throws<ArgumentNullException>(() => Serialization.Serialize((System.Buffers.IBufferWriter<byte>)null!, 1));
        Assert.Throws<ArgumentNullException>(() => Envelope.Write((Stream)null!, 1));
        Assert.Throws<ArgumentNullException>(() => Envelope.Read<int>((Stream)null!));
        Assert.Equal(5, target);
    }

    [Fact]
    public void An_exact_contract_is_pure_data_at_the_root_only()
    {
        Assert.Equal(Convert.FromHexString("050000000341"), Serialization.Serialize(new PureNote(5, "A")));
        Assert.Equal(new PureNote(5, "A"), Serialization.Deserialize<PureNote>(Serialization.Serialize(new PureNote(5, "A"))));
    }

    [Fact]
    public void A_failed_populate_leaves_a_struct_as_it_was()
    {
        byte[] data = Serialization.Serialize(new PureNote(5, "text"));
        var value = new PureNote(1, "before");
        Assert.Throws<GraupelException>(() => Serialization.Populate(data.AsSpan(0, data.Length - 1), ref value));
        Assert.Equal(new PureNote(1, "before"), value);
        Assert.Throws<GraupelException>(() => Serialization.Populate([.. data, 0], ref value));
        Assert.Equal(new PureNote(1, "before"), value);
    }

    [Fact]
    public void Populate_says_where_the_value_ends()
    {
        byte[] data = Serialization.Serialize(new PureNote(5, "text"));
        var value = new PureNote(1, "before");
        Serialization.Populate([.. data, 0], ref value, out int consumed);
        Assert.Equal((new PureNote(5, "text"), data.Length), (value, consumed));
        var note = new Note(1, "before");
        byte[] noteData = Serialization.Serialize(new Note(2, "after"));
        Serializer.Default.Populate([.. noteData, 0], ref note, out consumed);
        Assert.Equal((new Note(2, "after"), noteData.Length), (note, consumed));
        byte[] more = [9, .. noteData, 9];
        Serializer.Default.Populate(new ArraySegment<byte>(more, 1, noteData.Length + 1), ref note, out consumed);
        Assert.Equal((new Note(2, "after"), noteData.Length), (note, consumed));
        Serializer.Default.Populate(more.AsMemory(1), ref note, out consumed);
        Assert.Equal((new Note(2, "after"), noteData.Length), (note, consumed));
        Serialization.Populate(new ArraySegment<byte>(data), ref value, out consumed);
        Assert.Equal((new PureNote(5, "text"), data.Length), (value, consumed));
        Serialization.Populate(data.AsMemory(), ref value, out consumed);
        Assert.Equal((new PureNote(5, "text"), data.Length), (value, consumed));
        Assert.Throws<GraupelException>(() => Serialization.Populate([], ref value, out _));
    }

    [Fact]
    public void Populate_says_where_the_value_ends_in_arrays_and_sequences()
    {
        byte[] data = Serialization.Serialize(new Note(2, "after"));
        byte[] more = [.. data, 0];
        foreach (ReadOnlySequence<byte> sequence in (ReadOnlySequence<byte>[])[new(more), Segments.Pieces(more, 3)])
        {
            var note = new Note(1, "before");
            Note same = note;
            Serialization.Populate(in sequence, ref note, out long consumed);
            Assert.Equal((new Note(2, "after"), data.Length), (note, consumed));
            note = new Note(1, "before");
            Serializer.Default.Populate(in sequence, ref note, out consumed);
            Assert.Equal((new Note(2, "after"), data.Length), (note, consumed));
            Assert.Equal(new Note(2, "after"), same);
        }

        var other = new Note(1, "before");
        Serialization.Populate(more, ref other, out int count);
        Assert.Equal((new Note(2, "after"), data.Length), (other, count));
        other = new Note(1, "before");
        Serializer.Default.Populate(more, ref other, out count);
        Assert.Equal((new Note(2, "after"), data.Length), (other, count));
        Assert.Throws<ArgumentNullException>(() => Serialization.Populate((byte[])null!, ref other, out _));
        Assert.Throws<GraupelException>(() => Serialization.Populate(Segments.Pieces(more, 3), ref other));
    }

    [Fact]
    public void Populate_keeps_the_object()
    {
        var value = new Note(1, "before");
        Note same = value;
        Serialization.Populate(Serialization.Serialize(new Note(2, "after")), ref value);
        Assert.Same(same, value);
        Assert.Equal(new Note(2, "after"), value);
    }

    [Fact]
    public void Dump_shows_the_bytes() => Assert.Contains("Number", Serialization.Dump<Note>(Serialization.Serialize(new Note(3, "x"))), StringComparison.Ordinal);

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("MessagePack")]
    public void Dump_shows_damaged_bytes_up_to_the_fault(string format)
    {
        foreach (References references in Enum.GetValues<References>())
        {
            var serializer = new Serializer(new SerializerOptions { Format = Formats.Single(one => one.Name == format), References = references });
            byte[] bytes = serializer.Serialize(new Load { Map = new() { ["a"] = [1, 2], ["b"] = [] }, Table = new int[2, 1], Inner = new Load { Any = new List<object> { 1, "x" } } });
            Assert.DoesNotContain("!", serializer.Dump<Load>(bytes), StringComparison.Ordinal);
            for (int i = 0; i < bytes.Length; i++)
            {
                byte[] damaged = [.. bytes];
                for (int value = i % 8; value < 256; value += 8)
                {
                    damaged[i] = (byte)value;
                    Assert.NotEqual("", serializer.Dump<Load>(damaged));
                }

                Assert.Contains("!", serializer.Dump<Load>(bytes.AsSpan(0, i)), StringComparison.Ordinal);
            }
        }
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    public void Dump_believes_no_count_that_takes_no_bytes(string format)
    {
        var serializer = new Serializer(new SerializerOptions { Format = Formats.Single(one => one.Name == format) });
        byte[] nothing = serializer.Serialize(new Empty[1]);
        Assert.Contains("! LimitExceeded", serializer.Dump<Empty[]>([0xFF, 0xFF, 0xFF, 0xFF, 0x07, .. nothing[1..]]), StringComparison.Ordinal);
        byte[] huge = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F];
        Assert.Contains("! InvalidLength", serializer.Dump<int[,]>([2, .. huge, .. huge]), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    public void Dump_shows_text_of_each_encoding(string format)
    {
        var serializer = new Serializer(new SerializerOptions { Format = Formats.Single(one => one.Name == format) });
        string[] texts = ["plain", "price 5 \u20AC", "\u4E00\u4E8C", "\uD800", ""];
        string dump = serializer.Dump<string[]>(serializer.Serialize(texts));
        Assert.DoesNotContain("!", dump, StringComparison.Ordinal);
        Assert.Contains("price 5 \u20AC", dump, StringComparison.Ordinal);
        Assert.Equal(7, dump.Split('\n').Length);
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    public void Dump_refuses_a_tag_of_more_than_32_bits(string format)
    {
        var serializer = new Serializer(new SerializerOptions { Format = Formats.Single(one => one.Name == format) });
        byte[] tag = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F];
        Assert.Contains("! InvalidHeader", serializer.Dump<object>([.. tag, 0x22, 1, 0, 0, 0]), StringComparison.Ordinal);
    }

    private static readonly WireFormat[] Formats = [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    public struct Empty;

    public sealed class Load
    {
        public Dictionary<string, int[]>? Map { get; set; }

        public int[,]? Table { get; set; }

        public Load? Inner { get; set; }

        public object? Any { get; set; }
    }
}
