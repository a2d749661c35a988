using System.Buffers;

namespace Graupel.Compat.IcyRain;

/// <summary>
/// The entry points of IcyRain over Graupel: the <see cref="WireFormat.Fast"/> format, contracts by <c>[DataContract]</c>, and tables of data.
/// All methods are thread-safe.
/// </summary>
/// <remarks>
/// Methods throw <see cref="GraupelException"/> for a value that cannot be written, or bytes that are not a value. A contract that breaks a rule, such as
/// two members with the same order number, throws <see cref="ContractException"/> on first use, and is already an error at build time.
/// </remarks>
public static class Serialization
{
    /// <summary>Prepares everything that the type needs, so that its first use is as fast as later ones.</summary>
    /// <typeparam name="T">The type.</typeparam>
    public static void Prepare<[ContractParameter] T>() => Serializers.Default.For<T>();

    /// <summary>Writes a value to an array of exactly its size.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="value">The value.</param>
    public static byte[] Serialize<[ContractParameter] T>(T value) => Serializers.Default.Serialize(value);

    /// <summary>Appends a value to the buffer, and nothing else.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="buffer">Receives the bytes.</param>
    /// <param name="value">The value.</param>
    public static void Serialize<[ContractParameter] T>(IBufferWriter<byte> buffer, T value) => Serializers.Default.Serialize(buffer, value);

    /// <summary>Writes a value to a segment of an array, which may be longer.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="value">The value.</param>
    public static ArraySegment<byte> SerializeSegment<[ContractParameter] T>(T value) => Serializers.Default.SerializeSegment(value);

    /// <summary>Reads a value.</summary>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    /// <param name="bytes">The bytes of one value.</param>
    /// <param name="options">The options; null for <see cref="DeserializeOptions.Default"/>.</param>
    public static T Deserialize<[ContractParameter] T>(byte[] bytes, DeserializeOptions? options = null) => Serializers.For(options).Deserialize<T>(bytes);

    /// <summary>Reads a value from bytes in one or more segments.</summary>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    /// <param name="sequence">The bytes of one value.</param>
    /// <param name="options">The options; null for <see cref="DeserializeOptions.Default"/>.</param>
    public static T Deserialize<[ContractParameter] T>(in ReadOnlySequence<byte> sequence, DeserializeOptions? options = null) =>
        Serializers.For(options).Deserialize<T>(in sequence);

    /// <summary>Reads a value.</summary>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    /// <param name="segment">The bytes of one value.</param>
    /// <param name="options">The options; null for <see cref="DeserializeOptions.Default"/>.</param>
    public static T DeserializeSegment<[ContractParameter] T>(ArraySegment<byte> segment, DeserializeOptions? options = null) =>
        Serializers.For(options).DeserializeSegment<T>(segment);

    /// <summary>Creates a copy of a value and of everything that its contract covers.</summary>
    /// <typeparam name="T">The type whose contract is copied.</typeparam>
    /// <param name="value">The value.</param>
    public static T DeepClone<[ContractParameter] T>(T value) => Serializers.Default.DeepClone(value);
}
