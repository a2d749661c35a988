using System.Buffers;
using Graupel.Formats.MessagePack;

namespace Graupel.Conformance;

/// <summary>Lists behind other members, whose headers stand in the run of these where they are short: at every length, and within the memory that was given.</summary>
public class ListMemberTests
{
    public static TheoryData<WireFormat, CompilerChoice> Ways
    {
        get
        {
            var ways = new TheoryData<WireFormat, CompilerChoice>();
            WireFormat maps = WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.MapByName });
            foreach (WireFormat format in (WireFormat[])[WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack, maps])
            {
                ways.Add(format, CompilerChoice.GeneratedOnly);
                ways.Add(format, CompilerChoice.RuntimeOnly);
            }

            return ways;
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Lists_of_every_length_come_back_and_stay_in_the_memory_that_was_given(WireFormat format, CompilerChoice compilers)
    {
        var serializer = new Serializer(new SerializerOptions { Format = format, Compilers = compilers });
        for (int count = -1; count <= 300; count++)
        {
            List<string>? texts = count < 0 ? null : [.. Enumerable.Range(0, count).Select(i => i % 3 == 0 ? "" : "t" + i)];
            List<Wide>? wide = count < 0 ? null : [.. Enumerable.Range(0, count).Select(i => i % 5 == 4 ? null! : new Wide { P1 = i, P20 = "w" })];
            var given = new Lists { Text = new string('x', Math.Max(count, 0)), Texts = texts, After = "behind", Wide = wide, Number = count, Own = texts };
            using var sink = new TightWriter();
            serializer.Serialize(sink, given);

            Lists read = serializer.Deserialize<Lists>(sink.ToArray())!;
            Assert.Equal(serializer.Serialize(given), sink.ToArray());
            Assert.Equal((given.Text, given.After, given.Number), (read.Text, read.After, read.Number));
            Assert.Equal(texts, read.Texts);
            Assert.Equal(texts, read.Own);
            Assert.Equal(wide?.Select(static w => w is null ? (-1, "") : (w.P1, w.P20)), read.Wide?.Select(static w => w is null ? (-1, "") : (w.P1, w.P20)));
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void What_derives_from_a_list_is_refused_also_when_it_is_empty(WireFormat format, CompilerChoice compilers)
    {
        var serializer = new Serializer(new SerializerOptions { Format = format, Compilers = compilers });
        GraupelException e = Assert.Throws<GraupelException>(() => serializer.Serialize(new Lists { Texts = new Derived() }));
        Assert.Equal(ErrorKind.UnknownCase, e.Kind);
        Assert.Contains("Texts", e.Message);
    }

    [Contract]
    public sealed class Lists
    {
        [Order(1)]
        public string? Text { get; set; }

        [Order(2)]
        public List<string>? Texts { get; set; }

        [Order(3)]
        public string? After { get; set; }

        [Order(4)]
        public List<Wide>? Wide { get; set; }

        [Order(5)]
        public int Number { get; set; }

        [Order(6)]
        public List<string>? Own { get; set; }
    }

    /// <summary>Its header is longer than what is stored at once.</summary>
    [Contract]
    public sealed class Wide
    {
        [Order(1)]
        public int P1 { get; set; }

        [Order(200)]
        public int P2 { get; set; }

        [Order(400)]
        public int P3 { get; set; }

        [Order(600)]
        public int P4 { get; set; }

        [Order(800)]
        public int P5 { get; set; }

        [Order(1000)]
        public int P6 { get; set; }

        [Order(1200)]
        public string? P20 { get; set; }
    }

    public sealed class Derived : List<string>;

    /// <summary>Gives just what is asked for, with bytes behind it that nobody may touch.</summary>
    private sealed class TightWriter : IBufferWriter<byte>, IDisposable
    {
        private const int Guard = 64;
        private readonly ArrayBufferWriter<byte> _written = new();
        private byte[] _given = [];
        private int _size;

        public byte[] ToArray() => _written.WrittenSpan.ToArray();

        public void Advance(int count)
        {
            Check();
            _written.Write(_given.AsSpan(0, count));
            _given = [];
        }

        public Memory<byte> GetMemory(int sizeHint = 0)
        {
            Check();
            _size = Math.Max(sizeHint, 1);
            _given = new byte[_size + Guard];
            _given.AsSpan(_size).Fill(0xEE);
            return _given.AsMemory(0, _size);
        }

        public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

        public void Dispose() => Check();

        private void Check() => Assert.True(_given.Length == 0 || !_given.AsSpan(_size).ContainsAnyExcept((byte)0xEE), "bytes behind the given memory were stored to");
    }
}
