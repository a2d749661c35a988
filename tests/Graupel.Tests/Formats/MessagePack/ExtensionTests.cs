using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Formats.Compact;
using Graupel.Formats.Fast;
using Graupel.Formats.MessagePack;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Extensions of users: as values of contracts, by surrogates, and by converters.</summary>
public class ExtensionTests
{
    private const int ReferenceType = 82;

    private static readonly Serializer Plain = With(new SerializerOptions());
    private static readonly Serializer Preserving = With(new SerializerOptions { References = References.Preserve });

    private static readonly SerializerOptions Places = new SerializerOptions().WithSurrogate<Place, MessagePackExtension>(
        place => new(7, new[] { place.Row, place.Column }),
        extension => extension is { Type: 7, Content: { Length: 2 } content }
            ? new(content.Span[0], content.Span[1])
            : throw new GraupelException(ErrorKind.InvalidValue, "an extension is no place"));

    [Theory]
    [InlineData(7, 0, "C70007")]
    [InlineData(7, 1, "D40700")]
    [InlineData(-1, 2, "D5FF0001")]
    [InlineData(127, 3, "C7037F000102")]
    [InlineData(-128, 4, "D68000010203")]
    [InlineData(0, 8, "D7000001020304050607")]
    [InlineData(7, 9, "C70907000102030405060708")]
    [InlineData(7, 16, "D807000102030405060708090A0B0C0D0E0F")]
    public void Extensions_are_written_in_the_smallest_form(int type, int length, string hex)
    {
        MessagePackExtension value = Make(type, length);
        Assert.Equal(hex, Convert.ToHexString(Plain.Serialize(value)));
        Assert.Equal(value, Plain.Deserialize<MessagePackExtension>(Convert.FromHexString(hex)));
    }

    [Theory]
    [InlineData(255, "C7FF07")]
    [InlineData(256, "C8010007")]
    [InlineData(65_535, "C8FFFF07")]
    [InlineData(65_536, "C90001000007")]
    [InlineData(3_000_000, "C9002DC6C007")]
    public void Long_extensions_have_longer_headers(int length, string header)
    {
        MessagePackExtension value = Make(7, length);
        byte[] bytes = Plain.Serialize(value);
        Assert.Equal((header, (header.Length / 2) + length), (Convert.ToHexString(bytes, 0, header.Length / 2), bytes.Length));
        Assert.Equal(value, Plain.Deserialize<MessagePackExtension>(bytes));
        Assert.Equal(value, Plain.Deserialize<MessagePackExtension>(Segments.Cut(bytes, 3, bytes.Length - 1)));
    }

    [Theory]
    [InlineData("C7010709")]
    [InlineData("C800010709")]
    [InlineData("C9000000010709")]
    public void Every_form_is_read(string hex) =>
        Assert.Equal(new MessagePackExtension(7, new byte[] { 9 }), Plain.Deserialize<MessagePackExtension>(Convert.FromHexString(hex)));

    [Theory]
    [InlineData("C40109", ErrorKind.KindMismatch)]
    [InlineData("05", ErrorKind.KindMismatch)]
    [InlineData("A0", ErrorKind.KindMismatch)]
    [InlineData("D4", ErrorKind.EndOfData)]
    [InlineData("D407", ErrorKind.EndOfData)]
    [InlineData("C9FFFFFFFF07", ErrorKind.EndOfData)]
    [InlineData("C97FFFFFC70709", ErrorKind.EndOfData)]
    public void Nothing_else_is_an_extension(string hex, ErrorKind expected)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        var error = Assert.Throws<GraupelException>(() => Plain.Deserialize<MessagePackExtension>(Convert.FromHexString(hex)));
        Assert.Equal(expected, error.Kind);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 1_000_000);
    }

    [Theory]
    [InlineData("D40509", "Found an extension of type 5 where")]
    [InlineData("D7FB0000000000000000", "Found an extension of type -5 where")]
    [InlineData("C7036401", "Found an extension of type 100, which MessagePack-CSharp writes for a type that it names, where")]
    [InlineData("C8000362010203", "Found an extension of type 98, which MessagePack-CSharp writes for compressed data, where")]
    [InlineData("C90000000363010203", "Found an extension of type 99, which MessagePack-CSharp writes for compressed data, where")]
    public void An_extension_that_is_not_expected_is_told_with_its_type(string hex, string told)
    {
        foreach (Type type in (Type[])[typeof(Small), typeof(int), typeof(string), typeof(List<int>), typeof(byte[]), typeof(DateTime), typeof(Dictionary<int, int>)])
        {
            var error = Assert.Throws<GraupelException>(() => Plain.For(type).DeserializeValue(Convert.FromHexString(hex)));
            Assert.Equal(ErrorKind.KindMismatch, error.Kind);
            Assert.StartsWith(told, error.Message, StringComparison.Ordinal);
        }

        var cut = Assert.Throws<GraupelException>(() => Plain.Deserialize<Small>(Convert.FromHexString("C90000000363")[..5]));
        Assert.Equal(ErrorKind.EndOfData, cut.Kind);
    }

    [Fact]
    public void Other_formats_write_the_type_before_the_bytes()
    {
        foreach (WireFormat format in new[] { WireFormat.Fast, WireFormat.Compact })
        {
            var serializer = new Serializer(new SerializerOptions { Format = format });
            byte[] bytes = serializer.Serialize(Make(-2, 3));
            Assert.Equal(serializer.Serialize(new byte[] { 0xFE, 0, 1, 2 }), bytes);
            Assert.Equal(Make(-2, 3), serializer.Deserialize<MessagePackExtension>(bytes));
            var error = Assert.Throws<GraupelException>(() => serializer.Deserialize<MessagePackExtension>(serializer.Serialize(Array.Empty<byte>())));
            Assert.Equal(ErrorKind.InvalidValue, error.Kind);
        }
    }

    [Fact]
    public void A_surrogate_has_a_type_written_as_an_extension()
    {
        foreach (WireFormat format in new[] { WireFormat.MessagePack, WireFormat.Fast, WireFormat.Compact })
        {
            var serializer = new Serializer(Places with { Format = format });
            var trip = new Trip
            {
                From = new(1, 2),
                Over = null,
                Stops = [new(3, 4), new(5, 6)],
                Names = new() { [new(1, 2)] = "home" },
            };
            Trip read = serializer.Deserialize<Trip>(serializer.Serialize(trip))!;
            Assert.Equal((trip.From, trip.Over), (read.From, read.Over));
            Assert.Equal(trip.Stops, read.Stops);
            Assert.Equal(trip.Names, read.Names);
        }

        Assert.Equal("D5070102", Convert.ToHexString(new Serializer(Places with { Format = WireFormat.MessagePack }).Serialize(new Place(1, 2))));
    }

    [Fact]
    public void A_wrong_extension_is_an_error_with_its_path()
    {
        var serializer = new Serializer(Places with { Format = WireFormat.MessagePack });
        byte[] bytes = Convert.FromHexString("94" + "D5070102" + "C0" + "92" + "D5070304" + "C40109" + "80");
        var error = Assert.Throws<GraupelException>(() => serializer.Deserialize<Trip>(bytes));
        Assert.Equal((ErrorKind.KindMismatch, "Stops[1]", 11L), (error.Kind, error.Path, error.Offset));
    }

    [Fact]
    public void An_unknown_extension_is_skipped_or_kept()
    {
        byte[] bytes = Convert.FromHexString("92" + "2A" + "C7037F000102");
        Assert.Equal(42, Plain.Deserialize<Small>(bytes)!.Number);
        Keeping keeping = Plain.Deserialize<Keeping>(bytes)!;
        keeping.Number++;
        Assert.Equal("92" + "2B" + "C7037F000102", Convert.ToHexString(Plain.Serialize(keeping)));
    }

    [Fact]
    public void The_type_of_references_is_refused_where_they_are_preserved()
    {
        MessagePackExtension value = Make(ReferenceType, 2);
        byte[] bytes = Plain.Serialize(value);
        Assert.Equal(value, Plain.Deserialize<MessagePackExtension>(bytes));
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => Preserving.Serialize(value)).Kind);
        Assert.Equal(ErrorKind.ReferenceMissing, Assert.Throws<GraupelException>(() => Preserving.Deserialize<MessagePackExtension>(bytes)).Kind);
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => Preserving.Deserialize<Stamped>(Convert.FromHexString("9191" + "D45205"))).Kind);
        Assert.Equal(Make(7, 2), Preserving.Deserialize<MessagePackExtension>(Preserving.Serialize(Make(7, 2))));
    }

    [Fact]
    public void The_old_specification_has_none()
    {
        var old = new Serializer(new SerializerOptions
        {
            Format = WireFormat.MessagePackWith(new MessagePackOptions { OldSpecification = true, DateTimes = MessagePackDateTimes.Binary }),
        });
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => old.Serialize(Make(7, 2))).Kind);
        Assert.Equal("C0", Convert.ToHexString(old.Serialize<MessagePackExtension?>(null)));
    }

    [Fact]
    public void A_converter_writes_extensions_where_there_are_any()
    {
        SerializerOptions options = new SerializerOptions().WithContract(new StampContract());
        foreach (WireFormat format in new[] { WireFormat.MessagePack, WireFormat.Fast, WireFormat.Compact })
        {
            var serializer = new Serializer(options with { Format = format });
            List<Stamp> stamps = [new(5), new(6)];
            Assert.Equal(stamps, serializer.Deserialize<List<Stamp>>(serializer.Serialize(stamps)));
        }

        Assert.Equal("D40905", Convert.ToHexString(new Serializer(options with { Format = WireFormat.MessagePack }).Serialize(new Stamp(5))));
    }

    [Fact]
    public void A_writer_without_extensions_says_so()
    {
        Assert.False(FastWriter.HasExtensions);
        Assert.False(CompactWriter.HasExtensions);
        Assert.True(MessagePackWriter.HasExtensions);
        SerializerOptions options = new SerializerOptions().WithContract(new BoldContract());
        foreach (WireFormat format in new[] { WireFormat.Fast, WireFormat.Compact })
        {
            var serializer = new Serializer(options with { Format = format });
            Assert.Throws<NotSupportedException>(() => serializer.Serialize(new Bold(1)));
            Assert.Throws<NotSupportedException>(() => serializer.Deserialize<Bold>(serializer.Serialize(new byte[] { 9, 5 })));
        }
    }

    private static MessagePackExtension Make(int type, int length) => new((sbyte)type, Enumerable.Range(0, length).Select(static i => unchecked((byte)i)).ToArray());

    private static Serializer With(SerializerOptions options) => new(options with { Format = WireFormat.MessagePack });

    public readonly record struct Place(byte Row, byte Column);

    public readonly record struct Stamp(byte Number);

    public readonly record struct Bold(byte Number);

    [Contract]
    public sealed class Trip
    {
        [Order(0)]
        public Place From { get; set; }

        [Order(1)]
        public Place? Over { get; set; }

        [Order(2)]
        public List<Place>? Stops { get; set; }

        [Order(3)]
        public Dictionary<Place, string>? Names { get; set; }
    }

    [Contract]
    public sealed class Small
    {
        [Order(0)]
        public int Number { get; set; }
    }

    [Contract]
    public sealed class Stamped
    {
        [Order(0)]
        public List<MessagePackExtension>? Extensions { get; set; }
    }

    [Contract]
    public sealed class Keeping
    {
        [Order(0)]
        public int Number { get; set; }

        public UnknownMembers? Unknown { get; set; }
    }

    private sealed class StampContract : Contract<Stamp>
    {
        public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new StampConverter<TWriter, TReader>();
    }

    private sealed class StampConverter<TWriter, TReader> : Converter<TWriter, TReader, Stamp>
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        private const int Type = 9;

        public override WireShape Shape { get; } = new(WireKind.Blob, minimumSize: 1);

        public override void Write(ref TWriter writer, in Stamp value)
        {
            if (TWriter.HasExtensions)
            {
                writer.WriteExtension(Type, [value.Number]);
            }
            else
            {
                writer.WriteBlob([value.Number]);
            }
        }

        public override Stamp Read(ref TReader reader)
        {
            sbyte type = Type;
            byte[]? bytes = TWriter.HasExtensions ? reader.ReadExtension(out type) : reader.ReadBlob();
            return bytes is [byte number] && type == Type ? new(number) : throw new GraupelException(ErrorKind.InvalidValue, "no stamp");
        }
    }

    private sealed class BoldContract : Contract<Bold>
    {
        public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new BoldConverter<TWriter, TReader>();
    }

    private sealed class BoldConverter<TWriter, TReader> : Converter<TWriter, TReader, Bold>
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        public override WireShape Shape { get; } = new(WireKind.Blob, minimumSize: 1);

        public override void Write(ref TWriter writer, in Bold value) => writer.WriteExtension(9, [value.Number]);

        public override Bold Read(ref TReader reader) => new(reader.ReadExtension(out _)![0]);
    }
}
