using System.Buffers;
using Graupel.Carriers;

namespace Graupel;

/// <content>Writing to memory.</content>
public abstract partial class Serializer<T>
{
    // From here on a copy costs more than to ask for the size.
    private const int MinKnownSize = 512;

    /// <summary>Writes a value to an array of exactly its size.</summary>
    public byte[] Serialize(T value) => WriteArray(value);

    /// <summary>Writes a value to a segment of an array that belongs to the caller.</summary>
    public ArraySegment<byte> SerializeSegment(T value) => Serialize(value);

    /// <summary>Writes a value to a borrowed array. Dispose it, and the array is used again.</summary>
    public PooledBuffer SerializePooled(T value)
    {
        Scratch scratch = Scratch.Take();
        try
        {
            return scratch.Chain.ToPooled(Write(in value, scratch.Buffer, scratch.Chain));
        }
        finally
        {
            scratch.Release();
        }
    }

    /// <summary>Writes a value to memory of the caller, if it fits.</summary>
    /// <param name="value">The value.</param>
    /// <param name="destination">The memory. Without success it may hold anything.</param>
    /// <param name="written">Number of bytes written; 0 without success.</param>
    /// <returns>Whether the value fits. The exact size is enough.</returns>
    public bool TrySerialize(T value, Span<byte> destination, out int written)
    {
        Scratch scratch = Scratch.Take();
        try
        {
            scratch.Span.Begin(destination.Length);
            int last = Write(in value, destination, scratch.Span);
            return scratch.Span.TryComplete(destination, last, out written);
        }
        finally
        {
            scratch.Release();
        }
    }

    /// <summary>Writes a value to a buffer writer, behind what is there.</summary>
    public void Serialize(IBufferWriter<byte> writer, T value)
    {
        ArgumentNullException.ThrowIfNull(writer);
        Scratch scratch = Scratch.Take();
        BufferWriterSink sink = scratch.Writer;
        try
        {
            sink.Complete(Write(in value, sink.Begin(writer), sink));
        }
        finally
        {
            sink.End();
            scratch.Release();
        }
    }

    // A value that others change meanwhile may take more or fewer bytes than it said.
    private protected byte[]? WriteInPlace(in T value)
    {
        long size = KnownSize(in value);
        if (size < MinKnownSize || size > Array.MaxLength)
        {
            return null;
        }

        byte[] bytes = BufferPool.Allocate((int)size);
        return TrySerialize(value, bytes, out int written) && written == bytes.Length ? bytes : null;
    }

    /// <summary>Copies a value by writing and reading it.</summary>
    public T DeepClone(T value)
    {
        Scratch scratch = Scratch.Take();
        try
        {
            int last = Write(in value, scratch.Buffer, scratch.Chain);
            return Read(scratch.Chain.ToSpan(last), null, toEnd: true, out _);
        }
        finally
        {
            scratch.Release();
        }
    }
}
