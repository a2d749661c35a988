using Graupel;
using Graupel.Compat.MsgPackLight;

namespace Beers;

/// <summary>What converters see of the data: tokens, places, and its end.</summary>
public class ReaderTests
{
    [Theory]
    [InlineData("C0")]
    [InlineData("C3")]
    [InlineData("05")]
    [InlineData("FF")]
    [InlineData("CB3FF8000000000000")]
    [InlineData("A26162")]
    [InlineData("C4020102")]
    [InlineData("9301920203A161")]
    [InlineData("82A16191C0A16280")]
    [InlineData("D40105")]
    [InlineData("C7030A010203")]
    [InlineData("D6FF00000001")]
    public void Every_kind_of_value_is_skipped_and_kept_as_bytes(string hex)
    {
        byte[] token = Convert.FromHexString(hex);
        byte[] data = [.. token, 5];
        var context = new MsgPackContext();
        context.RegisterConverter(new Probe(reader =>
        {
            reader.SkipToken();
            Assert.Equal(5, reader.ReadByte());
            reader.Seek(0, SeekOrigin.Begin);
            Assert.Equal(token, reader.ReadToken());
            reader.Seek(-1, SeekOrigin.End);
            Assert.Equal((DataTypes)5, reader.ReadDataType());
        }));
        MsgPackSerializer.Deserialize<Probe>(data, context);
    }

    // Each says that it has 65,535 children.
    [Fact]
    public void Lengths_in_one_another_take_memory_for_the_data_once()
    {
        byte[] data = new byte[70_000];
        for (int i = 0; i < 2000; i++)
        {
            new byte[] { 0x91, 0xDC, 0xFF, 0xFF }.CopyTo(data, 4 * i);
        }

        var context = new MsgPackContext();
        context.GenerateAndRegisterArrayConverter<Family>();
        long before = GC.GetAllocatedBytesForCurrentThread();
        Assert.ThrowsAny<Exception>(() => MsgPackSerializer.Deserialize<Family>(data, context));
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 100 * data.Length);
    }

    public sealed class Family
    {
        [MsgPackArrayElement(0)]
        public List<Family>? Children { get; set; }
    }

    [Fact]
    public void Tokens_are_read_later()
    {
        MsgPackToken token = MsgPackSerializer.SerializeToToken(new[] { 1, 2 });
        Assert.Equal([1, 2], token.As<int[]>()!);
        Assert.Equal([1, 2], MsgPackSerializer.Deserialize<List<long>>(token)!);
        MsgPackToken[] tokens = MsgPackSerializer.Deserialize<MsgPackToken[]>([0x93, 1, 0xA1, 0x61, 0xC0])!;
        Assert.Equal((1, "a", null), (tokens[0].As<int>(), tokens[1].As<string>(), tokens[2].As<int?>()));
        Assert.Equal([0x93, 1, 0xA1, 0x61, 0xC0], MsgPackSerializer.Serialize(tokens));
    }

    [Fact]
    public void Data_that_ends_too_soon_is_refused_wherever_it_ends()
    {
        var context = new MsgPackContext();
        context.RegisterConverter(new BeerConverter());
        byte[] data = MsgPackSerializer.Serialize(new List<Beer> { Beer.Westvleteren }, context);
        for (int length = 0; length < data.Length; length++)
        {
            byte[] cut = data[..length];
            Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<List<Beer>>(cut, context));
            using var stream = new MemoryStream(cut);
            Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<List<Beer>>(stream, context));
            Assert.Equal(0, stream.Position);
        }
    }

    [Fact]
    public void Another_value_than_a_collection_is_refused_where_it_stands()
    {
        var error = Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<int[][]>([0x92, 0x91, 1, 5]));
        Assert.Equal((ErrorKind.KindMismatch, 3), (error.Kind, error.Offset));
    }

    [Fact]
    public void Lengths_without_data_take_no_memory()
    {
        Refuse(); // once, so that the contracts are made
        long before = GC.GetAllocatedBytesForCurrentThread();
        Refuse();
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 50_000);
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<int[]>([0x81, 1, 1]));

        static void Refuse()
        {
            Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<long[]>([0xDD, 0x7F, 0xFF, 0xFF, 0xFF, 1]));
            Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<Dictionary<long, long>>([0xDF, 0x7F, 0xFF, 0xFF, 0xFF, 1]));
            Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<byte[]>([0xC6, 0x7F, 0xFF, 0xFF, 0xFF, 1]));
        }
    }

    [Fact]
    public void What_follows_the_value_is_not_looked_at() => Assert.Equal(5, MsgPackSerializer.Deserialize<int>([5, 0xC1]));

    [Fact]
    public void A_stream_that_hides_its_memory_is_read_too()
    {
        using var stream = new MemoryStream([0, 5, 6], 1, 2, writable: false, publiclyVisible: false);
        Assert.Equal(5, MsgPackSerializer.Deserialize<int>(stream));
        Assert.Equal(6, MsgPackSerializer.Deserialize<int>(stream));
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<int>(stream));
        stream.Position = 9;
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<int>(stream));
    }

    private sealed class Probe(Action<IMsgPackReader> look) : IMsgPackConverter<Probe>
    {
        public void Initialize(MsgPackContext context)
        {
        }

        public void Write(Probe? value, IMsgPackWriter writer) => throw new NotSupportedException();

        public Probe Read(IMsgPackReader reader)
        {
            look(reader);
            return this;
        }
    }
}
