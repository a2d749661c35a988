using System.Buffers;

namespace Graupel;

/// <summary>
/// Writes and reads values of one type that is known only at run time, as in frameworks: see <see cref="Serializer.For(Type)"/>. Every instance is a
/// <see cref="Serializer{T}"/> and writes the same bytes; structs are boxed.
/// </summary>
/// <remarks>
/// Every method that writes throws <see cref="ArgumentException"/> for a value of another type, or for null if the type is not nullable. Otherwise it
/// behaves as <see cref="Serializer{T}"/>: the contract written is that of <see cref="Type"/>, and a value of an undeclared derived type is refused.
/// </remarks>
public abstract class ValueSerializer
{
    private protected ValueSerializer()
    {
    }

    /// <summary>The type of the values.</summary>
    public abstract Type Type { get; }

    /// <inheritdoc cref="Serializer{T}.Serialize(T)"/>
    public abstract byte[] SerializeValue(object? value);

    /// <inheritdoc cref="Serializer{T}.Serialize(IBufferWriter{byte}, T)"/>
    public abstract void SerializeValue(IBufferWriter<byte> writer, object? value);

    /// <inheritdoc cref="Serializer{T}.Serialize(Stream, T)"/>
    public abstract void SerializeValue(Stream stream, object? value);

    /// <inheritdoc cref="Serializer{T}.SerializeAsync(Stream, T, CancellationToken)"/>
    public abstract ValueTask SerializeValueAsync(Stream stream, object? value, CancellationToken cancellationToken = default);

    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[])"/>
    public abstract object? DeserializeValue(ReadOnlySpan<byte> data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[])"/>
    public abstract object? DeserializeValue(in ReadOnlySequence<byte> data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(Stream)"/>
    public abstract object? DeserializeValue(Stream stream);

    /// <inheritdoc cref="Serializer{T}.Deserialize(Stream)"/>
    public abstract ValueTask<object?> DeserializeValueAsync(Stream stream, CancellationToken cancellationToken = default);
}
