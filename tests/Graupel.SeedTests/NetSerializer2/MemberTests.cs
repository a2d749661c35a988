using Graupel;
using Serializer = Graupel.Compat.NetSerializer2.Serializer;

namespace SeedTests.NetSerializer2;

/// <summary>Which members are written, and in which order.</summary>
public class MemberTests
{
    [Fact]
    public void Those_of_the_base_come_first_and_then_all_as_they_are_declared()
    {
        Serializer serializer = new Serializer(new SerializerOptions { Format = WireFormat.Compact }).Initialize([typeof(Derived)]);

        byte[] bytes = serializer.Bytes(new Derived { Base = 1, Zulu = 2, Alpha = 3 });

        Assert.Equal([1, 2, 3], bytes[^3..]);
    }

    [Serializable]
    private class BaseClass
    {
        public byte Base;
    }

    [Serializable]
    private sealed class Derived : BaseClass
    {
        public byte Zulu;
        [NonSerialized]
        public byte Middle = 9;
        public byte Alpha;
    }
}
