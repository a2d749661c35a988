using Graupel.Converters;
using Graupel.Formats.Fast;
using Graupel.Roots;

namespace Graupel.Tests.Converters;

/// <summary>Writes and reads single values in the Fast format.</summary>
internal static class Wire
{
    public static Serializer<T> Of<T>(bool isExact = false, Limits? limits = null)
    {
        var registry = new Registry<FastWriter, FastReader>(new TestContracts(), SerializerOptions.Default, isExact, static (shape, _) => shape, new MakingLock());
        return new Root<T, FastFormat, FastWriter, FastReader>(default, registry.Get<T>(), registry, SerializerOptions.Default with { Limits = limits ?? Limits.Default });
    }

    public static byte[] Write<T>(T value) => Of<T>().Serialize(value);

    public static T Read<T>(byte[] bytes) => Of<T>().Deserialize(bytes);

    public static T Read<T>(string hex) => Of<T>().Deserialize(Bytes(hex));

    public static string Hex<T>(T value) => Convert.ToHexString(Write(value));

    public static byte[] Bytes(string hex) => Convert.FromHexString(hex.Replace(" ", "").Replace("|", ""));

    public static GraupelException Refused<T>(string hex) => Refused<T>(Bytes(hex));

    public static GraupelException Refused<T>(byte[] bytes) => Assert.Throws<GraupelException>(() => Of<T>().Deserialize(bytes));

    public static void Refused<T>(ErrorKind kind, string hex) => Assert.Equal(kind, Refused<T>(hex).Kind);

    /// <summary>Reads from a stream of unknown length that gives a few bytes at a time.</summary>
    public static T ReadSlowly<T>(byte[] bytes, int atOnce = 1)
    {
        using var stream = new TrickleStream(bytes, atOnce);
        return Of<T>().Deserialize(stream);
    }

    public static void RoundTrips<T>(T value)
    {
        byte[] bytes = Write(value);
        Assert.Equal(value, Read<T>(bytes));
        Assert.Equal(value, ReadSlowly<T>(bytes, 7));
        Assert.Equal(bytes, Write(Read<T>(bytes)));
    }
}
