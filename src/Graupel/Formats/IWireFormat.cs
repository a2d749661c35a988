using Graupel.Carriers;

namespace Graupel.Formats;

/// <summary>A format: makes its writers and readers.</summary>
public interface IWireFormat<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>Starts to write.</summary>
    /// <param name="buffer">The first buffer.</param>
    /// <param name="sink">Gives the next ones.</param>
    /// <param name="limits">The limits.</param>
    static abstract TWriter CreateWriter(Span<byte> buffer, Sink sink, Limits limits);

    /// <summary>Starts to read.</summary>
    /// <param name="buffer">The first bytes.</param>
    /// <param name="source">Gives more, or null.</param>
    /// <param name="limits">The limits.</param>
    static abstract TReader CreateReader(ReadOnlySpan<byte> buffer, Source? source, Limits limits);
}
