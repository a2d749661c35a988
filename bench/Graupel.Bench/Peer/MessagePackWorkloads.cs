using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Bench.Floors;
using Graupel.Bench.Quick;
using Graupel.Formats.MessagePack;

namespace Graupel.Bench.Peer;

/// <summary>The peer workloads in MessagePack: objects as arrays and as maps by name, collections as they are.</summary>
internal static class MessagePackWorkloads
{
    public const string Group = "peer-msgpack";
    private const string Generated = "generated";
    private const string RunTime = "run-time";

    private static readonly WireFormat Maps = WireFormat.MessagePackWith(new MessagePackOptions { ObjectLayout = MessagePackObjectLayout.MapByName });

    public static IEnumerable<Workload> All() => [.. Objects<ArrayLayout>("array", WireFormat.MessagePack), .. Objects<MapLayout>("map", Maps), .. Collections()];

    private static Workload[] Objects<TLayout>(string layout, WireFormat format)
        where TLayout : struct, IMessagePackLayout =>
    [
        Of(format, "Person, " + layout, Data.Person, MessagePackObjectFloors<TLayout>.WritePerson, MessagePackObjectFloors<TLayout>.ReadPerson),
        Of(format, "TestData, " + layout, Data.TestData, MessagePackObjectFloors<TLayout>.WriteTestData, MessagePackObjectFloors<TLayout>.ReadTestData),
        Of(format, "Beer, " + layout, Data.Beer, MessagePackObjectFloors<TLayout>.WriteBeer, MessagePackObjectFloors<TLayout>.ReadBeer),
        Of(format, "List<Person>, " + layout, Data.Persons, MessagePackObjectFloors<TLayout>.WritePersons, MessagePackObjectFloors<TLayout>.ReadPersons),
        Of(format, "Tree, " + layout, Data.Tree, MessagePackObjectFloors<TLayout>.WriteTree, MessagePackObjectFloors<TLayout>.ReadTree),
    ];

    private static Workload[] Collections()
    {
        WireFormat format = WireFormat.MessagePack;
        return
        [
            Of(format, "int[] random", Data.RandomInts, static v => MessagePackCollectionFloors.WriteInts(v), MessagePackCollectionFloors.ReadInts),
            Of(format, "int[] mixed", Data.MixedInts, static v => MessagePackCollectionFloors.WriteInts(v), MessagePackCollectionFloors.ReadInts),
            Of(format, "double[]", Data.Doubles, MessagePackCollectionFloors.WriteDoubles, MessagePackCollectionFloors.ReadDoubles),
            Of(format, "byte[100k]", Data.Bytes, MessagePackCollectionFloors.WriteBlob, MessagePackCollectionFloors.ReadBlob),
            Of(format, "List<int>", Data.IntList, static v => MessagePackCollectionFloors.WriteInts(CollectionsMarshal.AsSpan(v)), MessagePackCollectionFloors.ReadIntList),
            Of(format, "List<string>", Data.Strings, MessagePackCollectionFloors.WriteStrings, MessagePackCollectionFloors.ReadStrings),
            Of(format, "List<DateTime>", Data.Dates, MessagePackCollectionFloors.WriteDates, MessagePackCollectionFloors.ReadDates),
            Of(format, "Dictionary", Data.Dictionary, MessagePackCollectionFloors.WriteDictionary, MessagePackCollectionFloors.ReadDictionary),
            Of(format, "HashSet<int>", Data.Set, MessagePackCollectionFloors.WriteSet, MessagePackCollectionFloors.ReadSet),
        ];
    }

    private static Workload Of<[ContractParameter] T>(WireFormat format, string name, T value, Func<T, byte[]> write, Func<byte[], T> read)
        where T : class
    {
        byte[] bytes = write(value);
        Way[] ways = [.. Compilers().Select(Make)];
        return new Workload(Group, name, "MessagePack", bytes.Length, new Way("floor", () => write(value), () => read(bytes)), ways);

        Way Make((string Name, CompilerChoice Choice) compiler)
        {
            Serializer<T> serializer = new Serializer(new SerializerOptions { Format = format, Compilers = compiler.Choice }).For<T>();
            return new Way(compiler.Name, () => serializer.Serialize(value), () => serializer.Deserialize(bytes)!);
        }
    }

    private static (string Name, CompilerChoice Choice)[] Compilers() => RuntimeFeature.IsDynamicCodeSupported
        ? [(Generated, CompilerChoice.GeneratedOnly), (RunTime, CompilerChoice.RuntimeOnly)]
        : [(Generated, CompilerChoice.GeneratedOnly)];
}
