using System.Buffers;
using System.Runtime.CompilerServices;
using Graupel.Carriers;

namespace Graupel;

/// <content>Reading from memory.</content>
public abstract partial class Serializer<T>
{
    /// <summary>Reads a value. Bytes after it are refused, unless the options allow them.</summary>
    /// <param name="data">The bytes.</param>
    /// <exception cref="GraupelException">The bytes are not a value of the type, or exceed a limit.</exception>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    public T Deserialize(byte[] data)
    {
        ArgumentNullException.ThrowIfNull(data);
        return Read(data, null, _toEnd, out _);
    }

    /// <inheritdoc cref="Deserialize(byte[])"/>
    public T Deserialize(ArraySegment<byte> data) => Read(data, null, _toEnd, out _);

    /// <inheritdoc cref="Deserialize(byte[])"/>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    public T Deserialize(ReadOnlyMemory<byte> data) => Read(data.Span, null, _toEnd, out _);

    /// <inheritdoc cref="Deserialize(byte[])"/>
    public T Deserialize(ReadOnlySpan<byte> data) => Read(data, null, _toEnd, out _);

    /// <inheritdoc cref="Deserialize(byte[])"/>
    public T Deserialize(in ReadOnlySequence<byte> data) => Read(in data, _toEnd, out _);

    /// <inheritdoc cref="Deserialize(byte[])"/>
    public T Deserialize(PooledBuffer data)
    {
        ArgumentNullException.ThrowIfNull(data);
        return Read(data.Span, null, _toEnd, out _);
    }

    /// <summary>Reads a value from the beginning of the data; other bytes may follow.</summary>
    /// <param name="data">The bytes.</param>
    /// <param name="consumed">Number of bytes of the value.</param>
    /// <exception cref="GraupelException">The bytes are not a value of the type, or exceed a limit.</exception>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    public T Deserialize(byte[] data, out int consumed)
    {
        ArgumentNullException.ThrowIfNull(data);
        return Deserialize((ReadOnlySpan<byte>)data, out consumed);
    }

    /// <inheritdoc cref="Deserialize(byte[], out int)"/>
    public T Deserialize(ArraySegment<byte> data, out int consumed) => Deserialize(data.AsSpan(), out consumed);

    /// <inheritdoc cref="Deserialize(byte[], out int)"/>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    public T Deserialize(ReadOnlyMemory<byte> data, out int consumed) => Deserialize(data.Span, out consumed);

    /// <inheritdoc cref="Deserialize(byte[], out int)"/>
    public T Deserialize(ReadOnlySpan<byte> data, out int consumed)
    {
        T value = Read(data, null, toEnd: false, out long count);
        consumed = (int)count;
        return value;
    }

    /// <inheritdoc cref="Deserialize(byte[], out int)"/>
    public T Deserialize(in ReadOnlySequence<byte> data, out long consumed) => Read(in data, toEnd: false, out consumed);

    /// <summary>Reads a value from a segment that <see cref="SerializeSegment"/> returned.</summary>
    /// <param name="data">The bytes.</param>
    /// <exception cref="GraupelException">The bytes are not a value of the type, or exceed a limit.</exception>
    public T DeserializeSegment(ArraySegment<byte> data) => Deserialize(data);

    private T Read(in ReadOnlySequence<byte> data, bool toEnd, out long consumed)
    {
        if (data.IsSingleSegment)
        {
            return Read(data.FirstSpan, null, toEnd, out consumed);
        }

        using var source = new SequenceSource(in data);
        return Read(default, source, toEnd, out consumed);
    }
}
