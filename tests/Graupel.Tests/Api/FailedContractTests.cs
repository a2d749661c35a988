namespace Graupel.Tests.Api;

/// <summary>A serializer after a contract has failed: what it wrote and read before is as it was.</summary>
public class FailedContractTests
{
    [Theory]
    [InlineData(References.None)]
    [InlineData(References.Preserve)]
    public void The_fingerprints_of_other_contracts_stay_as_they_are(References references)
    {
        var options = new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly, References = references };
        var value = new Whole { Part = new Part { Numbers = [1] } };
        string expected = new Serializer(options).For<Whole>().FingerprintText;
        byte[] bytes = Envelope.Write(value, new EnvelopeOptions { Serializer = new Serializer(options), FingerprintCheck = FingerprintCheck.Always });

        var serializer = new Serializer(options);
        Assert.Equal([1], serializer.DeepClone(value)!.Part!.Value.Numbers!);
        Assert.Throws<ContractException>(() => serializer.Serialize(new Failing()));

        Assert.Equal(expected, serializer.For<Whole>().FingerprintText);
        Assert.Equal([1], Envelope.Read<Whole>(bytes, new EnvelopeOptions { Serializer = serializer, FingerprintCheck = FingerprintCheck.Always })!.Part!.Value.Numbers!);
        Assert.Throws<ContractException>(() => serializer.Serialize(new Failing()));
        Assert.Equal([1], serializer.DeepClone(value)!.Part!.Value.Numbers!);
    }

    [Contract]
    public record struct Part([property: Order(1)] SortedSet<string?>? Texts, [property: Order(2)] List<int>? Numbers);

    [Contract]
    [Union(1, typeof(Known))]
    [UnknownCase(typeof(Unknown))]
    public abstract class Base
    {
        [Order(5)]
        public Part Own { get; set; }
    }

    public class Unknown : Base, IUnknownCase
    {
        public UnknownPayload? Payload { get; set; }
    }

    [Contract]
    public class Known : Base
    {
        [Order(1)]
        public Part? Other { get; set; }
    }

    [Pack]
    public class Whole
    {
        [Order(0)]
        public Base? Held { get; set; }

        [Order(1)]
        public Part? Part { get; set; }
    }

    [Pack]
    public class Failing
    {
        [Order(1)]
        public Demanding? Held { get; set; }

        [Order(2)]
        public Part? Part { get; set; }
    }

    [Contract]
    [Union(1, typeof(Kept))]
    [UnknownCase(typeof(Refused))]
    public abstract class Demanding
    {
        [Order(1)]
        public required int Number { get; set; }
    }

    public class Refused : Demanding, IUnknownCase
    {
        public UnknownPayload? Payload { get; set; }
    }

    [Contract]
    public class Kept : Demanding;
}
