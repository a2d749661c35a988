namespace Graupel.Compat.NetSerializer;

/// <summary>Writes and reads single values, for the methods of an <see cref="IStaticTypeSerializer"/>: numbers in few bytes.</summary>
public static class Primitives
{
    private static readonly Graupel.Serializer Compact = new(new SerializerOptions { Format = WireFormat.Compact });

    /// <summary>Writes a value.</summary>
    /// <typeparam name="T">A number, text, date, <c>byte[]</c> or anything else that has a contract.</typeparam>
    /// <param name="stream">The stream to write to.</param>
    /// <param name="value">The value.</param>
    public static void WritePrimitive<T>(Stream stream, T value) => Compact.Serialize(stream, value);

    /// <summary>Reads a value.</summary>
    /// <typeparam name="T">The type that was written.</typeparam>
    /// <param name="stream">The stream to read from.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="GraupelException">The bytes are not a value of the type, or end too early.</exception>
    public static void ReadPrimitive<T>(Stream stream, out T value) => value = Compact.Deserialize<T>(stream)!;
}
