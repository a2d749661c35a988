using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using Graupel.Formats;
using Graupel.Roots;

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
    private KeptFingerprint? _fingerprint;

    private protected ValueSerializer(SerializerOptions options, WireShape shape)
    {
        Options = options;
        Shape = shape;
    }

    /// <summary>The type of the values.</summary>
    public abstract Type Type { get; }

    /// <summary>The options.</summary>
    public SerializerOptions Options { get; }

    /// <summary>
    /// A hash of the contract: its order numbers, names and kinds, and those of all contracts below it; in MessagePack also of options without which its bytes
    /// would be read as something else.
    /// </summary>
    public ulong Fingerprint => (_fingerprint ??= new KeptFingerprint(Described, Options.Format.Habits)).Value;

    /// <summary>
    /// The text whose hash is the fingerprint, to find what differs: kinds in hexadecimal digits, order numbers, lengths and names of members,
    /// tags of cases, <c>*</c> and the rank of an array of several dimensions, and <c>#</c> with a number for a contract that was described before.
    /// </summary>
    public string FingerprintText => ContractFingerprint.TextOf(Described, Options.Format.Habits);

    /// <summary>What it is, for people; the form may change.</summary>
    public sealed override string ToString() => $"{nameof(Serializer)}<{CSharpName.Of(Type)}>, {Options.Format}";

    /// <summary>The shape of what is written.</summary>
    internal WireShape Shape { get; }

    /// <summary>Whether the bytes say nothing of the contract, so that only the same contract reads them.</summary>
    internal abstract bool IsPureData { get; }

    /// <summary>The same for values as objects, for what is written once for all types.</summary>
    internal abstract Serializer<object?> Boxed { get; }

    /// <summary>The same for one value, which is looked at before a task begins.</summary>
    /// <exception cref="ArgumentException">The value is of another type, or null if the type is not nullable.</exception>
    internal abstract Serializer<object?> BoxedFor(object? value);

    private WireShape Described => Shape.BehindFingerprint ?? Shape;

    /// <inheritdoc cref="Serializer{T}.Serialize(T)"/>
    public abstract byte[] SerializeValue(object? value);

    /// <inheritdoc cref="Serializer{T}.Serialize(IBufferWriter{byte}, T)"/>
    [OverloadResolutionPriority(1)] // some streams are buffer writers too, and are written without a copy as such
    public abstract void SerializeValue(IBufferWriter<byte> writer, object? value);

    /// <inheritdoc cref="Serializer{T}.Serialize(Stream, T)"/>
    public abstract void SerializeValue(Stream stream, object? value);

    /// <inheritdoc cref="Serializer{T}.SerializeAsync(Stream, T, CancellationToken)"/>
    public abstract ValueTask SerializeValueAsync(Stream stream, object? value, CancellationToken cancellationToken = default);

    /// <inheritdoc cref="Serializer{T}.SerializeAsync(PipeWriter, T, CancellationToken)"/>
    [OverloadResolutionPriority(-1)] // null is a stream
    public ValueTask SerializeValueAsync(PipeWriter pipe, object? value, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(pipe);
        return BoxedFor(value).SerializeAsync(pipe, value, cancellationToken);
    }

    /// <inheritdoc cref="Serializer{T}.SerializePooled(T)"/>
    public abstract PooledBuffer SerializeValuePooled(object? value);

    /// <inheritdoc cref="Serializer{T}.TrySerialize(T, Span{byte}, out int)"/>
    public abstract bool TrySerializeValue(object? value, Span<byte> destination, out int written);

    /// <inheritdoc cref="Serializer{T}.DeepClone(T)"/>
    [return: NotNullIfNotNull(nameof(value))]
    public abstract object? DeepCloneValue(object? value);

    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[])"/>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    public object? DeserializeValue(byte[] data)
    {
        ArgumentNullException.ThrowIfNull(data);
        return DeserializeValue(data.AsSpan());
    }

    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[])"/>
    public object? DeserializeValue(ArraySegment<byte> data) => DeserializeValue(data.AsSpan());

    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[])"/>
    public object? DeserializeValue(PooledBuffer data)
    {
        ArgumentNullException.ThrowIfNull(data);
        return DeserializeValue(data.Span);
    }

    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[])"/>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    public object? DeserializeValue(ReadOnlyMemory<byte> data) => DeserializeValue(data.Span);

    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[])"/>
    public abstract object? DeserializeValue(ReadOnlySpan<byte> data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[])"/>
    public abstract object? DeserializeValue(in ReadOnlySequence<byte> data);

    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[], out int)"/>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    public object? DeserializeValue(byte[] data, out int consumed)
    {
        ArgumentNullException.ThrowIfNull(data);
        return DeserializeValue(data.AsSpan(), out consumed);
    }

    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[], out int)"/>
    public object? DeserializeValue(ArraySegment<byte> data, out int consumed) => DeserializeValue(data.AsSpan(), out consumed);

    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[], out int)"/>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    public object? DeserializeValue(ReadOnlyMemory<byte> data, out int consumed) => DeserializeValue(data.Span, out consumed);

    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[], out int)"/>
    public abstract object? DeserializeValue(ReadOnlySpan<byte> data, out int consumed);

    /// <inheritdoc cref="Serializer{T}.Deserialize(byte[], out int)"/>
    public abstract object? DeserializeValue(in ReadOnlySequence<byte> data, out long consumed);

    /// <inheritdoc cref="Serializer{T}.Deserialize(Stream)"/>
    public abstract object? DeserializeValue(Stream stream);

    /// <inheritdoc cref="Serializer{T}.DeserializeAsync(Stream, CancellationToken)"/>
    public abstract ValueTask<object?> DeserializeValueAsync(Stream stream, CancellationToken cancellationToken = default);

    /// <inheritdoc cref="Serializer{T}.DeserializeAsync(PipeReader, CancellationToken)"/>
    [OverloadResolutionPriority(-1)] // null is a stream
    public ValueTask<object?> DeserializeValueAsync(PipeReader pipe, CancellationToken cancellationToken = default) =>
        Boxed.DeserializeAsync(pipe, cancellationToken);

    /// <summary>Reads into an existing value, as <see cref="Serializer{T}.Populate(byte[], ref T)"/> does.</summary>
    /// <param name="data">The bytes.</param>
    /// <param name="value">The value. If reading fails, the object may be partly filled.</param>
    /// <returns>The value, or what replaces it where it cannot be filled; a struct is always another one.</returns>
    /// <exception cref="ArgumentException">The value is of another type, or null if the type is not nullable.</exception>
    /// <exception cref="GraupelException">The bytes are not a value of the type, or exceed a limit.</exception>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    public object? PopulateValue(byte[] data, object? value)
    {
        ArgumentNullException.ThrowIfNull(data);
        return PopulateValue(data.AsSpan(), value);
    }

    /// <inheritdoc cref="PopulateValue(byte[], object)"/>
    public object? PopulateValue(ArraySegment<byte> data, object? value) => PopulateValue(data.AsSpan(), value);

    /// <inheritdoc cref="PopulateValue(byte[], object)"/>
    public object? PopulateValue(PooledBuffer data, object? value)
    {
        ArgumentNullException.ThrowIfNull(data);
        return PopulateValue(data.Span, value);
    }

    /// <inheritdoc cref="PopulateValue(byte[], object)"/>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    public object? PopulateValue(ReadOnlyMemory<byte> data, object? value) => PopulateValue(data.Span, value);

    /// <inheritdoc cref="PopulateValue(byte[], object)"/>
    public abstract object? PopulateValue(ReadOnlySpan<byte> data, object? value);

    /// <inheritdoc cref="PopulateValue(byte[], object)"/>
    public abstract object? PopulateValue(in ReadOnlySequence<byte> data, object? value);

    /// <summary>Reads from the beginning of the data into an existing value, as <see cref="Serializer{T}.Populate(byte[], ref T, out int)"/> does; other bytes may follow.</summary>
    /// <param name="data">The bytes.</param>
    /// <param name="value">The value. If reading fails, the object may be partly filled.</param>
    /// <param name="consumed">Number of bytes of the value.</param>
    /// <returns>The value, or what replaces it where it cannot be filled; a struct is always another one.</returns>
    /// <exception cref="ArgumentException">The value is of another type, or null if the type is not nullable.</exception>
    /// <exception cref="GraupelException">The bytes are not a value of the type, or exceed a limit.</exception>
    [OverloadResolutionPriority(1)] // [] is an empty segment too
    public object? PopulateValue(byte[] data, object? value, out int consumed)
    {
        ArgumentNullException.ThrowIfNull(data);
        return PopulateValue(data.AsSpan(), value, out consumed);
    }

    /// <inheritdoc cref="PopulateValue(byte[], object, out int)"/>
    public object? PopulateValue(ArraySegment<byte> data, object? value, out int consumed) => PopulateValue(data.AsSpan(), value, out consumed);

    /// <inheritdoc cref="PopulateValue(byte[], object, out int)"/>
    [OverloadResolutionPriority(-1)] // some data, such as BinaryData, is both memory and a span
    public object? PopulateValue(ReadOnlyMemory<byte> data, object? value, out int consumed) => PopulateValue(data.Span, value, out consumed);

    /// <inheritdoc cref="PopulateValue(byte[], object, out int)"/>
    public object? PopulateValue(ReadOnlySpan<byte> data, object? value, out int consumed)
    {
        object? filled = value;
        BoxedFor(value).Populate(data, ref filled, out consumed);
        return filled;
    }

    /// <inheritdoc cref="PopulateValue(byte[], object, out int)"/>
    public object? PopulateValue(in ReadOnlySequence<byte> data, object? value, out long consumed)
    {
        object? filled = value;
        BoxedFor(value).Populate(in data, ref filled, out consumed);
        return filled;
    }

    /// <summary>Reads from a stream into an existing value, as <see cref="Serializer{T}.Populate(Stream, ref T)"/> does. The stream is left right after the value.</summary>
    /// <param name="stream">The stream.</param>
    /// <param name="value">The value. If reading fails, the object may be partly filled.</param>
    /// <returns>The value, or what replaces it where it cannot be filled; a struct is always another one.</returns>
    /// <exception cref="ArgumentException">The value is of another type, or null if the type is not nullable.</exception>
    /// <exception cref="GraupelException">The bytes are not a value of the type, or exceed a limit.</exception>
    public abstract object? PopulateValue(Stream stream, object? value);

    /// <inheritdoc cref="PopulateValue(Stream, object)"/>
    /// <param name="stream">The stream.</param>
    /// <param name="value">The value. It is not changed before all bytes have arrived. If reading fails after that, the object may be partly filled.</param>
    /// <param name="cancellationToken">Ends the wait for bytes. Of a stream that cannot seek, those that have arrived are lost then.</param>
    public abstract ValueTask<object?> PopulateValueAsync(Stream stream, object? value, CancellationToken cancellationToken = default);

    /// <inheritdoc cref="Serializer{T}.PopulateAsync(PipeReader, T, CancellationToken)"/>
    /// <returns>The value, or what replaces it where it cannot be filled; a struct is always another one.</returns>
    /// <exception cref="ArgumentException">The value is of another type, or null if the type is not nullable.</exception>
    [OverloadResolutionPriority(-1)] // null is a stream
    public ValueTask<object?> PopulateValueAsync(PipeReader pipe, object? value, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(pipe);
        return BoxedFor(value).PopulateAsync(pipe, value, cancellationToken);
    }

    /// <summary>Shows bytes as a tree with offsets, names, kinds and values, up to the first error. The text is for people; its form may change.</summary>
    /// <param name="data">The bytes, which need not be valid.</param>
    public abstract string Dump(ReadOnlySpan<byte> data);
}
