using Graupel.Compat.NetSerializer;

namespace SeedTests.NetSerializer;

/// <summary>The usage that the document shows, to the letter.</summary>
public class UsageTests
{
    [Fact]
    public void Initialization_serializing_deserializing()
    {
        Type[] types = [typeof(YourType)];
        var stream = new MemoryStream();
        var ob = new YourType { Name = "a name", Next = new YourType { Name = "another" } };

        var ser = new Serializer(types);
        ser.Serialize(stream, ob);
        stream.Position = 0;
        var copy = (YourType)ser.Deserialize(stream)!;

        Assert.Equal(("a name", "another"), (copy.Name, copy.Next!.Name));
    }

    [Fact]
    public void The_value_can_also_be_an_out_parameter()
    {
        var ser = new Serializer([typeof(YourType)]);
        var stream = new MemoryStream();
        ser.Serialize(stream, new YourType { Name = "a name" });
        stream.Position = 0;

        ser.Deserialize(stream, out object? ob);

        Assert.Equal("a name", Assert.IsType<YourType>(ob).Name);
    }

    [Serializable]
    private sealed class YourType
    {
        public string? Name;
        public YourType? Next;
    }
}
