using Graupel.CodeGen;
using Graupel.Conformance.Hooks;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Tests.Carriers;

[assembly: Graupel.ContractFor(typeof(Shop))]

namespace Graupel.Conformance.Hooks;

/// <summary>Values that are written as others are stepped over as what they are: by streams, by readers without the member, in every position.</summary>
public class StandInTests
{
    [Theory]
    [EveryWay]
    public async Task Converters_over_objects_write_elements_that_say_what_they_are(string way)
    {
        var value = new Street { Houses = [new House(1, "a"), null, new House(2, "b")], ByName = new() { ["k"] = new House(3, "c") }, Lots = [new Lot(7), new Lot(8)], Last = "end" };
        Assert.Equal("end", await Check(way, value, static copy => $"{string.Join(",", copy.Houses!)} {copy.ByName!["k"]} {string.Join(",", copy.Lots!)} {copy.Last}"));
    }

    [Theory]
    [EveryWay]
    public async Task Surrogates_of_structs_that_may_be_null(string way)
    {
        var value = new Street { Bags = [new Bag { Items = [1, 2] }, null, default(Bag)], BagsByNumber = new() { [5] = new Bag { Items = [3] } }, Last = "end" };
        Assert.Equal("end", await Check(way, value, static copy => $"{string.Join(",", copy.Bags!.Select(static bag => bag is { } one ? one.ToString() : "-"))} {copy.BagsByNumber![5]} {copy.Last}"));
    }

    [Theory]
    [EveryWay]
    public async Task Surrogates_in_pure_data(string way)
    {
        var value = new PureStreet { Number = 5, Late = new Lazy<int[]>(static () => [1, 2, 3]), Coat = new Coat { Text = "t" }, None = null, Last = "end" };
        await Check(way, value, static copy => $"{copy.Number} {string.Join(",", copy.Late!.Value)} {copy.Coat!.Text} {copy.None} {copy.Last}", isPure: true);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public async Task Converters_over_collections_are_roots_where_references_are_kept(string way) =>
        await Check(way, new Fence([1, 2, 3]), static copy => string.Join(",", copy.Posts), isPure: true);

    [Theory]
    [EveryWay]
    [EveryWay(Preserving = true)]
    public void What_a_contract_of_ones_own_writes_can_be_a_case(string way)
    {
        SerializerOptions options = Way.Get(way).Serializer.Options.WithCase<object, Fence>(9320).WithCase<object, Lot>(9321).WithCase<object, House>(9322);
        object?[] values = [new Fence([1, 2, 3]), new Lot(7), new House(5, "n"), null];
        byte[] bytes = new Serializer(options).Serialize(values);
        Assert.Equal(bytes, new Serializer(options with { Compilers = Way.Get(way).Other.Compilers }).Serialize(values));
        object?[] read = new Serializer(options).Deserialize<object?[]>(bytes);
        Assert.Equal([1, 2, 3], Assert.IsType<Fence>(read[0]).Posts);
        Assert.Equal(values[1..], read[1..]);
        new Serializer(options).Populate(bytes, ref read!);
        Assert.Equal(values[1..], read[1..]);
    }

    [Theory]
    [EveryWay]
    [EveryWay(Preserving = true)]
    public void What_is_written_as_a_union_can_be_a_case_of_another(string way)
    {
        Serializer serializer = new(Way.Get(way).Serializer.Options.WithCase<object, Shop>(9323));
        var shop = new Shop(new Booth());
        object[] values = [shop, new List<object> { new Shop(new Bower { Roses = { "d" } }) }, shop];
        byte[] bytes = serializer.Serialize(values);
        Assert.Equal(bytes, new Serializer(serializer.Options with { Compilers = Way.Get(way).Other.Compilers }).Serialize(values));
        object[] read = serializer.Deserialize<object[]>(bytes);
        Assert.IsType<Booth>(Assert.IsType<Shop>(read[0]).Stall);
        Assert.Equal(["c", "d"], Assert.IsType<Bower>(Assert.IsType<Shop>(((List<object>)read[1])[0]).Stall).Roses);
        Assert.Equal(Way.Get(way).References != References.None, ReferenceEquals(read[0], read[2]));
        serializer.Populate(bytes, ref read!);
        Assert.IsType<Booth>(Assert.IsType<Shop>(read[0]).Stall);
        Assert.DoesNotContain("!", serializer.Dump<object[]>(bytes), StringComparison.Ordinal);

        // A reader that does not know the case steps over it.
        Serializer older = new(Way.Get(way).Serializer.Options with { UnknownCases = UnknownCases.Null });
        Assert.Null(older.Deserialize<object[]>(bytes)[0]);
    }

    [Theory]
    [EveryWay]
    public void What_is_written_at_the_limit_of_depth_is_read(string way)
    {
        SerializerOptions options = Way.Get(way).Serializer.Options;
        var serializer = new Serializer(options);
        int written = 0;
        for (int levels = 1; levels < 70; levels++)
        {
            Coat? coat = null;
            for (int i = 0; i < levels; i++)
            {
                coat = new Coat { Inner = coat };
            }

            byte[] bytes;
            try
            {
                bytes = serializer.Serialize(coat);
            }
            catch (GraupelException e) when (e.Kind == ErrorKind.DepthExceeded)
            {
                break;
            }

            written = levels;
            Assert.NotNull(serializer.Deserialize<Coat>(bytes));
        }

        Assert.InRange(written, 15, 68);
    }

    [Theory]
    [EveryWay]
    public void A_surrogate_that_writes_null_is_refused(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        GraupelException e = Assert.Throws<GraupelException>(() => serializer.Serialize(new Street { Faulty = new Faulty() }));
        Assert.Equal((ErrorKind.InvalidValue, nameof(Street.Faulty)), (e.Kind, e.Path));
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => serializer.Serialize(new Street { Faulties = [new Faulty()] })).Kind);
    }

    private static async Task<List<T>> Collect<T>(IAsyncEnumerable<T> messages)
    {
        var all = new List<T>();
        await foreach (T message in messages)
        {
            all.Add(message);
        }

        return all;
    }

    private static async Task<string?> Check<[ContractParameter] T>(string way, T value, Func<T, string> show, bool isPure = false)
    {
        Serializer serializer = Way.Get(way).Serializer;
        byte[] bytes = serializer.Serialize(value);
        string expected = show(value);
        Assert.Equal(bytes, Way.Get(way).Other.Serializer.Serialize(value));
        Assert.Equal(expected, show(serializer.Deserialize<T>(bytes)));
        foreach (int piece in (int[])[1, 7])
        {
            Assert.Equal(expected, show(serializer.Deserialize<T>(new ScriptedStream(bytes, piece))));
            Assert.Equal(expected, show(await serializer.DeserializeAsync<T>(new ScriptedStream(bytes, piece))));
        }

        byte[] twice = [.. bytes, .. bytes];
        using var behind = new MemoryStream(twice);
        Assert.Equal(expected, show(await serializer.DeserializeAsync<T>(behind)));
        Assert.Equal(bytes.Length, behind.Position);
        var options = new MessageChannelOptions { Serializer = serializer, Framing = MessageFraming.None };
        await using var channel = new MessageReader(new ScriptedStream(twice, 1), options);
        Assert.Equal([expected, expected], (await Collect(channel.ReadAllAsync<T>())).Select(show));
        Assert.DoesNotContain("!", serializer.Dump<T>(bytes), StringComparison.Ordinal);
        return isPure ? null : serializer.Deserialize<OldStreet>(bytes)!.Last;
    }
}

[Contract]
public sealed class Street
{
    [Order(1)]
    public List<House?>? Houses { get; set; }

    [Order(2)]
    public Dictionary<string, House>? ByName { get; set; }

    [Order(3)]
    public List<Lot>? Lots { get; set; }

    [Order(4)]
    public List<Bag?>? Bags { get; set; }

    [Order(5)]
    public Dictionary<int, Bag?>? BagsByNumber { get; set; }

    [Order(6)]
    public Faulty? Faulty { get; set; }

    [Order(7)]
    public List<Faulty>? Faulties { get; set; }

    [Order(8)]
    public string? Last { get; set; }
}

[Contract]
public sealed class OldStreet
{
    [Order(8)]
    public string? Last { get; set; }
}

[Pack]
public sealed class PureStreet
{
    public int Number { get; set; }

    public Lazy<int[]>? Late { get; set; }

    public Coat? Coat { get; set; }

    public Coat? None { get; set; }

    public string? Last { get; set; }
}

[UseContract(typeof(HouseContract))]
public sealed record House(int Number, string Name);

[Contract]
public sealed class HouseData
{
    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    public string? Name { get; set; }
}

public sealed class HouseContract : Contract<House?>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new HouseConverter<TWriter, TReader>(registry.Get<HouseData?>());
}

public sealed class HouseConverter<TWriter, TReader>(Converter<TWriter, TReader, HouseData?> data) : Converter<TWriter, TReader, House?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape => data.Shape;

    public override void Write(ref TWriter writer, in House? value) =>
        data.Write(ref writer, value is null ? null : new HouseData { Number = value.Number, Name = value.Name });

    public override House? Read(ref TReader reader) => data.Read(ref reader) is { } read ? new House(read.Number, read.Name!) : null;
}

[UseContract(typeof(LotContract))]
public readonly record struct Lot(int Size);

[Contract]
public struct LotData
{
    [Order(1)]
    public int Size { get; set; }

    [Order(2)]
    public string? Note { get; set; }
}

public sealed class LotContract : Contract<Lot>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new LotConverter<TWriter, TReader>(registry.Get<LotData>());
}

public sealed class LotConverter<TWriter, TReader>(Converter<TWriter, TReader, LotData> data) : Converter<TWriter, TReader, Lot>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape => data.Shape;

    public override void Write(ref TWriter writer, in Lot value) => data.Write(ref writer, new LotData { Size = value.Size, Note = "n" });

    public override Lot Read(ref TReader reader) => new(data.Read(ref reader).Size);
}

[UseContract(typeof(FenceContract))]
public sealed class Fence(int[] posts)
{
    public int[] Posts => posts;
}

public sealed class FenceContract : Contract<Fence?>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new FenceConverter<TWriter, TReader>(registry.Get<int[]?>());
}

public sealed class FenceConverter<TWriter, TReader>(Converter<TWriter, TReader, int[]?> posts) : Converter<TWriter, TReader, Fence?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape => posts.Shape;

    public override void Write(ref TWriter writer, in Fence? value) => posts.Write(ref writer, value?.Posts);

    public override Fence? Read(ref TReader reader) => posts.Read(ref reader) is { } read ? new Fence(read) : null;
}

[Surrogate(typeof(BagSurrogate))]
public struct Bag
{
    public List<int>? Items { get; set; }

    public override readonly string ToString() => Items is null ? "none" : string.Join("+", Items);
}

public sealed class BagSurrogate : ISurrogate<Bag, ValueTuple<List<int>?>>
{
    public ValueTuple<List<int>?> ToWire(Bag value) => new(value.Items);

    public Bag FromWire(ValueTuple<List<int>?> wire) => new() { Items = wire.Item1 };
}

[Surrogate(typeof(CoatSurrogate))]
public sealed class Coat
{
    public string? Text { get; set; }

    public Coat? Inner { get; set; }
}

[Contract]
public sealed class CoatData
{
    [Order(1)]
    public string? Text { get; set; }

    [Order(2)]
    public Coat? Inner { get; set; }

    [Order(3)]
    public int Last { get; set; }
}

public sealed class CoatSurrogate : ISurrogate<Coat, CoatData>
{
    public CoatData ToWire(Coat value) => new() { Text = value.Text, Inner = value.Inner };

    public Coat FromWire(CoatData wire) => new() { Text = wire.Text, Inner = wire.Inner };
}

[Surrogate(typeof(FaultySurrogate))]
public struct Faulty;

public sealed class FaultySurrogate : ISurrogate<Faulty, string>
{
    public string ToWire(Faulty value) => null!;

    public Faulty FromWire(string wire) => default;
}

[Surrogate(typeof(ShopSurrogate))]
public sealed class Shop(Stall stall)
{
    public Stall Stall => stall;
}

public sealed class ShopSurrogate : ISurrogate<Shop, Stall>
{
    public Stall ToWire(Shop value) => value.Stall;

    public Shop FromWire(Stall wire) => new(wire);
}
