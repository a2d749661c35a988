using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Tests.Converters;

/// <summary>Mistakes in converters of the user's, which must not become mistakes in the data.</summary>
public class OwnConverterFaultTests
{
    public static TheoryData<string> Formats => new(All.Keys);

    private static readonly Dictionary<string, WireFormat> All = new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }.ToDictionary(static one => one.Name);

    [Theory]
    [MemberData(nameof(Formats))]
    public void A_converter_that_writes_nothing_is_refused(string format)
    {
        var serializer = new Serializer(new SerializerOptions { Format = All[format] }.WithContract(new Own(Shaped.Text)));
        Refuse(() => serializer.Serialize(new Word { Text = null }));
        Refuse(() => serializer.Serialize(new Sentence { First = new Word { Text = "a" }, Second = new Word() }));
        Refuse(() => serializer.Serialize<Word[]>([new Word { Text = "a" }, new Word()]));
        Refuse(() => serializer.Serialize<List<Word>>([new Word(), new Word { Text = "a" }]));
        Refuse(() => serializer.Serialize(new Dictionary<string, Word> { ["a"] = new() }));
        Sentence copy = serializer.DeepClone(new Sentence { First = new Word { Text = "a" }, Second = new Word { Text = "" } });
        Assert.Equal(("a", ""), (copy.First!.Text, copy.Second!.Text));

        static void Refuse(Action write)
        {
            GraupelException error = Assert.Throws<GraupelException>(write);
            Assert.Equal(ErrorKind.InvalidValue, error.Kind);
            Assert.Contains("wrote nothing for a", error.Message, StringComparison.Ordinal);
        }
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void A_shape_that_no_value_has_is_refused(string format)
    {
        foreach (WireKind kind in new[] { WireKind.Absent, WireKind.BaseObject, WireKind.HeadedObject, WireKind.BareObject, (WireKind)0x99, WireKind.NullableFlag })
        {
            Refuse(new Own(() => new WireShape(kind, 1)), "does not describe a value");
        }

        Refuse(new Own(static () => null!), "does not describe a value");
        Refuse(new Other(), "does not convert");

        void Refuse(Contract<Word?> contract, string text)
        {
            var serializer = new Serializer(new SerializerOptions { Format = All[format] }.WithContract(contract));
            GraupelException error = Assert.Throws<GraupelException>(() => serializer.Serialize(new Sentence { First = new Word { Text = "a" } }));
            Assert.Equal(ErrorKind.NoContract, error.Kind);
            Assert.Contains(text, error.Message, StringComparison.Ordinal);
        }
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    public void A_sequence_written_by_hand_is_skipped_in_pure_data(string format)
    {
        var serializer = new Serializer(new SerializerOptions { Format = All[format], References = References.Preserve }.WithContract(new PairContract(static registry => registry)));
        var value = new Packed { Pairs = [new Pair { A = "a", B = "b" }, new Pair { A = "c", B = "d" }], Last = "e" };
        byte[] bytes = serializer.Serialize(value);
        using var stream = new Carriers.ScriptedStream(bytes, 1);
        foreach (Packed copy in new[] { serializer.Deserialize<Packed>(bytes)!, serializer.Deserialize<Packed>(stream)! })
        {
            Assert.Equal(["a", "b", "c", "d"], copy.Pairs!.SelectMany(static pair => new[] { pair.A, pair.B }));
            Assert.Equal("e", copy.Last);
        }

        serializer = new Serializer(serializer.Options.WithContract(new PairContract(static _ => false)));
        Assert.Equal("a", serializer.DeepClone(new Pair { A = "a" }).A);
        GraupelException error = Assert.Throws<GraupelException>(() => serializer.Serialize(value));
        Assert.Equal(ErrorKind.NoContract, error.Kind);
        Assert.Contains("not one of pure data", error.Message, StringComparison.Ordinal);
    }

    public sealed class Word
    {
        public string? Text { get; set; }
    }

    public sealed class Sentence
    {
        public Word? First { get; set; }

        public Word? Second { get; set; }
    }

    public sealed class Pair
    {
        public string A { get; set; } = "";

        public string B { get; set; } = "";
    }

    [Pack]
    public sealed class Packed
    {
        public Pair[]? Pairs { get; set; }

        public string? Last { get; set; }
    }

    private static class Shaped
    {
        public static WireShape Text() => WireShapes.String;
    }

    private sealed class Own(Func<WireShape> shape) : Contract<Word?>
    {
        public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new OwnWords<TWriter, TReader>(shape);
    }

    private sealed class Other : Contract<Word?>
    {
        public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => registry.Get<string?>();
    }

    private sealed class OwnWords<TWriter, TReader>(Func<WireShape> shape) : Converter<TWriter, TReader, Word?>
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        public override WireShape Shape => shape();

        public override void Write(ref TWriter writer, in Word? value)
        {
            if (value is null)
            {
                writer.WriteNull();
            }
            else if (value.Text is not null)
            {
                writer.WriteString(value.Text);
            }
        }

        public override Word? Read(ref TReader reader) => reader.ReadString() is { } text ? new Word { Text = text } : null;
    }

    private sealed class PairContract(Func<bool, bool> isExact) : Contract<Pair?>
    {
        public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new Pairs<TWriter, TReader>(isExact(registry.IsExact));
    }

    private sealed class Pairs<TWriter, TReader>(bool isExact) : Converter<TWriter, TReader, Pair?>
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        private readonly WireShape _text = new(WireKind.String, 1) { IsExact = isExact };

        public override WireShape Shape => new(WireKind.Sequence, 1) { IsExact = isExact, Below = () => [_text] };

        public override void Write(ref TWriter writer, in Pair? value)
        {
            if (value is null)
            {
                writer.WriteNull();
                return;
            }

            writer.WriteSequenceHeader(2, _text);
            writer.WriteString(value.A);
            writer.WriteString(value.B);
        }

        public override Pair? Read(ref TReader reader) => reader.ReadSequenceHeader(_text, out _) switch
        {
            SequenceCount.Null => null,
            2 => new Pair { A = reader.ReadString()!, B = reader.ReadString()! },
            _ => throw new GraupelException(ErrorKind.InvalidValue, "not a pair"),
        };
    }
}
