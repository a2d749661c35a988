using System.Buffers;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using Graupel.Roots;

namespace Graupel;

/// <content>Reading.</content>
public static partial class Serialization
{
    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[])"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] data) => DefaultRoot<T>.Value.Deserialize(data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(ArraySegment{byte})"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(ArraySegment<byte> data) => DefaultRoot<T>.Value.Deserialize(data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(ReadOnlyMemory{byte})"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(ReadOnlyMemory<byte> data) => DefaultRoot<T>.Value.Deserialize(data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(ReadOnlySpan{byte})"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(ReadOnlySpan<byte> data) => DefaultRoot<T>.Value.Deserialize(data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(in ReadOnlySequence{byte})"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(in ReadOnlySequence<byte> data) => DefaultRoot<T>.Value.Deserialize(in data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(PooledBuffer)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(PooledBuffer data) => DefaultRoot<T>.Value.Deserialize(data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[], out int)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] data, out int consumed) => DefaultRoot<T>.Value.Deserialize(data, out consumed);

    /// <inheritdoc cref="Serializer{T}.Deserialize(ArraySegment{byte}, out int)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(ArraySegment<byte> data, out int consumed) => DefaultRoot<T>.Value.Deserialize(data, out consumed);

    /// <inheritdoc cref="Serializer{T}.Deserialize(ReadOnlyMemory{byte}, out int)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(ReadOnlyMemory<byte> data, out int consumed) => DefaultRoot<T>.Value.Deserialize(data, out consumed);

    /// <inheritdoc cref="Serializer{T}.Deserialize(ReadOnlySpan{byte}, out int)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(ReadOnlySpan<byte> data, out int consumed) => DefaultRoot<T>.Value.Deserialize(data, out consumed);

    /// <inheritdoc cref="Serializer{T}.Deserialize(in ReadOnlySequence{byte}, out long)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(in ReadOnlySequence<byte> data, out long consumed) =>
        DefaultRoot<T>.Value.Deserialize(in data, out consumed);

    /// <inheritdoc cref="Serializer{T}.DeserializeSegment(ArraySegment{byte})"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T DeserializeSegment<T>(ArraySegment<byte> data) => DefaultRoot<T>.Value.DeserializeSegment(data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(Stream)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(Stream stream) => DefaultRoot<T>.Value.Deserialize(stream);

    /// <inheritdoc cref="Serializer{T}.DeserializeAsync(Stream, CancellationToken)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ValueTask<T> DeserializeAsync<T>(Stream stream, CancellationToken cancellationToken = default) =>
        DefaultRoot<T>.Value.DeserializeAsync(stream, cancellationToken);

    /// <inheritdoc cref="Serializer{T}.DeserializeAsync(PipeReader, CancellationToken)"/>
    /// <typeparam name="T">The type whose contract is read.</typeparam>
    [OverloadResolutionPriority(-1)] // null is a stream
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ValueTask<T> DeserializeAsync<T>(PipeReader pipe, CancellationToken cancellationToken = default) =>
        DefaultRoot<T>.Value.DeserializeAsync(pipe, cancellationToken);

    /// <inheritdoc cref="ValueSerializer.Dump(ReadOnlySpan{byte})"/>
    /// <typeparam name="T">The type whose contract the bytes have.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string Dump<T>(ReadOnlySpan<byte> data) => DefaultRoot<T>.Value.Dump(data);
}
