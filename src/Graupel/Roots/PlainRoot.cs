using System.Buffers;
using System.Runtime.CompilerServices;
using Graupel.Carriers;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Roots;

/// <summary>
/// A value whose bytes are its memory: it is copied, without a writer or reader of its format, which would take longer to start. What cannot be copied takes the usual
/// way, which knows what is wrong with it.
/// </summary>
internal sealed class PlainRoot<T, TFormat, TWriter, TReader>(
    TFormat format, Converter<TWriter, TReader, T> converter, Registry<TWriter, TReader> registry, SerializerOptions options)
    : Root<T, TFormat, TWriter, TReader>(format, converter, registry, options)
    where TFormat : struct, IWireFormat<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <inheritdoc/>
    public override byte[] Serialize(T value) => IsAsInMemory(in value) ? ElementMemory.BytesOf(in value).ToArray() : base.Serialize(value);

    /// <inheritdoc/>
    public override bool TrySerialize(T value, Span<byte> destination, out int written)
    {
        if (!IsAsInMemory(in value))
        {
            return base.TrySerialize(value, destination, out written);
        }

        written = ElementMemory.BytesOf(in value).TryCopyTo(destination) ? ElementMemory.SizeOf<T>() : 0;
        return written > 0;
    }

    /// <inheritdoc/>
    public override void Serialize(IBufferWriter<byte> writer, T value)
    {
        ArgumentNullException.ThrowIfNull(writer);
        ReadOnlySpan<byte> bytes = ElementMemory.BytesOf(in value);
        if (IsAsInMemory(in value) && bytes.TryCopyTo(writer.GetSpan(bytes.Length)))
        {
            writer.Advance(bytes.Length);
        }
        else
        {
            base.Serialize(writer, value);
        }
    }

    /// <inheritdoc/>
    public override void Serialize(Stream stream, T value)
    {
        ArgumentNullException.ThrowIfNull(stream);
        if (IsAsInMemory(in value))
        {
            stream.Write(ElementMemory.BytesOf(in value));
        }
        else
        {
            base.Serialize(stream, value);
        }
    }

    /// <inheritdoc/>
    internal override T Read(ReadOnlySpan<byte> first, Source? source, bool toEnd, out long consumed)
    {
        if (source is null && (toEnd ? first.Length == ElementMemory.SizeOf<T>() : first.Length >= ElementMemory.SizeOf<T>()))
        {
            T value = ElementMemory.Load<T>(first);
            if (IsAsInMemory(in value))
            {
                consumed = ElementMemory.SizeOf<T>();
                return value;
            }
        }

        return base.Read(first, source, toEnd, out consumed);
    }

    // A bool may hold other bits than true and false do. The runtime's compiler leaves it out for any other type.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsAsInMemory(ref readonly T value) => typeof(T) != typeof(bool) || ElementMemory.BytesOf(in value)[0] <= 1;
}
