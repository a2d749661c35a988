using System.Buffers;

namespace Graupel;

/// <content>Writing.</content>
public abstract partial class Serializer<T>
{
    /// <summary>Writes a value to an array of exactly its size.</summary>
    public abstract byte[] Serialize(T value);

    /// <summary>Writes a value to a segment of an array that belongs to the caller.</summary>
    public ArraySegment<byte> SerializeSegment(T value) => Serialize(value);

    /// <summary>Writes a value to a borrowed array. Dispose it, and the array is used again.</summary>
    public abstract PooledBuffer SerializePooled(T value);

    /// <summary>Writes a value to memory of the caller, if it fits.</summary>
    /// <param name="value">The value.</param>
    /// <param name="destination">The memory. Without success it may hold anything.</param>
    /// <param name="written">Number of bytes written; 0 without success.</param>
    /// <returns>Whether the value fits. The exact size is enough.</returns>
    public abstract bool TrySerialize(T value, Span<byte> destination, out int written);

    /// <summary>Writes a value to a buffer writer, behind what is there.</summary>
    public abstract void Serialize(IBufferWriter<byte> writer, T value);

    /// <summary>Writes a value to a stream: its bytes and nothing else, in one write if it is small.</summary>
    public abstract void Serialize(Stream stream, T value);

    /// <summary>Copies a value by writing and reading it.</summary>
    public abstract T DeepClone(T value);
}
