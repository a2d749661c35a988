using System.Buffers;

namespace Graupel;

/// <content>Writing.</content>
public abstract partial class Serializer<T>
{
    /// <summary>Writes a value to an array of exactly its size.</summary>
    public abstract byte[] Serialize(T value);

    /// <summary>Writes a value to an array segment that belongs to the caller.</summary>
    public ArraySegment<byte> SerializeSegment(T value) => Serialize(value);

    /// <summary>Writes a value to an array from a pool. Disposing the buffer returns the array to the pool.</summary>
    public abstract PooledBuffer SerializePooled(T value);

    /// <summary>Writes a value to the caller's memory, if it fits.</summary>
    /// <param name="value">The value.</param>
    /// <param name="destination">The memory. Its content is undefined if the value does not fit.</param>
    /// <param name="written">Number of bytes written; 0 if the value does not fit.</param>
    /// <returns>True if the value fits. Memory of exactly its size is enough.</returns>
    public abstract bool TrySerialize(T value, Span<byte> destination, out int written);

    /// <summary>Writes a value to a buffer writer, after what it already holds.</summary>
    public abstract void Serialize(IBufferWriter<byte> writer, T value);

    /// <summary>Writes a value to a stream: its bytes and nothing else, in one write if it is small.</summary>
    public abstract void Serialize(Stream stream, T value);

    /// <summary>Copies a value by writing and reading it.</summary>
    public abstract T DeepClone(T value);
}
