using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using Graupel.Roots;

namespace Graupel;

/// <content>Values as objects.</content>
public abstract partial class Serializer<T> : ValueSerializer
{
    /// <inheritdoc/>
    public override Type Type => typeof(T);

    /// <inheritdoc/>
    internal sealed override Serializer<object?> Boxed => field ??= new BoxedRoot<T>(this);

    /// <inheritdoc/>
    internal sealed override Serializer<object?> BoxedFor(object? value)
    {
        Unbox(value);
        return Boxed;
    }

    /// <inheritdoc/>
    public sealed override byte[] SerializeValue(object? value) => Serialize(Unbox(value));

    /// <inheritdoc/>
    public sealed override void SerializeValue(IBufferWriter<byte> writer, object? value) => Serialize(writer, Unbox(value));

    /// <inheritdoc/>
    public sealed override void SerializeValue(Stream stream, object? value) => Serialize(stream, Unbox(value));

    /// <inheritdoc/>
    public sealed override ValueTask SerializeValueAsync(Stream stream, object? value, CancellationToken cancellationToken = default) =>
        SerializeAsync(stream, Unbox(value), cancellationToken);

    /// <inheritdoc/>
    public sealed override PooledBuffer SerializeValuePooled(object? value) => SerializePooled(Unbox(value));

    /// <inheritdoc/>
    public sealed override bool TrySerializeValue(object? value, Span<byte> destination, out int written) => TrySerialize(Unbox(value), destination, out written);

    /// <inheritdoc/>
    [return: NotNullIfNotNull(nameof(value))]
    public sealed override object? DeepCloneValue(object? value) => DeepClone(Unbox(value))!;

    /// <inheritdoc/>
    public sealed override object? PopulateValue(ReadOnlySpan<byte> data, object? value)
    {
        T typed = Unbox(value);
        Populate(data, ref typed);
        return typed;
    }

    /// <inheritdoc/>
    public sealed override object? PopulateValue(in ReadOnlySequence<byte> data, object? value)
    {
        T typed = Unbox(value);
        Populate(in data, ref typed);
        return typed;
    }

    /// <inheritdoc/>
    public sealed override object? PopulateValue(Stream stream, object? value)
    {
        T typed = Unbox(value);
        Populate(stream, ref typed);
        return typed;
    }

    /// <inheritdoc/>
    public sealed override ValueTask<object?> PopulateValueAsync(Stream stream, object? value, CancellationToken cancellationToken = default) =>
        BoxAsync(PopulateAsync(stream, Unbox(value), cancellationToken));

    /// <inheritdoc/>
    public sealed override object? DeserializeValue(ReadOnlySpan<byte> data) => Deserialize(data);

    /// <inheritdoc/>
    public sealed override object? DeserializeValue(in ReadOnlySequence<byte> data) => Deserialize(in data);

    /// <inheritdoc/>
    public sealed override object? DeserializeValue(ReadOnlySpan<byte> data, out int consumed) => Deserialize(data, out consumed);

    /// <inheritdoc/>
    public sealed override object? DeserializeValue(in ReadOnlySequence<byte> data, out long consumed) => Deserialize(in data, out consumed);

    /// <inheritdoc/>
    public sealed override object? DeserializeValue(Stream stream) => Deserialize(stream);

    /// <inheritdoc/>
    public sealed override ValueTask<object?> DeserializeValueAsync(Stream stream, CancellationToken cancellationToken = default) =>
        BoxAsync(DeserializeAsync(stream, cancellationToken));

    private static async ValueTask<object?> BoxAsync(ValueTask<T> reading) => await reading.ConfigureAwait(false);

    /// <summary>The value as it is.</summary>
    /// <exception cref="ArgumentException">It is of another type.</exception>
    internal static T Unbox(object? value) => value switch
    {
        T exact => exact,
        null when default(T) is null => default!,
        null => throw new ArgumentException($"A {CSharpName.Of(typeof(T))} cannot be null.", nameof(value)),
        _ => throw new ArgumentException($"{CSharpName.Of(value.GetType())} is not a {CSharpName.Of(typeof(T))}.", nameof(value)),
    };
}
