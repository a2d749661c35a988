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

    [Fact]
    public void What_a_data_contract_does_not_name_needs_no_attribute()
    {
        var serializer = new Serializer([typeof(Named)]);

        Assert.Equal(1, serializer.Trip(new Named { Kept = 1, Cache = new Unmarked { Value = 2 } }).Kept);
        Assert.DoesNotContain(typeof(Unmarked), serializer.GetTypeMap().Keys);
    }

    [Fact]
    public void A_type_with_a_contract_of_its_own_needs_no_other_attribute()
    {
        var serializer = new Serializer([typeof(Own)]);

        Assert.Equal(3, serializer.Trip(new Own(3)).Value);
    }

    [DataContract]
    internal sealed class Named
    {
        [DataMember]
        public int Kept;

        public Unmarked? Cache;
    }

    [UseContract(typeof(OwnContract))]
    internal readonly struct Own(int value)
    {
        public int Value { get; } = value;
    }

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

    internal class Unmarked
    {
        public int Value;
    }

    [Serializable]
    private sealed class OfUnmarked : Unmarked;
}
