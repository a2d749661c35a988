using System.Buffers;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using Graupel.Roots;

namespace Graupel;

/// <content>Reading.</content>
public sealed partial class Serializer
{
    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[])"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Deserialize<T>(byte[] data) => Slot<T>.In(this).Deserialize(data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(ArraySegment{byte})"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Deserialize<T>(ArraySegment<byte> data) => Slot<T>.In(this).Deserialize(data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(ReadOnlyMemory{byte})"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Deserialize<T>(ReadOnlyMemory<byte> data) => Slot<T>.In(this).Deserialize(data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(ReadOnlySpan{byte})"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Deserialize<T>(ReadOnlySpan<byte> data) => Slot<T>.In(this).Deserialize(data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(in ReadOnlySequence{byte})"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Deserialize<T>(in ReadOnlySequence<byte> data) => Slot<T>.In(this).Deserialize(in data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(PooledBuffer)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Deserialize<T>(PooledBuffer data) => Slot<T>.In(this).Deserialize(data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[], out int)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Deserialize<T>(byte[] data, out int consumed) => Slot<T>.In(this).Deserialize(data, out consumed);

    /// <inheritdoc cref="Serializer{T}.Deserialize(ArraySegment{byte}, out int)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Deserialize<T>(ArraySegment<byte> data, out int consumed) => Slot<T>.In(this).Deserialize(data, out consumed);

    /// <inheritdoc cref="Serializer{T}.Deserialize(ReadOnlyMemory{byte}, out int)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Deserialize<T>(ReadOnlyMemory<byte> data, out int consumed) => Slot<T>.In(this).Deserialize(data, out consumed);

    /// <inheritdoc cref="Serializer{T}.Deserialize(ReadOnlySpan{byte}, out int)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Deserialize<T>(ReadOnlySpan<byte> data, out int consumed) => Slot<T>.In(this).Deserialize(data, out consumed);

    /// <inheritdoc cref="Serializer{T}.Deserialize(in ReadOnlySequence{byte}, out long)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Deserialize<T>(in ReadOnlySequence<byte> data, out long consumed) => Slot<T>.In(this).Deserialize(in data, out consumed);

    /// <inheritdoc cref="Serializer{T}.DeserializeSegment(ArraySegment{byte})"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T DeserializeSegment<T>(ArraySegment<byte> data) => Slot<T>.In(this).DeserializeSegment(data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(Stream)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Deserialize<T>(Stream stream) => Slot<T>.In(this).Deserialize(stream);

    /// <inheritdoc cref="Serializer{T}.DeserializeAsync(Stream, CancellationToken)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ValueTask<T> DeserializeAsync<T>(Stream stream, CancellationToken cancellationToken = default) =>
        Slot<T>.In(this).DeserializeAsync(stream, cancellationToken);

    /// <inheritdoc cref="Serializer{T}.DeserializeAsync(PipeReader, CancellationToken)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [OverloadResolutionPriority(-1)] // null is a stream
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ValueTask<T> DeserializeAsync<T>(PipeReader pipe, CancellationToken cancellationToken = default) =>
        Slot<T>.In(this).DeserializeAsync(pipe, cancellationToken);

    /// <inheritdoc cref="ValueSerializer.Dump(ReadOnlySpan{byte})"/>
    /// <typeparam name="T">The type whose contract the bytes have.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string Dump<T>(ReadOnlySpan<byte> data) => Slot<T>.In(this).Dump(data);
}
