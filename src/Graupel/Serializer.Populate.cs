using System.Buffers;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using Graupel.Roots;

namespace Graupel;

/// <content>Reading into existing values.</content>
public sealed partial class Serializer
{
    /// <inheritdoc cref="Serializer{T}.Populate(byte[], ref T)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Populate<T>(byte[] data, ref T value) => Slot<T>.In(this).Populate(data, ref value);

    /// <inheritdoc cref="Serializer{T}.Populate(ArraySegment{byte}, ref T)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Populate<T>(ArraySegment<byte> data, ref T value) => Slot<T>.In(this).Populate(data, ref value);

    /// <inheritdoc cref="Serializer{T}.Populate(ReadOnlyMemory{byte}, ref T)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Populate<T>(ReadOnlyMemory<byte> data, ref T value) => Slot<T>.In(this).Populate(data, ref value);

    /// <inheritdoc cref="Serializer{T}.Populate(ReadOnlySpan{byte}, ref T)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Populate<T>(ReadOnlySpan<byte> data, ref T value) => Slot<T>.In(this).Populate(data, ref value);

    /// <inheritdoc cref="Serializer{T}.Populate(in ReadOnlySequence{byte}, ref T)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Populate<T>(in ReadOnlySequence<byte> data, ref T value) => Slot<T>.In(this).Populate(in data, ref value);

    /// <inheritdoc cref="Serializer{T}.Populate(PooledBuffer, ref T)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Populate<T>(PooledBuffer data, ref T value) => Slot<T>.In(this).Populate(data, ref value);

    /// <inheritdoc cref="Serializer{T}.Populate(byte[], ref T, out int)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    [OverloadResolutionPriority(1)]
    public void Populate<T>(byte[] data, ref T value, out int consumed) =>
        Slot<T>.In(this).Populate(data, ref value, out consumed);

    /// <inheritdoc cref="Serializer{T}.Populate(ArraySegment{byte}, ref T, out int)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Populate<T>(ArraySegment<byte> data, ref T value, out int consumed) =>
        Slot<T>.In(this).Populate(data, ref value, out consumed);

    /// <inheritdoc cref="Serializer{T}.Populate(ReadOnlyMemory{byte}, ref T, out int)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    [OverloadResolutionPriority(-1)]
    public void Populate<T>(ReadOnlyMemory<byte> data, ref T value, out int consumed) =>
        Slot<T>.In(this).Populate(data, ref value, out consumed);

    /// <inheritdoc cref="Serializer{T}.Populate(ReadOnlySpan{byte}, ref T, out int)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Populate<T>(ReadOnlySpan<byte> data, ref T value, out int consumed) =>
        Slot<T>.In(this).Populate(data, ref value, out consumed);

    /// <inheritdoc cref="Serializer{T}.Populate(in ReadOnlySequence{byte}, ref T, out long)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Populate<T>(in ReadOnlySequence<byte> data, ref T value, out long consumed) =>
        Slot<T>.In(this).Populate(in data, ref value, out consumed);

    /// <inheritdoc cref="Serializer{T}.Populate(Stream, ref T)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Populate<T>(Stream stream, ref T value) => Slot<T>.In(this).Populate(stream, ref value);

    /// <inheritdoc cref="Serializer{T}.PopulateAsync(Stream, T, CancellationToken)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ValueTask<T> PopulateAsync<T>(Stream stream, T value, CancellationToken cancellationToken = default) =>
        Slot<T>.In(this).PopulateAsync(stream, value, cancellationToken);

    /// <inheritdoc cref="Serializer{T}.PopulateAsync(PipeReader, T, CancellationToken)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [OverloadResolutionPriority(-1)] // null is a stream
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ValueTask<T> PopulateAsync<T>(PipeReader pipe, T value, CancellationToken cancellationToken = default) =>
        Slot<T>.In(this).PopulateAsync(pipe, value, cancellationToken);
}
