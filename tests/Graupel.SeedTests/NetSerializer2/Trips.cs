using Graupel.Compat.NetSerializer2;

namespace SeedTests.NetSerializer2;

/// <summary>Round trips, plain and deep.</summary>
internal static class Trips
{
    public static byte[] Bytes(this Serializer serializer, object? value)
    {
        using var stream = new MemoryStream();
        serializer.Serialize(stream, value);
        return stream.ToArray();
    }

    public static object? Read(this Serializer serializer, byte[] bytes)
    {
        using var stream = new MemoryStream(bytes);
        object? value = serializer.Deserialize(stream);
        Assert.Equal(bytes.Length, stream.Position);
        return value;
    }

    public static T Trip<T>(this Serializer serializer, T value) => (T)serializer.Read(serializer.Bytes(value))!;

    public static T DeepTrip<T>(this Serializer serializer, T value)
    {
        using var stream = new MemoryStream();
        serializer.SerializeDeep(stream, value);
        stream.Position = 0;
        var copy = (T)serializer.DeserializeDeep(stream)!;
        Assert.Equal(stream.Length, stream.Position);
        return copy;
    }

    public static MemoryStream State(this Serializer serializer)
    {
        var stream = new MemoryStream();
        serializer.SaveState(stream);
        stream.Position = 0;
        return stream;
    }
}
