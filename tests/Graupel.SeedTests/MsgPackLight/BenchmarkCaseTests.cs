using Graupel.Compat.MsgPackLight;

namespace Beers;

/// <summary>What the benchmarks of the document do: numbers, objects in map mode with converters of one's own, lists, skipping, arrays and streams.</summary>
public class BenchmarkCaseTests
{
    private static readonly Beer[] Beers = [Beer.Westvleteren, Beer.Westvleteren with { Brand = "Acht", Sort = null }, new()];

    [Fact]
    public void Numbers_are_arrays_of_numbers()
    {
        int[] numbers = [34492, 6603, 44033, 8874, 47607];
        Assert.Equal("95CD86BCCD19CBCDAC01CD22AACDB9F7", Convert.ToHexString(MsgPackSerializer.Serialize(numbers)));
        AssertKept(numbers, new MsgPackContext());
        AssertKept<double[]>([1.5, -0.0, double.MaxValue, double.NaN, 3], new MsgPackContext());
        Assert.Equal(numbers, MsgPackSerializer.Deserialize<int[]>(Convert.FromHexString("95D2000086BCD119CBD20000AC01D122AACDB9F7"))); // as older versions wrote them
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Objects_are_maps_by_a_converter(bool isHardCore)
    {
        MsgPackContext context = Context(isHardCore);
        byte[] data = MsgPackSerializer.Serialize(Beer.Westvleteren with { Brand = "x", Sort = ["s"], Brewery = null }, context);
        Assert.Equal("84A54272616E64A178A4536F727491A173A7416C636F686F6CCA40C66666A742726577657279C0", Convert.ToHexString(data));
        foreach (Beer beer in Beers)
        {
            AssertKept(beer, context);
        }

        Assert.Null(MsgPackSerializer.Deserialize<Beer>(MsgPackSerializer.Serialize<Beer?>(null, context), context));
    }

    [Fact]
    public void Lists_of_objects_use_the_converter()
    {
        AssertKept<List<Beer>>([.. Beers], Context(false));
        AssertKept(Beers, Context(true));
        AssertKept(new Dictionary<string, Beer> { ["a"] = Beers[0] }, Context(false));
    }

    [Fact]
    public void Maps_are_understood_by_older_and_newer_readers()
    {
        byte[] data =
        [
            0x83, .. MsgPackSerializer.Serialize("New"), 0x92, 0x01, 0x81, 0xC3, 0xC0, .. MsgPackSerializer.Serialize("Brand"), .. MsgPackSerializer.Serialize("B"),
            .. MsgPackSerializer.Serialize("Alcohol"), 0xCA, 0x3F, 0xC0, 0, 0,
        ];
        Assert.Equal(new Beer { Brand = "B", Alcohol = 1.5f }, MsgPackSerializer.Deserialize<Beer>(data, Context(false)));
    }

    [Fact]
    public void Values_are_skipped_as_a_whole()
    {
        byte[] one = MsgPackSerializer.Serialize(Beers[0], Context(false));
        var context = new MsgPackContext();
        context.RegisterConverter(new SkipConverter<Beer>());
        context.RegisterConverter(new SkipConverter<Beer[]>());
        using var stream = new MemoryStream([.. one, .. MsgPackSerializer.Serialize(Beers, Context(false)), 5]);

        Assert.Null(MsgPackSerializer.Deserialize<Beer>(stream, context));
        Assert.Equal(one.Length, stream.Position);
        Assert.Null(MsgPackSerializer.Deserialize<Beer[]>(stream, context));
        Assert.Equal(5, MsgPackSerializer.Deserialize<int>(stream));
    }

    [Fact]
    public void A_context_is_used_by_many_threads_at_once()
    {
        MsgPackContext context = Context(false);
        Parallel.For(0, 200, i => Assert.Equal(Beers[i % 3], MsgPackSerializer.Deserialize<Beer>(MsgPackSerializer.Serialize(Beers[i % 3], context), context)));
    }

    private static MsgPackContext Context(bool isHardCore)
    {
        var context = new MsgPackContext();
        BeerConverter converter = isHardCore ? new BeerConverterHardCore() : new BeerConverter();
        context.RegisterConverter(converter);
        Assert.Equal(1, converter.Initialized);
        return context;
    }

    private static void AssertKept<T>(T value, MsgPackContext context)
    {
        byte[] data = MsgPackSerializer.Serialize(value, context);
        using var stream = new MemoryStream();
        MsgPackSerializer.Serialize(value, stream, context);
        Assert.Equal(data, stream.ToArray());
        Assert.Equal(value, MsgPackSerializer.Deserialize<T>(data, context));
        stream.Position = 0;
        Assert.Equal(value, MsgPackSerializer.Deserialize<T>(stream, context));
        Assert.Equal(data.Length, stream.Position);
    }
}
