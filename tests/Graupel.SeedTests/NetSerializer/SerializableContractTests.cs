namespace Graupel.SeedTests.NetSerializer;

/// <summary>What the core makes of classes that are marked for NetSerializer.</summary>
public class SerializableContractTests
{
    [Fact]
    public void All_fields_are_members_but_those_marked_NonSerialized()
    {
        var copy = Serializer.Default.DeepClone(new Derived(3, "three"));

        Assert.Equal((3, "three", 0), (copy.Number, copy.Name, copy.Cached));
    }

    [Serializable]
    internal class Base(int number)
    {
        private readonly int _value = number;

        public int Number => _value;
    }

    [Serializable]
    internal sealed class Derived(int number, string name) : Base(number)
    {
        private readonly string _value = name;

        [NonSerialized]
        private readonly int _cached = name.Length;

        public string Name => _value;

        public int Cached => _cached;
    }
}
