using System.Buffers;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using Graupel.Roots;

namespace Graupel;

/// <content>Writing.</content>
public sealed partial class Serializer
{
    /// <inheritdoc cref="Serializer{T}.Serialize(T)"/>
    /// <typeparam name="T">The type whose contract is written; a value of an undeclared derived type is refused.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte[] Serialize<T>(T value) => Slot<T>.In(this).Serialize(value);

    /// <inheritdoc cref="Serializer{T}.SerializeSegment(T)"/>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ArraySegment<byte> SerializeSegment<T>(T value) => Slot<T>.In(this).SerializeSegment(value);

    /// <inheritdoc cref="Serializer{T}.SerializePooled(T)"/>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public PooledBuffer SerializePooled<T>(T value) => Slot<T>.In(this).SerializePooled(value);

    /// <inheritdoc cref="Serializer{T}.TrySerialize(T, Span{byte}, out int)"/>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TrySerialize<T>(T value, Span<byte> destination, out int written) =>
        Slot<T>.In(this).TrySerialize(value, destination, out written);

    /// <inheritdoc cref="Serializer{T}.Serialize(IBufferWriter{byte}, T)"/>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    [OverloadResolutionPriority(1)] // some streams are buffer writers too, and are written without a copy as such
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Serialize<T>(IBufferWriter<byte> writer, T value) => Slot<T>.In(this).Serialize(writer, value);

    /// <inheritdoc cref="Serializer{T}.Serialize(Stream, T)"/>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Serialize<T>(Stream stream, T value) => Slot<T>.In(this).Serialize(stream, value);

    /// <inheritdoc cref="Serializer{T}.SerializeAsync(Stream, T, CancellationToken)"/>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ValueTask SerializeAsync<T>(Stream stream, T value, CancellationToken cancellationToken = default) =>
        Slot<T>.In(this).SerializeAsync(stream, value, cancellationToken);

    /// <inheritdoc cref="Serializer{T}.SerializeAsync(PipeWriter, T, CancellationToken)"/>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    [OverloadResolutionPriority(-1)] // null is a stream
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ValueTask SerializeAsync<T>(PipeWriter pipe, T value, CancellationToken cancellationToken = default) =>
        Slot<T>.In(this).SerializeAsync(pipe, value, cancellationToken);

    /// <inheritdoc cref="Serializer{T}.DeepClone(T)"/>
    /// <typeparam name="T">The type whose contract is copied.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T DeepClone<T>(T value) => Slot<T>.In(this).DeepClone(value);
}
