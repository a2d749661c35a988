using System.Runtime.CompilerServices;

namespace Graupel.Compat.StructPacker;

/// <summary>
/// The implementation of the methods that the generator adds to types with <c>[Pack]</c>: <c>Pack</c>, <c>PackToBuffer</c> and <c>Unpack</c>. The types
/// need not be <c>partial</c>: the methods are extension methods. They are generated for types that are accessible in their project and not
/// generic; for other types call these methods directly.
/// </summary>
/// <remarks>
/// The bytes are those of <see cref="Serialization"/>: pure data in declaration order. They do not identify their type, and
/// names do not matter; order and types of the members do. Errors throw <see cref="GraupelException"/>, as there.
/// </remarks>
public static class Packing
{
    // What a struct refers to may belong to copies of it, which were unpacked before.
    private static readonly Serializer Structs = new(new SerializerOptions { Populate = PopulateMode.RootOnly });

    /// <summary>Packs a value.</summary>
    /// <param name="value">The value.</param>
    /// <returns>The bytes, in an array of exactly their size.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Pack<[ContractParameter] T>(in T value) => Serialization.Serialize(value);

    /// <summary>Packs a value into a stream.</summary>
    /// <param name="value">The value.</param>
    /// <param name="destinationStream">The stream to write to, at its current position.</param>
    public static void Pack<[ContractParameter] T>(in T value, Stream destinationStream) => Serialization.Serialize(destinationStream, value);

    /// <summary>Packs a value into an array from a pool.</summary>
    /// <param name="value">The value.</param>
    /// <returns>The bytes; the array may be longer. Dispose returns it to the pool.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static PooledBuffer PackToBuffer<[ContractParameter] T>(in T value) => Serialization.SerializePooled(value);

    /// <summary>Sets the members of a struct from packed bytes. Bytes after them are ignored.</summary>
    /// <param name="value">The struct; members that are not packed stay as they are. Arrays and objects in others are new ones.</param>
    /// <param name="sourceData">The bytes.</param>
    /// <param name="startIndex">The index of the first byte.</param>
    public static void Unpack<[ContractParameter] T>(ref T value, byte[] sourceData, int startIndex)
        where T : struct => Unpack(ref value, sourceData, ref startIndex);

    /// <summary>Sets the members of a struct from packed bytes, and advances the index.</summary>
    /// <param name="value">The struct; members that are not packed stay as they are. Arrays and objects in others are new ones.</param>
    /// <param name="sourceData">The bytes.</param>
    /// <param name="startIndex">The index of the first byte; afterwards the index after the last. Unchanged after an error.</param>
    public static void Unpack<[ContractParameter] T>(ref T value, byte[] sourceData, ref int startIndex)
        where T : struct
    {
        Structs.Populate(From(sourceData, startIndex), ref value, out int consumed);
        startIndex += consumed;
    }

    /// <summary>Sets the members of a struct from packed bytes, and leaves the stream right after them.</summary>
    /// <param name="value">The struct; members that are not packed stay as they are. Arrays and objects in others are new ones.</param>
    /// <param name="sourceStream">The stream to read from, at its current position.</param>
    public static void Unpack<[ContractParameter] T>(ref T value, Stream sourceStream)
        where T : struct => Structs.Populate(sourceStream, ref value);

    /// <summary>Sets the members of an object from packed bytes. Bytes after them are ignored.</summary>
    /// <param name="value">The object; members that are not packed stay as they are. After an error some may be set.</param>
    /// <param name="sourceData">The bytes.</param>
    /// <param name="startIndex">The index of the first byte.</param>
    public static void Unpack<[ContractParameter] T>(T value, byte[] sourceData, int startIndex)
        where T : class => Unpack(value, sourceData, ref startIndex);

    /// <summary>Sets the members of an object from packed bytes, and advances the index.</summary>
    /// <param name="value">The object; members that are not packed stay as they are. After an error some may be set.</param>
    /// <param name="sourceData">The bytes.</param>
    /// <param name="startIndex">The index of the first byte; afterwards the index after the last. Unchanged after an error.</param>
    public static void Unpack<[ContractParameter] T>(T value, byte[] sourceData, ref int startIndex)
        where T : class
    {
        ArgumentNullException.ThrowIfNull(value);
        T filled = value;
        Serialization.Populate(From(sourceData, startIndex), ref filled, out int consumed);
        ThrowIfReplaced(value, filled);
        startIndex += consumed;
    }

    /// <summary>Sets the members of an object from packed bytes, and leaves the stream right after them.</summary>
    /// <param name="value">The object; members that are not packed stay as they are. After an error some may be set.</param>
    /// <param name="sourceStream">The stream to read from, at its current position.</param>
    public static void Unpack<[ContractParameter] T>(T value, Stream sourceStream)
        where T : class
    {
        ArgumentNullException.ThrowIfNull(value);
        T filled = value;
        Serialization.Populate(sourceStream, ref filled);
        ThrowIfReplaced(value, filled);
    }

    private static ReadOnlySpan<byte> From(byte[] data, int start)
    {
        ArgumentNullException.ThrowIfNull(data);
        ArgumentOutOfRangeException.ThrowIfNegative(start);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(start, data.Length);
        return data.AsSpan(start);
    }

    // The caller has no other reference than the one it gave.
    private static void ThrowIfReplaced<T>(T value, T? filled)
        where T : class
    {
        if (!ReferenceEquals(value, filled))
        {
            throw new GraupelException(
                ErrorKind.InvalidValue,
                filled is null ? "the data is null, and an existing object cannot become null" : $"{typeof(T)} has members that only its constructor sets, so an existing instance cannot be filled; use Serialization.Deserialize to create a new one");
        }
    }
}
