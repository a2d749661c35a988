using System.ComponentModel;
using Graupel.Carriers;

namespace Graupel.Formats;

/// <summary>A format, with the options of one serializer if it has any: creates its writers and readers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IWireFormat<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>Starts to write. The writer is initialized in place: a returned one would have to be copied.</summary>
    /// <param name="writer">A writer that is <see langword="default"/>.</param>
    /// <param name="buffer">The first buffer.</param>
    /// <param name="output">Provides the next ones; it must outlive the writer.</param>
    /// <param name="limits">The limits.</param>
    void Start(ref TWriter writer, Span<byte> buffer, scoped ref Output output, Limits limits);

    /// <summary>Starts to read.</summary>
    /// <param name="reader">A reader that is <see langword="default"/>.</param>
    /// <param name="buffer">The first bytes.</param>
    /// <param name="source">Provides more, or null.</param>
    /// <param name="limits">The limits.</param>
    void Start(ref TReader reader, ReadOnlySpan<byte> buffer, Source? source, Limits limits);

    /// <summary>Creates a scanner for the end of one value.</summary>
    /// <param name="root">The shape of the root.</param>
    /// <param name="limits">The limits.</param>
    FrameScanner CreateScanner(WireShape root, Limits limits);

    /// <summary>Applies the options to an object contract; returns the contract itself if they do not affect it.</summary>
    /// <param name="shape">The contract.</param>
    /// <param name="type">The type whose contract it is.</param>
    ObjectShape Adapt(ObjectShape shape, Type type);

    /// <summary>Refuses options of a serializer that the format does not support.</summary>
    /// <param name="options">The options.</param>
    /// <exception cref="ArgumentException">They contradict the options of the format.</exception>
    void EnsureFits(SerializerOptions options);

    /// <summary>
    /// The options that change what bytes mean although the bytes do not say so, such as <c>Guids=LittleEndian</c>, and are not the default ones; empty if there are none. Both
    /// sides need the same.
    /// </summary>
    string Habits { get; }

    /// <summary>Shows the bytes of one value as a tree with offsets, names, kinds and values, up to the first error.</summary>
    /// <param name="payload">The bytes.</param>
    /// <param name="root">The shape of the root.</param>
    string Dump(ReadOnlySpan<byte> payload, WireShape root);
}
