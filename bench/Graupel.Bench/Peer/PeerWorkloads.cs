using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Bench.Floors;
using Graupel.Bench.Quick;
using Graupel.Formats;

namespace Graupel.Bench.Peer;

/// <summary>The workloads that other serializers are measured with, each beside its floor.</summary>
internal static class PeerWorkloads
{
    private const string Generated = "generated";
    private const string RunTime = "run-time";

    private static readonly Serializer RunTimeSerializer = new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });

    public static IEnumerable<Workload> All()
    {
        byte[] person = Serialization.Serialize(Data.Person);
        yield return Make("Person", person,
            new Way("floor", () => ObjectFloors.WritePerson(Data.Person), () => ObjectFloors.ReadPerson(person)!),
            new Way(Generated, () => Serialization.Serialize(Data.Person), () => Serialization.Deserialize<Person>(person)!),
            new Way(RunTime, () => RunTimeSerializer.Serialize(Data.Person), () => RunTimeSerializer.Deserialize<Person>(person)!));

        byte[] testData = Serialization.Serialize(Data.TestData);
        yield return Make("TestData", testData,
            new Way("floor", () => ObjectFloors.WriteTestData(Data.TestData), () => ObjectFloors.ReadTestData(testData)!),
            new Way(Generated, () => Serialization.Serialize(Data.TestData), () => Serialization.Deserialize<TestData>(testData)!),
            new Way(RunTime, () => RunTimeSerializer.Serialize(Data.TestData), () => RunTimeSerializer.Deserialize<TestData>(testData)!));

        byte[] beer = Serialization.Serialize(Data.Beer);
        yield return Make("Beer", beer,
            new Way("floor", () => ObjectFloors.WriteBeer(Data.Beer), () => ObjectFloors.ReadBeer(beer)!),
            new Way(Generated, () => Serialization.Serialize(Data.Beer), () => Serialization.Deserialize<Beer>(beer)!),
            new Way(RunTime, () => RunTimeSerializer.Serialize(Data.Beer), () => RunTimeSerializer.Deserialize<Beer>(beer)!));

        byte[] persons = Serialization.Serialize(Data.Persons);
        yield return Make("List<Person>", persons,
            new Way("floor", () => CollectionFloors.WritePersons(Data.Persons), () => CollectionFloors.ReadPersons(persons)),
            new Way(Generated, () => Serialization.Serialize(Data.Persons), () => Serialization.Deserialize<List<Person>>(persons)!),
            new Way(RunTime, () => RunTimeSerializer.Serialize(Data.Persons), () => RunTimeSerializer.Deserialize<List<Person>>(persons)!));

        byte[] tree = Serialization.Serialize(Data.Tree);
        yield return Make("Tree", tree,
            new Way("floor", () => CollectionFloors.WriteTree(Data.Tree), () => CollectionFloors.ReadTree(tree)),
            new Way(Generated, () => Serialization.Serialize(Data.Tree), () => Serialization.Deserialize<Tree>(tree)!),
            new Way(RunTime, () => RunTimeSerializer.Serialize(Data.Tree), () => RunTimeSerializer.Deserialize<Tree>(tree)!));

        byte[] randomInts = Serialization.Serialize(Data.RandomInts);
        yield return Make("int[] random", randomInts,
            new Way("floor", () => BlockFloors.Write<int>(Data.RandomInts, WireKind.Int32), () => BlockFloors.ReadArray<int>(randomInts, WireKind.Int32)),
            new Way(Generated, () => Serialization.Serialize(Data.RandomInts), () => Serialization.Deserialize<int[]>(randomInts)!),
            new Way(RunTime, () => RunTimeSerializer.Serialize(Data.RandomInts), () => RunTimeSerializer.Deserialize<int[]>(randomInts)!));

        byte[] doubles = Serialization.Serialize(Data.Doubles);
        yield return Make("double[]", doubles,
            new Way("floor", () => BlockFloors.Write<double>(Data.Doubles, WireKind.Double), () => BlockFloors.ReadArray<double>(doubles, WireKind.Double)),
            new Way(Generated, () => Serialization.Serialize(Data.Doubles), () => Serialization.Deserialize<double[]>(doubles)!),
            new Way(RunTime, () => RunTimeSerializer.Serialize(Data.Doubles), () => RunTimeSerializer.Deserialize<double[]>(doubles)!));

        byte[] blob = Serialization.Serialize(Data.Bytes);
        yield return Make("byte[100k]", blob,
            new Way("floor", () => BlockFloors.WriteBlob(Data.Bytes), () => BlockFloors.ReadBlob(blob)),
            new Way(Generated, () => Serialization.Serialize(Data.Bytes), () => Serialization.Deserialize<byte[]>(blob)!),
            new Way(RunTime, () => RunTimeSerializer.Serialize(Data.Bytes), () => RunTimeSerializer.Deserialize<byte[]>(blob)!));

        byte[] intList = Serialization.Serialize(Data.IntList);
        yield return Make("List<int>", intList,
            new Way("floor", () => BlockFloors.Write<int>(CollectionsMarshal.AsSpan(Data.IntList), WireKind.Int32), () => BlockFloors.ReadList<int>(intList, WireKind.Int32)),
            new Way(Generated, () => Serialization.Serialize(Data.IntList), () => Serialization.Deserialize<List<int>>(intList)!),
            new Way(RunTime, () => RunTimeSerializer.Serialize(Data.IntList), () => RunTimeSerializer.Deserialize<List<int>>(intList)!));

        byte[] strings = Serialization.Serialize(Data.Strings);
        yield return Make("List<string>", strings,
            new Way("floor", () => CollectionFloors.WriteStrings(Data.Strings), () => CollectionFloors.ReadStrings(strings)),
            new Way(Generated, () => Serialization.Serialize(Data.Strings), () => Serialization.Deserialize<List<string>>(strings)!),
            new Way(RunTime, () => RunTimeSerializer.Serialize(Data.Strings), () => RunTimeSerializer.Deserialize<List<string>>(strings)!));

        byte[] dates = Serialization.Serialize(Data.Dates);
        yield return Make("List<DateTime>", dates,
            new Way("floor", () => BlockFloors.WriteDates(Data.Dates), () => BlockFloors.ReadDates(dates)),
            new Way(Generated, () => Serialization.Serialize(Data.Dates), () => Serialization.Deserialize<List<DateTime>>(dates)!),
            new Way(RunTime, () => RunTimeSerializer.Serialize(Data.Dates), () => RunTimeSerializer.Deserialize<List<DateTime>>(dates)!));

        byte[] dictionary = Serialization.Serialize(Data.Dictionary);
        yield return Make("Dictionary", dictionary,
            new Way("floor", () => CollectionFloors.WriteDictionary(Data.Dictionary), () => CollectionFloors.ReadDictionary(dictionary)),
            new Way(Generated, () => Serialization.Serialize(Data.Dictionary), () => Serialization.Deserialize<Dictionary<int, string>>(dictionary)!),
            new Way(RunTime, () => RunTimeSerializer.Serialize(Data.Dictionary), () => RunTimeSerializer.Deserialize<Dictionary<int, string>>(dictionary)!));

        byte[] set = Serialization.Serialize(Data.Set);
        yield return Make("HashSet<int>", set,
            new Way("floor", () => BlockFloors.WriteSet(Data.Set), () => BlockFloors.ReadSet(set)),
            new Way(Generated, () => Serialization.Serialize(Data.Set), () => Serialization.Deserialize<HashSet<int>>(set)!),
            new Way(RunTime, () => RunTimeSerializer.Serialize(Data.Set), () => RunTimeSerializer.Deserialize<HashSet<int>>(set)!));
    }

    // There is no run-time compiler where there is no dynamic code.
    private static Workload Make(string name, byte[] payload, Way floor, params Way[] ways) =>
        new("peer", name, "Fast", payload.Length, floor, [.. ways.Where(static way => RuntimeFeature.IsDynamicCodeSupported || way.Compiler != RunTime)]);
}
