using Graupel.Bench.Quick;

namespace Graupel.Bench.Peer;

/// <summary>What it costs to be short: the peer workloads in Compact, beside the same serializer with Fast.</summary>
internal static class CompactWorkloads
{
    private static readonly Serializer Compact = new(new SerializerOptions { Format = WireFormat.Compact });

    public static IEnumerable<Workload> All() =>
    [
        Make("Person", Data.Person),
        Make("TestData", Data.TestData),
        Make("Beer", Data.Beer),
        Make("List<Person>", Data.Persons),
        Make("Tree", Data.Tree),
        Make("int[] random", Data.RandomInts),
        Make("int[] mixed", Data.MixedInts),
        Make("double[]", Data.Doubles),
        Make("byte[100k]", Data.Bytes),
        Make("List<int>", Data.IntList),
        Make("List<string>", Data.Strings),
        Make("List<DateTime>", Data.Dates),
        Make("Dictionary", Data.Dictionary),
        Make("HashSet<int>", Data.Set),
    ];

    private static Workload Make<[ContractParameter] T>(string name, T value)
        where T : class
    {
        byte[] fast = Serialization.Serialize(value);
        byte[] bytes = Compact.Serialize(value);
        return new Workload(
            "compact", name, "Compact", bytes.Length,
            new Way("floor", () => Serialization.Serialize(value), () => Serialization.Deserialize<T>(fast)),
            new Way("generated", () => Compact.Serialize(value), () => Compact.Deserialize<T>(bytes)))
        {
            HasOtherFloor = true,
        };
    }
}
