using System.Buffers;
using System.Runtime.CompilerServices;

namespace Graupel;

/// <content>Writing.</content>
public abstract partial class Serializer<T>
{
    /// <summary>Writes a value to an array of exactly its size.</summary>
    /// <param name="value">The value.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    public abstract byte[] Serialize(T value);

    /// <summary>Writes a value to an array segment that belongs to the caller.</summary>
    /// <param name="value">The value.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    public ArraySegment<byte> SerializeSegment(T value) => Serialize(value);

    /// <summary>Writes a value to an array from a pool. Disposing the buffer returns the array to the pool.</summary>
    /// <param name="value">The value.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    public abstract PooledBuffer SerializePooled(T value);

    /// <summary>Writes a value to the caller's memory, if it fits.</summary>
    /// <param name="value">The value.</param>
    /// <param name="destination">The memory. Its content is undefined if the value does not fit.</param>
    /// <param name="written">Number of bytes written; 0 if the value does not fit.</param>
    /// <returns>True if the value fits. Memory of exactly its size is enough.</returns>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    public abstract bool TrySerialize(T value, Span<byte> destination, out int written);

    /// <summary>Writes a value to a buffer writer, after what it already holds.</summary>
    /// <param name="writer">The buffer writer.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    [OverloadResolutionPriority(1)] // some streams are buffer writers too, and are written without a copy as such
    public abstract void Serialize(IBufferWriter<byte> writer, T value);

    /// <summary>Writes a value to a stream: its bytes and nothing else, in one write if it is small.</summary>
    /// <param name="stream">The stream; it need not seek. After a failure, some of the bytes may have been written.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="GraupelException">The value cannot be written, or exceeds a limit.</exception>
    public abstract void Serialize(Stream stream, T value);

    /// <summary>Copies a value by writing and reading it.</summary>
    /// <param name="value">The value.</param>
    /// <returns>The copy, which shares no object with the value.</returns>
    /// <exception cref="GraupelException">The value cannot be written, or not be read back.</exception>
    public abstract T DeepClone(T value);
}
