using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Tests.Converters;

/// <summary>What a converter of the user's says about its values, and makes of them, cannot merge or misplace any.</summary>
public class OwnConverterMakingTests
{
    public static TheoryData<string> Formats => new(All.Keys);

    private static readonly Dictionary<string, WireFormat> All = new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }.ToDictionary(static one => one.Name);

    [Theory]
    [MemberData(nameof(Formats))]
    public void One_instance_for_two_values_is_refused(string format)
    {
        var options = new SerializerOptions { Format = All[format], References = References.Preserve };
        var shared = new Box { Text = "a" };
        Box[] value = [shared, shared, new Box { Text = "b" }];
        Box[] copy = new Serializer(options.WithContract(new BoxContract(static () => new Box()))).DeepClone(value);
        Assert.Equal(["a", "a", "b"], copy.Select(static box => box.Text));
        Assert.Same(copy[0], copy[1]);

        var same = new Box();
        var serializer = new Serializer(options.WithContract(new BoxContract(() => same)));
        byte[] bytes = serializer.Serialize(value);
        GraupelException error = Assert.Throws<GraupelException>(() => serializer.Deserialize<Box[]>(bytes));
        Assert.Equal(ErrorKind.InvalidValue, error.Kind);
        Assert.Contains("returned the same", error.Message, StringComparison.Ordinal);
        Assert.Equal("a", serializer.Deserialize<Box[]>(serializer.Serialize<Box[]>([shared, shared]))![0].Text);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void A_huge_minimum_is_an_error_of_the_data_at_most(string format)
    {
        foreach (int size in new[] { int.MaxValue, 1 << 30, int.MinValue })
        {
            var serializer = new Serializer(new SerializerOptions { Format = All[format] }.WithContract(new BoxContract(static () => new Box(), size)));
            Box box = new() { Text = "a" };
            Check(new Dictionary<string, Box> { ["a"] = box, ["b"] = box });
            Check(new Box[] { box, box });
            Check(new List<Pair> { new(box, box), new(box, box) });
            Check(new Dictionary<Pair, Box> { [new(box, box)] = box });

            void Check<T>(T value)
            {
                byte[] bytes = serializer.Serialize(value);
                Assert.True(Record.Exception(() => serializer.Deserialize<T>(bytes)) is null or GraupelException { Kind: ErrorKind.EndOfData });
                using var stream = new Carriers.ScriptedStream(bytes, 1);
                Assert.True(Record.Exception(() => serializer.Deserialize<T>(stream)) is null or GraupelException { Kind: ErrorKind.EndOfData });
            }
        }
    }

    public sealed class Box
    {
        public string? Text { get; set; }
    }

    [Pack]
    public sealed record Pair(Box? One, Box? Other);

    private sealed class BoxContract(Func<Box> create, int minimumSize = 1) : Contract<Box?>
    {
        public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new Boxes<TWriter, TReader>(create, minimumSize, registry.IsExact);
    }

    private sealed class Boxes<TWriter, TReader>(Func<Box> create, int minimumSize, bool isExact) : Converter<TWriter, TReader, Box?>
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        private readonly WireShape _text = new(WireKind.String, 1) { IsExact = isExact };

        public override WireShape Shape => field ??= new(WireKind.Sequence, minimumSize) { IsExact = isExact, Below = () => [_text] };

        public override bool FillsInPlace => true;

        public override Box Create(ref TReader reader) => create();

        public override void Populate(ref TReader reader, ref Box? value)
        {
            if (reader.ReadSequenceHeader(_text, out _) < 0)
            {
                value = null;
                return;
            }

            value!.Text = reader.ReadString();
        }

        public override Box? Read(ref TReader reader)
        {
            Box? box = create();
            Populate(ref reader, ref box);
            return box;
        }

        public override void Write(ref TWriter writer, in Box? value)
        {
            if (value is null)
            {
                writer.WriteNull();
                return;
            }

            writer.WriteSequenceHeader(1, _text);
            writer.WriteString(value.Text);
        }
    }
}
