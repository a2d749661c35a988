using System.Buffers;

namespace Graupel.Compat.IcyRain;

/// <summary>
/// The entry points of IcyRain over Graupel: the <see cref="WireFormat.Fast"/> format, contracts by <c>[DataContract]</c>, and tables of data.
/// All methods may be called by many threads at once.
/// </summary>
/// <remarks>
/// Errors are <see cref="GraupelException"/>: a value that cannot be written, or bytes that are none. A contract that breaks a rule, such as two
/// members with one order number, is a <see cref="ContractException"/> on first use, and before that an error of the build.
/// </remarks>
public static class Serialization
{
    /// <summary>Makes ready what the type needs, so that its first use is as fast as the others.</summary>
    /// <typeparam name="T">The type.</typeparam>
    public static void Prepare<[ContractParameter] T>() => Serializers.Default.For<T>();

    /// <summary>Writes a value into an array of its size.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="value">The value.</param>
    public static byte[] Serialize<[ContractParameter] T>(T value) => Serializers.Default.Serialize(value);

    /// <summary>Writes a value, and appends it to the buffer; nothing stands around it.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="buffer">Takes the bytes.</param>
    /// <param name="value">The value.</param>
    public static void Serialize<[ContractParameter] T>(IBufferWriter<byte> buffer, T value) => Serializers.Default.Serialize(buffer, value);

    /// <summary>Writes a value into a part of an array, which may be longer.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="value">The value.</param>
    public static ArraySegment<byte> SerializeSegment<[ContractParameter] T>(T value) => Serializers.Default.SerializeSegment(value);

    /// <summary>Reads a value.</summary>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    /// <param name="bytes">The bytes of one value.</param>
    /// <param name="options">The options; null for <see cref="DeserializeOptions.Default"/>.</param>
    public static T Deserialize<[ContractParameter] T>(byte[] bytes, DeserializeOptions? options = null) => Serializers.For(options).Deserialize<T>(bytes);

    /// <summary>Reads a value from bytes in one piece or in many.</summary>
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

    /// <summary>A copy of a value and of everything that its contract reaches.</summary>
    /// <typeparam name="T">The type whose contract is copied.</typeparam>
    /// <param name="value">The value.</param>
    public static T DeepClone<[ContractParameter] T>(T value) => Serializers.Default.DeepClone(value);
}
