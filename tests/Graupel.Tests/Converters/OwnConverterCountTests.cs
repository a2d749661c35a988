using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Tests.Converters;

/// <summary>A converter of the user's writes exactly one value, with as many entries as its header says.</summary>
public class OwnConverterCountTests
{
    private static readonly WireFormat[] Formats = [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    public static TheoryData<string, string> Faults
    {
        get
        {
            var faults = new TheoryData<string, string>();
            foreach (WireFormat format in Formats)
            {
                foreach (string fault in (string[])["two texts", "too few elements", "too many elements", "too few pairs", "too many pairs", "two sequences"])
                {
                    faults.Add(format.Name, fault);
                }
            }

            return faults;
        }
    }

    [Theory]
    [MemberData(nameof(Faults))]
    public void Anything_else_is_refused(string format, string fault)
    {
        var serializer = new Serializer(new SerializerOptions { Format = Formats.First(one => one.Name == format) }.WithContract(new OwnContract(fault)));
        Refuse(() => serializer.Serialize(new Word(fault)), "");
        Refuse(() => serializer.Serialize(new Sentence { First = new("a"), Second = new(fault), Third = new("b") }), "Second");
        Refuse(() => serializer.Serialize<Word[]>([new("a"), new(fault)]), null);
        Refuse(() => serializer.Serialize<List<Word>>([new(fault), new("a")]), null);
        Refuse(() => serializer.Serialize(new Dictionary<string, Word> { ["a"] = new(fault) }), "[0]");
        using var stream = new MemoryStream();
        Refuse(() => serializer.Serialize(stream, new Sentence { Second = new(fault) }), "Second");

        Sentence copy = serializer.DeepClone(new Sentence { First = new("a"), Third = new("") });
        Assert.Equal(("a", null, ""), (copy.First?.Text, copy.Second?.Text, copy.Third?.Text));
        Assert.Equal(["a", "b"], serializer.DeepClone<List<Word>>([new("a"), new("b")]).Select(static word => word.Text));

        static void Refuse(Action write, string? path)
        {
            GraupelException error = Assert.Throws<GraupelException>(write);
            Assert.Equal(ErrorKind.InvalidValue, error.Kind);
            Assert.Contains("did not write one value", error.Message, StringComparison.Ordinal);
            Assert.True(path is null || error.Path == path, error.Path);
        }
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    public void In_pure_data_text_is_checked_too(string format)
    {
        var options = new SerializerOptions { Format = Formats.First(one => one.Name == format) }.WithContract(new OwnContract("two texts"));
        var serializer = new Serializer(options);
        Assert.Equal("a", serializer.DeepClone(new Packed { First = new("a"), Last = 1 }).First!.Text);
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => serializer.Serialize(new Packed { First = new("two texts"), Last = 1 })).Kind);
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    public void What_has_an_identity_is_not_written_without(string format)
    {
        var options = new SerializerOptions { Format = Formats.First(one => one.Name == format), References = References.Preserve };
        var serializer = new Serializer(options.WithContract(new BorrowedContract()));
        var shared = new Word("ab");
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => serializer.Serialize(new Sentence { First = shared, Second = shared })).Kind);
    }

    [Fact]
    public void Values_in_values_and_large_ones_are_written_as_before()
    {
        foreach (WireFormat format in Formats)
        {
            var serializer = new Serializer(new SerializerOptions { Format = format }.WithContract(new NestContract()));
            Nest? nest = null;
            for (int i = 0; i < 300; i++)
            {
                nest = new(new string('a', i % 5 * 100), nest);
            }

            int depth = 0;
            for (Nest? copy = serializer.DeepClone(nest); copy is not null; copy = copy.Inner)
            {
                depth++;
            }

            Assert.Equal(300, depth);
            Assert.Equal(1_000_000, serializer.DeepClone(new Nest(new string('a', 1_000_000), null)).Text.Length);
        }
    }

    public sealed record Word(string? Text);

    public sealed record Nest(string Text, Nest? Inner);

    public sealed class Sentence
    {
        public Word? First { get; set; }

        public Word? Second { get; set; }

        public Word? Third { get; set; }
    }

    [Pack]
    public sealed class Packed
    {
        public Word? First { get; set; }

        public int Last { get; set; }
    }

    private sealed class OwnContract(string fault) : Contract<Word?>
    {
        public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new Words<TWriter, TReader>(fault);
    }

    // Text, or a sequence or map of texts.
    private sealed class Words<TWriter, TReader>(string fault) : Converter<TWriter, TReader, Word?>
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        private static readonly WireShape Text = new(WireKind.String, 1);

        public override WireShape Shape { get; } = fault switch
        {
            "two texts" => Text,
            "too few pairs" or "too many pairs" => new(WireKind.Map, 1) { Below = static () => [Text, Text] },
            _ => new(WireKind.Sequence, 1) { Below = static () => [Text] },
        };

        public override void Write(ref TWriter writer, in Word? value)
        {
            if (value is null)
            {
                writer.WriteNull();
                return;
            }

            bool isFault = value.Text == fault;
            switch (fault)
            {
                case "two texts":
                    writer.WriteString(value.Text);
                    break;
                case "too few elements" or "too many elements" or "two sequences":
                    writer.WriteSequenceHeader(isFault && fault == "too few elements" ? 2 : 1, Text);
                    writer.WriteString(value.Text);
                    break;
                default:
                    writer.WriteMapHeader(isFault && fault == "too few pairs" ? 2 : 1, Text, Text);
                    writer.WriteString("");
                    writer.WriteString(value.Text);
                    break;
            }

            if (isFault && fault is not ("too few elements" or "too few pairs"))
            {
                if (fault == "two sequences")
                {
                    writer.WriteSequenceHeader(1, Text);
                }

                writer.WriteString(value.Text);
            }
        }

        public override Word? Read(ref TReader reader)
        {
            switch (Shape.Kind)
            {
                case WireKind.String:
                    return reader.ReadString() is { } text ? new(text) : null;
                case WireKind.Map:
                    if (reader.ReadMapHeader(Text, Text, out _, out _) < 0)
                    {
                        return null;
                    }

                    reader.ReadString();
                    return new(reader.ReadString());
                default:
                    return reader.ReadSequenceHeader(Text, out _) < 0 ? null : new(reader.ReadString());
            }
        }
    }

    // Says that its values have an identity, as those of another converter do, and writes them by hand.
    private sealed class BorrowedContract : Contract<Word?>
    {
        public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
            new Borrowed<TWriter, TReader>(registry.Get<char[]?>());
    }

    private sealed class Borrowed<TWriter, TReader>(Converter<TWriter, TReader, char[]?> letters) : Converter<TWriter, TReader, Word?>
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        private static readonly WireShape Text = new(WireKind.String, 1);

        public override WireShape Shape => letters.Shape;

        public override void Write(ref TWriter writer, in Word? value)
        {
            if (value is null)
            {
                writer.WriteNull();
                return;
            }

            writer.WriteSequenceHeader(2, Text);
            writer.WriteString(value.Text);
            writer.WriteString(value.Text);
        }

        public override Word? Read(ref TReader reader) => throw new NotSupportedException();
    }

    private sealed class NestContract : Contract<Nest?>
    {
        public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new Nests<TWriter, TReader>(registry);
    }

    // A map of one pair, whose value is another one.
    private sealed class Nests<TWriter, TReader>(Registry<TWriter, TReader> registry) : Converter<TWriter, TReader, Nest?>
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        private static readonly WireShape Text = new(WireKind.String, 1);

        public override WireShape Shape { get; } = new(WireKind.Map, 1);

        public override void Write(ref TWriter writer, in Nest? value)
        {
            if (value is null)
            {
                writer.WriteNull();
                return;
            }

            writer.WriteMapHeader(1, Text, Shape);
            writer.WriteString(value.Text);
            registry.Get<Nest?>().Write(ref writer, value.Inner);
        }

        public override Nest? Read(ref TReader reader) =>
            reader.ReadMapHeader(Text, Shape, out _, out _) < 0 ? null : new(reader.ReadString()!, Read(ref reader));
    }
}
