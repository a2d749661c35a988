using System.Runtime.Serialization;
using Graupel;
using Serializer = Graupel.Compat.NetSerializer.Serializer;

namespace SeedTests.NetSerializer;

/// <summary>Classes with other attributes than that of NetSerializer, and without any.</summary>
public class MarkingTests
{
    [Fact]
    public void Contracts_can_be_listed_too()
    {
        var serializer = new Serializer([typeof(Data), typeof(Mine)]);

        Assert.Equal((1, 0), (serializer.Trip(new Data { Kept = 1, Left = 2 }).Kept, serializer.Trip(new Data { Kept = 1, Left = 2 }).Left));
        Assert.Equal(3, serializer.Trip(new Mine { Value = 3 }).Value);
    }

    [Fact]
    public void A_base_class_with_fields_must_be_marked_too() =>
        Assert.Equal("GRP015", Assert.Throws<ContractException>(() => new Serializer([typeof(OfUnmarked)])).Id);

    [DataContract]
    internal sealed class Data
    {
        [DataMember(Order = 1)]
        public int Kept { get; set; }

        public int Left { get; set; }
    }

    [Contract]
    internal sealed class Mine
    {
        public int Value { get; set; }
    }

    private class Unmarked
    {
        public int Value;
    }

    [Serializable]
    private sealed class OfUnmarked : Unmarked;
}
