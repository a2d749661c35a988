using Graupel.Carriers;
using Graupel.Formats;
using Graupel.Roots;

namespace Graupel.Channels;

/// <summary>The content of a message.</summary>
internal interface IMessageBody
{
    /// <summary>The type whose contract is written, or null for bytes as they are, which have length frames.</summary>
    Type? Type { get; }

    /// <summary>Writes it, without telling the sink of the last buffer.</summary>
    /// <returns>Number of bytes written to the last buffer.</returns>
    int Write(Span<byte> first, Sink sink);
}

/// <summary>One value.</summary>
internal readonly struct ValueBody<T>(Serializer<T> serializer, T value) : IMessageBody
{
    private readonly T _value = value;

    /// <inheritdoc/>
    public Type? Type => serializer.Type;

    /// <inheritdoc/>
    public int Write(Span<byte> first, Sink sink) => serializer.Write(in _value, first, sink);
}

/// <summary>Bytes as they are.</summary>
internal readonly struct RawBody(ReadOnlyMemory<byte> bytes) : IMessageBody
{
    /// <inheritdoc/>
    public Type? Type => null;

    /// <inheritdoc/>
    public int Write(Span<byte> first, Sink sink)
    {
        var output = new Output(sink);
        var cursor = new OutputCursor(first, ref output);
        cursor.Write(bytes.Span);
        return cursor.Written;
    }
}

/// <summary>Some elements of a sequence.</summary>
internal readonly struct ElementsBody<T>(SequenceRoot<T> sequence, ReadOnlyMemory<T> elements, bool isFirst, bool isLast) : IMessageBody
{
    /// <inheritdoc/>
    public Type? Type => null;

    /// <inheritdoc/>
    public int Write(Span<byte> first, Sink sink) => sequence.Write(elements.Span, isFirst, isLast, first, sink);
}
