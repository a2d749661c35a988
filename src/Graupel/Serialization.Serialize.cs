using System.Buffers;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using Graupel.Roots;

namespace Graupel;

/// <content>Writing.</content>
public static partial class Serialization
{
    /// <inheritdoc cref="Serializer{T}.Serialize(T)"/>
    /// <typeparam name="T">The type whose contract is written; a value of an undeclared derived type is refused.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value) => DefaultRoot<T>.Value.Serialize(value);

    /// <inheritdoc cref="Serializer{T}.SerializeSegment(T)"/>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ArraySegment<byte> SerializeSegment<T>(T value) => DefaultRoot<T>.Value.SerializeSegment(value);

    /// <inheritdoc cref="Serializer{T}.SerializePooled(T)"/>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static PooledBuffer SerializePooled<T>(T value) => DefaultRoot<T>.Value.SerializePooled(value);

    /// <inheritdoc cref="Serializer{T}.TrySerialize(T, Span{byte}, out int)"/>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TrySerialize<T>(T value, Span<byte> destination, out int written) =>
        DefaultRoot<T>.Value.TrySerialize(value, destination, out written);

    /// <inheritdoc cref="Serializer{T}.Serialize(IBufferWriter{byte}, T)"/>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    [OverloadResolutionPriority(1)] // some streams are buffer writers too, and are written without a copy as such
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(IBufferWriter<byte> writer, T value) => DefaultRoot<T>.Value.Serialize(writer, value);

    /// <inheritdoc cref="Serializer{T}.Serialize(Stream, T)"/>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(Stream stream, T value) => DefaultRoot<T>.Value.Serialize(stream, value);

    /// <inheritdoc cref="Serializer{T}.SerializeAsync(Stream, T, CancellationToken)"/>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ValueTask SerializeAsync<T>(Stream stream, T value, CancellationToken cancellationToken = default) =>
        DefaultRoot<T>.Value.SerializeAsync(stream, value, cancellationToken);

    /// <inheritdoc cref="Serializer{T}.SerializeAsync(PipeWriter, T, CancellationToken)"/>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    [OverloadResolutionPriority(-1)] // null is a stream
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ValueTask SerializeAsync<T>(PipeWriter pipe, T value, CancellationToken cancellationToken = default) =>
        DefaultRoot<T>.Value.SerializeAsync(pipe, value, cancellationToken);

    /// <inheritdoc cref="Serializer{T}.DeepClone(T)"/>
    /// <typeparam name="T">The type whose contract is copied.</typeparam>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T DeepClone<T>(T value) => DefaultRoot<T>.Value.DeepClone(value);
}
