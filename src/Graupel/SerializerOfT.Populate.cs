using System.Buffers;
using System.Runtime.CompilerServices;
using Graupel.Carriers;

namespace Graupel;

/// <content>Reading into an existing value.</content>
public abstract partial class Serializer<T>
{
    /// <summary>
    /// Reads into an existing value: objects and collections keep their identity where possible, and members that are not in the bytes
    /// stay as they are. Bytes after the value are refused, unless the options allow them.
    /// </summary>
    /// <param name="data">The bytes.</param>
    /// <param name="value">
    /// The value; replaced if it cannot be filled. If reading fails, the object may be partly filled, but the variable is unchanged.
    /// </param>
    /// <exception cref="GraupelException">The bytes are not a value of the type, or exceed a limit.</exception>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    public void Populate(byte[] data, ref T value)
    {
        ArgumentNullException.ThrowIfNull(data);
        Populate(data, null, _toEnd, ref value, out _);
    }

    /// <inheritdoc cref="Populate(byte[], ref T)"/>
    public void Populate(ArraySegment<byte> data, ref T value) => Populate(data, null, _toEnd, ref value, out _);

    /// <inheritdoc cref="Populate(byte[], ref T)"/>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    public void Populate(ReadOnlyMemory<byte> data, ref T value) => Populate(data.Span, null, _toEnd, ref value, out _);

    /// <inheritdoc cref="Populate(byte[], ref T)"/>
    public void Populate(ReadOnlySpan<byte> data, ref T value) => Populate(data, null, _toEnd, ref value, out _);

    /// <inheritdoc cref="Populate(byte[], ref T)"/>
    public void Populate(in ReadOnlySequence<byte> data, ref T value) => Read(in data, _toEnd, fills: true, ref value, out _);

    /// <inheritdoc cref="Populate(byte[], ref T)"/>
    public void Populate(PooledBuffer data, ref T value)
    {
        ArgumentNullException.ThrowIfNull(data);
        Populate(data.Span, null, _toEnd, ref value, out _);
    }

    /// <summary>
    /// Reads from the beginning of the data into an existing value, as <see cref="Populate(byte[], ref T)"/> does; other bytes may follow.
    /// </summary>
    /// <param name="data">The bytes.</param>
    /// <param name="value">
    /// The value; replaced if it cannot be filled. If reading fails, the object may be partly filled, but the variable is unchanged.
    /// </param>
    /// <param name="consumed">Number of bytes of the value.</param>
    /// <exception cref="GraupelException">The bytes are not a value of the type, or exceed a limit.</exception>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    public void Populate(byte[] data, ref T value, out int consumed)
    {
        ArgumentNullException.ThrowIfNull(data);
        Populate((ReadOnlySpan<byte>)data, ref value, out consumed);
    }

    /// <inheritdoc cref="Populate(byte[], ref T, out int)"/>
    public void Populate(ArraySegment<byte> data, ref T value, out int consumed) => Populate(data.AsSpan(), ref value, out consumed);

    /// <inheritdoc cref="Populate(byte[], ref T, out int)"/>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    public void Populate(ReadOnlyMemory<byte> data, ref T value, out int consumed) => Populate(data.Span, ref value, out consumed);

    /// <inheritdoc cref="Populate(byte[], ref T, out int)"/>
    public void Populate(ReadOnlySpan<byte> data, ref T value, out int consumed)
    {
        Populate(data, null, toEnd: false, ref value, out long count);
        consumed = (int)count;
    }

    /// <inheritdoc cref="Populate(byte[], ref T, out int)"/>
    public void Populate(in ReadOnlySequence<byte> data, ref T value, out long consumed) => Read(in data, toEnd: false, fills: true, ref value, out consumed);

    /// <summary>Reads from a stream into an existing value, as <see cref="Populate(byte[], ref T)"/> does. The stream is left right after the value.</summary>
    /// <param name="stream">The stream.</param>
    /// <param name="value">
    /// The value; replaced if it cannot be filled. If reading fails, the object may be partly filled, but the variable is unchanged.
    /// </param>
    /// <exception cref="GraupelException">The bytes are not a value of the type, or exceed a limit.</exception>
    public void Populate(Stream stream, ref T value)
    {
        ArgumentNullException.ThrowIfNull(stream);
        if (ExposedMemory.TryGet(stream, out MemoryStream? memory, out ReadOnlySpan<byte> data, out long position))
        {
            T filled = value;
            Populate(data, null, toEnd: false, ref filled, out long consumed);
            StreamCount.EnsureWithin(Options.Limits.MaxStreamBytes, consumed, 0);
            value = filled;
            memory.Position = position + consumed;
        }
        else
        {
            ReadFrom(stream, fills: true, ref value);
        }
    }

    private void Read(in ReadOnlySequence<byte> data, bool toEnd, bool fills, ref T value, out long consumed)
    {
        if (data.IsSingleSegment)
        {
            Read(data.FirstSpan, null, toEnd, fills, ref value, out consumed);
            return;
        }

        using var source = new SequenceSource(in data);
        Read(default, source, toEnd, fills, ref value, out consumed);
    }
}
