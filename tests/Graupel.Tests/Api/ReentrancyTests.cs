using System.Buffers;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Api;

/// <summary>A value that serializes while it is serialized, and reads while it is read, disturbs nobody.</summary>
public class ReentrancyTests
{
    [Theory]
    [InlineData(0)]
    [InlineData(100)]
    [InlineData(100_000)]
    public void Every_way_of_writing_can_be_nested(int length)
    {
        var value = new Nested(3, length);
        byte[] expected = Serialization.Serialize(value);
        Assert.Equal(value, Serialization.Deserialize<Nested>(expected));

        var stream = new MemoryStream();
        Serialization.Serialize(stream, value);
        Assert.Equal(expected, stream.ToArray());
        Assert.Equal(value, Serialization.Deserialize<Nested>(new ScriptedStream(expected)));
        Assert.Equal(value, Serialization.Deserialize<Nested>(new ScriptedStream(expected, canSeek: true)));

        var writer = new ArrayBufferWriter<byte>();
        Serialization.Serialize(writer, value);
        Assert.Equal(expected, writer.WrittenSpan.ToArray());

        byte[] span = new byte[expected.Length];
        Assert.True(Serialization.TrySerialize(value, span, out _));
        Assert.Equal(expected, span);
        Assert.Equal(value, Serialization.DeepClone(value));
    }

    [Fact]
    public void The_memory_of_the_thread_survives_a_failure()
    {
        Serialization.Serialize(1);
        Assert.Throws<InvalidOperationException>(() => Serialization.Serialize(new Nested(-1, 0)));
        long before = GC.GetAllocatedBytesForCurrentThread();
        byte[] one = Serialization.Serialize(1);
        long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        Assert.Equal([1, 0, 0, 0], one);
        Assert.InRange(allocated, 1, 100);
    }

    [Fact]
    public void It_survives_a_failure_of_reading_from_a_stream()
    {
        byte[] bytes = Serialization.Serialize(1L);
        Assert.Throws<GraupelException>(() => Serialization.Deserialize<long>(new ScriptedStream([])));
        Assert.Throws<ObjectDisposedException>(() => Serialization.Deserialize<long>(Closed()));
        using var stream = new ScriptedStream(bytes);
        long before = GC.GetAllocatedBytesForCurrentThread();
        long value = Serialization.Deserialize<long>(stream);
        long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        Assert.Equal(1, value);
        Assert.Equal(0, allocated);
    }

    [Fact]
    public void A_constructor_that_serializes_while_its_contract_is_made_gets_what_is_whole()
    {
        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });
        Maker.Serializer = serializer;
        Serializer<Whole> root = serializer.For<Whole>();
        Whole copy = serializer.DeepClone(new Whole { Maker = new Maker { Held = { ["a"] = 1 } } });
        Assert.Equal("copied", copy.Maker!.Copy().Pieces.Single().Text);
        Assert.Equal(1, copy.Maker.Held["A"]);
        Assert.Same(root, serializer.For<Whole>());
        Assert.Equal(7, serializer.DeepClone(new Part { Number = 7 }).Number);
    }

    [Fact]
    public void A_constructor_that_fails_while_its_contract_is_made_leaves_nothing_half_made()
    {
        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });
        Maker.Serializer = serializer;
        Maker.Failure = new TimeoutException();
        for (int i = 0; i < 2; i++)
        {
            Assert.Same(Maker.Failure, Assert.Throws<TimeoutException>(() => serializer.For<Whole>()));
        }

        Assert.Equal("left", serializer.DeepClone(new Part { Pieces = { new Piece { Text = "left" } } }).Pieces.Single().Text);
        Maker.Failure = null;
        Assert.NotNull(serializer.DeepClone(new Whole { Maker = new Maker() }).Maker);
    }

    [Fact]
    public void A_constructor_that_serializes_its_own_type_while_its_contract_is_made_is_refused()
    {
        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });
        Selfish.Serializer = serializer;
        Assert.Contains(nameof(Selfish), Assert.Throws<InvalidOperationException>(() => serializer.For<Selfish>()).Message, StringComparison.Ordinal);
        Selfish.Serializer = null;
        Assert.Equal(3, serializer.DeepClone(new Selfish { Held = { ["a"] = 3 } }).Held["a"]);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void A_constructor_that_uses_what_was_made_before_gets_cases_that_are_whole(bool populates)
    {
        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });
        Grower.Root = serializer.For<Branch>();
        Grower.Populates = populates;
        Grower.Failure = new TimeoutException();
        Assert.Throws<TimeoutException>(serializer.For<Grower>);
        Assert.Equal("leaf", Grower.Copy(new Leaf { Pieces = { new Piece { Text = "leaf" } } }).Pieces.Single().Text);
        Grower.Failure = null;
        Grower copy = serializer.DeepClone(new Grower { Held = { ["a"] = 1 } });
        Assert.Equal("grown", copy.Grown.Pieces.Single().Text);
        Assert.Equal(1, copy.Held["A"]);
        Grower.Root = null;
    }

    [Fact]
    public void A_constructor_that_meets_its_own_type_as_a_case_while_its_contract_is_made_is_refused()
    {
        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });
        Sprout.First = new Sprout();
        Sprout.Root = serializer.For<Branch>();
        Assert.Contains(nameof(Sprout), Assert.Throws<InvalidOperationException>(() => serializer.For<Sprout>()).Message, StringComparison.Ordinal);
        Sprout.Root = null;
        Assert.Equal(3, Assert.IsType<Sprout>(serializer.DeepClone<Branch>(new Sprout { Held = { ["a"] = 3 } })).Held["A"]);
    }

    [Contract]
    public sealed class Whole
    {
        [Order(1)] public Part? Part { get; set; }

        [Order(2)] public Maker? Maker { get; set; }
    }

    [Contract]
    public sealed class Part
    {
        [Order(1)] public int Number { get; set; }

        [Order(2)] public List<Piece> Pieces { get; set; } = [];
    }

    [Contract]
    public sealed class Piece
    {
        [Order(1)] public string Text { get; set; } = "";

        [Order(2)] public Part? Part { get; set; }
    }

    /// <summary>Made once before anything is written, to see which comparer its dictionary has.</summary>
    [Contract]
    public sealed class Maker
    {
        private readonly Part _copy;

        public Maker()
        {
            _copy = Serializer!.DeepClone(new Part { Pieces = { new Piece { Text = "copied", Part = new Part() } } });
            if (Failure is not null)
            {
                throw Failure;
            }
        }

        [field: ThreadStatic]
        public static Serializer? Serializer { get; set; }

        [field: ThreadStatic]
        public static Exception? Failure { get; set; }

        [Order(1)] public Dictionary<string, int> Held { get; } = new(StringComparer.OrdinalIgnoreCase);

        public Part Copy() => _copy;
    }

    [Contract]
    public sealed class Selfish
    {
        public Selfish() => Serializer?.Serialize<Selfish[]>([]);

        [field: ThreadStatic]
        public static Serializer? Serializer { get; set; }

        [Order(1)] public Dictionary<string, int> Held { get; } = new(StringComparer.OrdinalIgnoreCase);
    }

    [Contract, Union(1, typeof(Leaf)), Union(2, typeof(Sprout))]
    public abstract class Branch;

    [Contract]
    public sealed class Leaf : Branch
    {
        [Order(1)] public List<Piece> Pieces { get; set; } = [];
    }

    [Contract]
    public sealed class Sprout : Branch
    {
        public Sprout() => Root?.Serialize(First!);

        [field: ThreadStatic]
        public static Sprout? First { get; set; }

        [field: ThreadStatic]
        public static Serializer<Branch>? Root { get; set; }

        [Order(1)] public Dictionary<string, int> Held { get; } = new(StringComparer.OrdinalIgnoreCase);
    }

    /// <summary>Uses a root that was made before, for a case that it did not meet before.</summary>
    [Contract]
    public sealed class Grower
    {
        public Grower()
        {
            Grown = Copy(new Leaf { Pieces = { new Piece { Text = "grown" } } });
            if (Failure is not null)
            {
                throw Failure;
            }
        }

        [field: ThreadStatic]
        public static Serializer<Branch>? Root { get; set; }

        [field: ThreadStatic]
        public static bool Populates { get; set; }

        [field: ThreadStatic]
        public static Exception? Failure { get; set; }

        [Order(1)] public Dictionary<string, int> Held { get; } = new(StringComparer.OrdinalIgnoreCase);

        [SkipPack] public Leaf Grown { get; }

        public static Leaf Copy(Leaf leaf)
        {
            if (!Populates)
            {
                return (Leaf)Root!.DeepClone(leaf);
            }

            Branch held = new Leaf();
            Root!.Populate(Root.Serialize(leaf), ref held);
            return (Leaf)held;
        }
    }

    private static BufferedStream Closed()
    {
        var stream = new BufferedStream(new ScriptedStream([]));
        stream.Dispose();
        return stream;
    }

    /// <summary>Written as text of a length, and as the bytes of the same with a depth less.</summary>
    public sealed record Nested(int Depth, int Length);

    internal sealed class NestedContract : Contract<Nested>
    {
        public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
            new NestedConverter<TWriter, TReader>();
    }

    private sealed class NestedConverter<TWriter, TReader> : Converter<TWriter, TReader, Nested>
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        public override WireShape Shape { get; } = new(WireKind.Blob, 1);

        public override void Write(ref TWriter writer, in Nested value)
        {
            if (value.Depth < 0)
            {
                throw new InvalidOperationException("below zero");
            }

            writer.WriteString(new string('a', value.Length));
            writer.WriteBlob(value.Depth > 0 ? Serialization.Serialize(value with { Depth = value.Depth - 1 }) : default(ReadOnlySpan<byte>));
            writer.WriteString(new string('b', value.Length));
        }

        public override Nested Read(ref TReader reader)
        {
            int length = reader.ReadString()!.Length;
            byte[] inner = reader.ReadBlob()!;
            Assert.Equal(new string('b', length), reader.ReadString());
            return new Nested(inner.Length > 0 ? Serialization.Deserialize<Nested>(new ScriptedStream(inner)).Depth + 1 : 0, length);
        }
    }
}
