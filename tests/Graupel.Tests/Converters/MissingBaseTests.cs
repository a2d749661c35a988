namespace Graupel.Tests.Converters;

/// <summary>What is checked in a base class of which nothing is in the bytes.</summary>
public class MissingBaseTests
{
    public static TheoryData<string> Formats => ["Fast", "Compact", "MessagePack"];

    [Theory]
    [MemberData(nameof(Formats))]
    public void Nulls_in_it_are_found(string name)
    {
        WireFormat format = name switch { "Fast" => WireFormat.Fast, "Compact" => WireFormat.Compact, _ => WireFormat.MessagePack };
        var serializer = new Serializer(new() { Format = format, Strictness = Strictness.NullAnnotations });
        AssertRefused<Derived>(serializer.Serialize(new Old { X = 2 }));
        AssertRefused<List<Derived>>(serializer.Serialize(new List<Old> { new() }));
        AssertRefused<More>(serializer.Serialize(new Old { X = 2 }));
        AssertRefused<Chain>(serializer.Serialize(new OldChain { Next = new() }));
        Assert.Equal(2, serializer.Deserialize<Filled>(serializer.Serialize(new Old { X = 2 })).X);

        void AssertRefused<T>(byte[] bytes)
        {
            GraupelException e = Assert.Throws<GraupelException>(() => serializer.Deserialize<T>(bytes));
            Assert.Equal((ErrorKind.InvalidValue, true), (e.Kind, e.Path.EndsWith(nameof(Base.Text), StringComparison.Ordinal)));
        }
    }

    [Contract]
    public sealed class Old
    {
        public int X { get; set; }
    }

    public class Base
    {
        public string Text { get; set; } = null!;
    }

    public sealed class Derived : Base
    {
        public int X { get; set; }
    }

    public class Middle : Base
    {
        public int Y { get; set; }
    }

    public sealed class More : Middle
    {
        public int X { get; set; }
    }

    public sealed class OldChain
    {
        public OldChain? Next { get; set; }
    }

    public sealed class Chain : Base
    {
        public Chain? Next { get; set; }
    }

    public sealed class Filled : FilledBase
    {
        public int X { get; set; }
    }

    public class FilledBase
    {
        public string Text { get; set; } = "a";
    }
}
