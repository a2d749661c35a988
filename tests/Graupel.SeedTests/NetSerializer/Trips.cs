using Graupel;
using Graupel.Compat.NetSerializer;
using Serializer = Graupel.Compat.NetSerializer.Serializer;

namespace SeedTests.NetSerializer;

/// <summary>Round trips, as the documents show them, in Fast and in Compact.</summary>
internal static class Trips
{
    public static TheoryData<string> Formats => ["Fast", "Compact"];

    public static Settings SettingsOf(string format) =>
        new() { Options = new SerializerOptions { Format = format == "Fast" ? WireFormat.Fast : WireFormat.Compact } };

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

    /// <summary>The bytes, so that tests can compare how many there are.</summary>
    public static byte[] DirectBytes<T>(this Serializer serializer, T value)
    {
        using var stream = new MemoryStream();
        serializer.SerializeDirect(stream, value);
        return stream.ToArray();
    }

    public static T ReadDirect<T>(this Serializer serializer, byte[] bytes)
    {
        using var stream = new MemoryStream(bytes);
        serializer.DeserializeDirect(stream, out T value);
        Assert.Equal(bytes.Length, stream.Position);
        return value;
    }
}
