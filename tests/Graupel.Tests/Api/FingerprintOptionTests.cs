using System.Runtime.Serialization;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Api;

/// <summary>What <see cref="SerializerOptions.WriteFingerprint"/> finds, which nothing in pure data shows.</summary>
public class FingerprintOptionTests
{
    private static readonly SerializerOptions Options = new() { WriteFingerprint = true };

    public static TheoryData<string> Formats => ["Fast", "Compact"];

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task Another_contract_is_refused(string format)
    {
        Serializer serializer = Of(format);
        byte[] bytes = serializer.Serialize(new Before { Width = 1, Height = 2 });
        Assert.Equal((1, 2), Values(serializer.Deserialize<Before>(bytes)!));

        GraupelException refused = Assert.Throws<GraupelException>(() => serializer.Deserialize<After>(bytes));
        Assert.Equal(ErrorKind.FingerprintMismatch, refused.Kind);
        Assert.Contains($"{serializer.For<Before>().Fingerprint:X16}", refused.Message);
        Assert.Contains($"{serializer.For<After>().Fingerprint:X16}", refused.Message);

        var stream = new MemoryStream(bytes);
        Assert.Throws<GraupelException>(() => serializer.Deserialize<After>(stream));
        Assert.Equal(0, stream.Position);
        await Assert.ThrowsAsync<GraupelException>(async () => await serializer.DeserializeAsync<After>(new ScriptedStream(bytes, piece: 1)));

        var held = new After { Width = 5, Height = 6 };
        After? filled = held;
        Assert.Throws<GraupelException>(() => serializer.Populate(bytes, ref filled));
        Assert.Equal((5, 6), (held.Width, held.Height));

        // The reason to ask for it.
        Serializer bare = new(serializer.Options with { WriteFingerprint = false });
        After swapped = bare.Deserialize<After>(bare.Serialize(new Before { Width = 1, Height = 2 }))!;
        Assert.Equal((2, 1), (swapped.Width, swapped.Height));
    }

    // It has a presence byte where the object itself has none: after a tag, and as a new object.
    [Theory]
    [MemberData(nameof(Formats))]
    public void What_stands_in_for_an_object_is_another_contract_only_where_its_bytes_differ(string format)
    {
        AssertSame<Holder>(isSame: true, References.None);
        AssertSame<Holder>(isSame: false, References.Preserve);
        AssertSame<OfCases>(isSame: false, References.None);

        void AssertSame<T>(bool isSame, References references)
        {
            SerializerOptions options = Of(format).Options with { References = references };
            var plain = new Serializer(options);
            var replaced = new Serializer(options.WithSurrogate<Before, After>(
                static value => new() { Width = value.Width, Height = value.Height }, static value => new() { Width = value.Width, Height = value.Height }));
            var named = new Serializer(options.WithSurrogate<Before, Alike>(
                static value => new() { Width = value.Width, Height = value.Height }, static value => new() { Width = value.Width, Height = value.Height }));
            Assert.NotEqual(plain.For<T>().Fingerprint, replaced.For<T>().Fingerprint);
            Assert.Equal(isSame, plain.For<T>().Fingerprint == named.For<T>().Fingerprint);
        }
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void What_contains_itself_is_filled(string format)
    {
        Serializer serializer = Of(format);
        byte[] bytes = serializer.Serialize(new Tree { Children = [new() { Items = [1] }], Next = new() { Items = [2] } });
        var held = new Tree { Items = [5] };
        Tree? filled = held;
        serializer.Populate(bytes, ref filled);
        Assert.Same(held, filled);
        Assert.Equal((1, 2), (held.Children![0].Items![0], held.Next!.Items![0]));
        filled = null;
        serializer.Populate(bytes, ref filled);
        Assert.Equal(2, filled!.Next!.Items![0]);
        Assert.Equal(2, ((Tree)serializer.For<Tree>().PopulateValue(bytes, held)!).Next!.Items![0]);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void What_exists_is_filled(string format)
    {
        Serializer serializer = Of(format);
        byte[] bytes = serializer.Serialize(new Holder { Number = 7, Items = [1, 2], Inner = new Before { Width = 3 } });
        var inner = new Before();
        List<int> items = [9];
        var held = new Holder { Items = items, Inner = inner };
        Holder? filled = held;
        serializer.Populate(bytes, ref filled);
        Assert.Same(held, filled);
        Assert.Same(items, held.Items);
        Assert.Same(inner, held.Inner);
        Assert.Equal((7, 2, 3), (held.Number, items.Count, inner.Width));
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void Roots_of_every_form_have_one(string format)
    {
        Serializer serializer = Of(format);
        Assert.Equal(3, Copy<Point?>(serializer, new Point { X = 3 })!.Value.X);
        Assert.Null(Copy<Point?>(serializer, null));
        Assert.Null(Copy<Before?>(serializer, null));
        Assert.Equal(4, Assert.IsType<Square>(Copy<Shape>(serializer, new Square { Side = 4 })).Side);
        Assert.Equal(3, ((Point)Copy(serializer, (ValueType)new Point { X = 3 }, typeof(Point))).X);

        var preserving = new Serializer(serializer.Options with { References = References.Preserve });
        var ring = new Ring();
        ring.Next = ring;
        Ring read = Copy(preserving, ring);
        Assert.Same(read, read.Next);
    }

    [Fact]
    public void Contracts_that_describe_themselves_have_none()
    {
        var serializer = new Serializer(Options);
        Assert.Equal(Serialization.Serialize(new Note(1, "a")), serializer.Serialize(new Note(1, "a")));
        Assert.Equal(Serialization.Serialize<List<Before>>([new()]), serializer.Serialize<List<Before>>([new()]));
        Assert.Equal(Serialization.Serialize(5), serializer.Serialize(5));
    }

    [Fact]
    public void It_stands_in_the_dump()
    {
        Serializer<Before> serializer = new Serializer(Options).For<Before>();
        string[] lines = serializer.Dump(serializer.Serialize(new Before { Width = 1 })).Split('\n');
        Assert.Contains(lines, line => line.Contains($"{serializer.Fingerprint}", StringComparison.Ordinal));
        Assert.Contains(lines, static line => line.Contains("Width", StringComparison.Ordinal));
    }

    [Fact]
    public void Messages_of_a_channel_have_one_each()
    {
        var options = new MessageChannelOptions { Serializer = new Serializer(Options) };
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.Write(new Before { Width = 1 });
            writer.Write(new Before { Width = 2 });
            writer.Flush();

            stream.Position = 0;
            using var reader = new MessageReader(stream, options);
            Assert.Equal(1, reader.Read<Before>()!.Width);
            Assert.Equal(ErrorKind.FingerprintMismatch, Assert.Throws<GraupelException>(() => reader.Read<After>()).Kind);
        }
    }

    [Fact]
    public void MessagePack_has_no_place_for_it()
    {
        ArgumentException refused = Assert.Throws<ArgumentException>(static () => new Serializer(Options with { Format = WireFormat.MessagePack }));
        Assert.Contains(nameof(SerializerOptions.WriteFingerprint), refused.Message);
    }

    private static Serializer Of(string format) => new(Options with { Format = format == "Fast" ? WireFormat.Fast : WireFormat.Compact });

    private static T Copy<T>(Serializer serializer, T value)
    {
        T copy = serializer.Deserialize<T>(serializer.Serialize(value))!;
        serializer.Deserialize<T>(new ScriptedStream(serializer.Serialize(value), piece: 1));
        return copy;
    }

    private static object Copy(Serializer serializer, object value, Type type) =>
        serializer.For(type).DeserializeValue(serializer.For(type).SerializeValue(value))!;

    private static (int Width, int Height) Values(Before value) => (value.Width, value.Height);

    [Pack]
    public sealed class Before : ICase
    {
        public int Width { get; set; }

        public int Height { get; set; }
    }

    [Union(1, typeof(Before))]
    public interface ICase;

    [Pack]
    public sealed class After
    {
        public int Height { get; set; }

        public int Width { get; set; }
    }

    [Pack]
    public sealed class Holder
    {
        public int Number { get; set; }

        public List<int>? Items { get; set; }

        public Before? Inner { get; set; }
    }

    [Pack]
    public sealed class Alike
    {
        public int Width { get; set; }

        public int Height { get; set; }
    }

    [Pack]
    public sealed class OfCases
    {
        public ICase? Case { get; set; }
    }

    [Pack]
    public sealed class Tree
    {
        public List<Tree>? Children { get; set; }

        public Tree? Next { get; set; }

        public List<int>? Items { get; set; }
    }

    [Pack]
    public struct Point
    {
        public int X;
    }

    [Serializable]
    [KnownType(typeof(Square))]
    public abstract class Shape;

    [Serializable]
    public sealed class Square : Shape
    {
        public int Side { get; set; }
    }

    [Serializable]
    public sealed class Ring
    {
        public Ring? Next { get; set; }
    }
}
