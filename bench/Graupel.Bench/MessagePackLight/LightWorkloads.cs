using System.Runtime.CompilerServices;
using Graupel.Bench.Floors;
using Graupel.Bench.Quick;
using Graupel.Formats.MessagePack;

namespace Graupel.Bench.MessagePackLight;

/// <summary>
/// The ten tables of MsgPack.Light: an int array, a double array, a beer and a list of beers, written and read as array and as map, over an array
/// and over a stream; and stepping over the last two. Each stands beside its floor.
/// </summary>
internal static class LightWorkloads
{
    private const string Generated = "generated";
    private const string RunTime = "run-time";

    public static IEnumerable<Workload> All() =>
    [
        .. Of(WireFormat.MessagePack, "int[5]", LightData.Ints, static values => MessagePackCollectionFloors.WriteInts(values), MessagePackCollectionFloors.ReadInts),
        .. Of(WireFormat.MessagePack, "double[5]", LightData.Doubles, MessagePackCollectionFloors.WriteDoubles, MessagePackCollectionFloors.ReadDoubles),
        .. Of(WireFormat.MessagePack, "beer, array", LightData.Beer, MessagePackFloors.WriteBeer, MessagePackFloors.ReadBeer),
        .. Of(Maps, "beer, map", LightData.Beer, MessagePackFloors.WriteBeerMap, MessagePackFloors.ReadBeerMap),
        .. Of(WireFormat.MessagePack, "beers, array", LightData.Belgium, MessagePackFloors.WriteBeers, MessagePackFloors.ReadBeers),
        .. Of(Maps, "beers, map", LightData.Belgium, MessagePackFloors.WriteBeerMaps, MessagePackFloors.ReadBeerMaps),
        Skip("beer, skipped", MessagePackFloors.WriteBeerMap(LightData.Beer)),
        Skip("beers, skipped", MessagePackFloors.WriteBeerMaps(LightData.Belgium)),
    ];

    private static WireFormat Maps { get; } = WireFormat.MessagePackWith(new MessagePackOptions { ObjectLayout = MessagePackObjectLayout.MapByName });

    private static IEnumerable<Workload> Of<[ContractParameter] T>(WireFormat format, string name, T value, Func<T, byte[]> write, Func<byte[], T> read)
        where T : class
    {
        byte[] bytes = write(value);
        Serializer[] serializers =
        [
            new(new SerializerOptions { Format = format, Compilers = CompilerChoice.GeneratedOnly }),
            new(new SerializerOptions { Format = format, Compilers = CompilerChoice.RuntimeOnly }),
        ];
        yield return Make(name, bytes, new Way("floor", () => write(value), () => read(bytes)), [.. serializers.Select(Array)]);
        yield return Make(name + ", stream", bytes, new Way("floor", () => FloorStream(write(value)), () => read(FromStream(bytes))), [.. serializers.Select(Stream)]);

        Way Array(Serializer serializer) => new(Compiler(serializer), () => serializer.Serialize(value), () => serializer.Deserialize<T>(bytes)!);

        Way Stream(Serializer serializer) => new(Compiler(serializer), () => Written(serializer, value), () => serializer.Deserialize<T>(new MemoryStream(bytes))!);
    }

    private static byte[] Written<[ContractParameter] T>(Serializer serializer, T value)
    {
        var stream = new MemoryStream();
        serializer.Serialize(stream, value);
        return stream.ToArray();
    }

    private static byte[] FloorStream(byte[] bytes)
    {
        var stream = new MemoryStream();
        stream.Write(bytes);
        return stream.ToArray();
    }

    private static byte[] FromStream(byte[] bytes)
    {
        var stream = new MemoryStream(bytes);
        byte[] read = new byte[stream.Length];
        stream.ReadExactly(read);
        return read;
    }

    private static Workload Skip(string name, byte[] bytes) => Make(
        name,
        bytes,
        new Way("floor", () => bytes, () => MessagePackFloors.Skip(bytes)),
        new Way(Generated, () => bytes, () =>
        {
            var reader = new MessagePackTokenReader(bytes);
            reader.Read();
            reader.Skip();
            return reader.Offset == bytes.Length ? bytes : throw new InvalidDataException();
        }));

    private static string Compiler(Serializer serializer) => serializer.Options.Compilers == CompilerChoice.GeneratedOnly ? Generated : RunTime;

    private static Workload Make(string name, byte[] payload, Way floor, params Way[] ways) =>
        new("msgpack-light", name, "MessagePack", payload.Length, floor, [.. ways.Where(static way => RuntimeFeature.IsDynamicCodeSupported || way.Compiler != RunTime)]);
}
