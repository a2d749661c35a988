using Graupel.Carriers;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Roots;

/// <summary>Writes and reads a sequence a few elements at a time, so that it never is in memory as a whole.</summary>
internal abstract class SequenceRoot<T>
{
    /// <summary>
    /// True when the parts together are one value of the format. False where the format must know the count first: then the parts are nothing
    /// but the elements, one after the other.
    /// </summary>
    public abstract bool HasChunks { get; }

    /// <summary>Writes the next elements, without telling the sink of the last buffer.</summary>
    /// <param name="elements">The elements.</param>
    /// <param name="isFirst">Whether they are the first.</param>
    /// <param name="isLast">Whether they are the last.</param>
    /// <param name="first">The first buffer.</param>
    /// <param name="sink">Gives the next ones.</param>
    /// <returns>Number of bytes written to the last buffer.</returns>
    public abstract int Write(ReadOnlySpan<T> elements, bool isFirst, bool isLast, Span<byte> first, Sink sink);

    /// <summary>Starts to read.</summary>
    /// <param name="isBare">Whether there are only elements, one after the other.</param>
    public abstract SequenceReading<T> BeginReading(bool isBare);

    /// <summary>Starts to look for the end of a sequence that arrives in pieces.</summary>
    public abstract FrameScanner CreateScanner();
}

/// <summary>Where the format becomes a type.</summary>
internal sealed class SequenceRoot<T, TFormat, TWriter, TReader>(TFormat format, Converter<TWriter, TReader, T> element, SerializerOptions options) : SequenceRoot<T>
    where TFormat : struct, IWireFormat<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <inheritdoc/>
    public override bool HasChunks => TWriter.HasChunks;

    /// <inheritdoc/>
    public override int Write(ReadOnlySpan<T> elements, bool isFirst, bool isLast, Span<byte> first, Sink sink)
    {
        var output = new Output(sink);
        TWriter writer = default;
        format.Start(ref writer, first, ref output, options.Limits);
        if (HasChunks && isFirst)
        {
            writer.WriteChunkedHeader(element.Shape);
        }

        if (!elements.IsEmpty)
        {
            if (HasChunks)
            {
                EnsureBacked(elements.Length, writer.Offset);
                writer.WriteChunkHeader(elements.Length);
            }

            element.WriteMany(ref writer, elements);
        }

        if (HasChunks && isLast)
        {
            writer.WriteChunkHeader(0);
        }

        return writer.Written;
    }

    /// <inheritdoc/>
    public override SequenceReading<T> BeginReading(bool isBare) => new SequenceReading<T, TFormat, TWriter, TReader>(format, element, options, isBare);

    /// <inheritdoc/>
    public override FrameScanner CreateScanner() =>
        format.CreateScanner(new WireShape(WireKind.Sequence, minimumSize: 1) { Below = () => [element.Shape] }, options.Limits);

    // Elements that take no bytes contain none, so these are all.
    private void EnsureBacked(int count, long offset)
    {
        int limit = options.Limits.MaxUnbackedItems;
        if (count > limit && element.Shape.IsUnbacked)
        {
            Throw.TooManyUnbacked(limit, offset);
        }
    }
}
