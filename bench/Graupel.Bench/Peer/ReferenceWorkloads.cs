using Graupel.Bench.Quick;

namespace Graupel.Bench.Peer;

/// <summary>What it costs to keep the identity of objects: the floor is the same serializer without it.</summary>
internal static class ReferenceWorkloads
{
    private static readonly Serializer Preserving = new(new SerializerOptions { References = References.Preserve });

    public static IEnumerable<Workload> All() => [Make("Person", Data.Person), Make("List<Person>", Data.Persons), Make("Tree", Data.Tree)];

    private static Workload Make<[ContractParameter] T>(string name, T value)
        where T : class
    {
        byte[] plain = Serialization.Serialize(value);
        byte[] bytes = Preserving.Serialize(value);
        return new Workload(
            "references", name, "Fast", bytes.Length,
            new Way("floor", () => Serialization.Serialize(value), () => Serialization.Deserialize<T>(plain)),
            new Way("Preserve", () => Preserving.Serialize(value), () => Preserving.Deserialize<T>(bytes)))
        {
            HasOtherFloor = true,
        };
    }
}
