using Graupel.Carriers;

namespace Graupel.Formats;

/// <summary>A format, with the options of one serializer if it has any: makes its writers and readers.</summary>
public interface IWireFormat<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>Starts to write. The writer is where it stays: what a method gives back is made at one place and copied to another.</summary>
    /// <param name="writer">A writer that is <see langword="default"/>.</param>
    /// <param name="buffer">The first buffer.</param>
    /// <param name="output">Gives the next ones; it has to outlive the writer.</param>
    /// <param name="limits">The limits.</param>
    void Start(ref TWriter writer, Span<byte> buffer, scoped ref Output output, Limits limits);

    /// <summary>Starts to read.</summary>
    /// <param name="reader">A reader that is <see langword="default"/>.</param>
    /// <param name="buffer">The first bytes.</param>
    /// <param name="source">Gives more, or null.</param>
    /// <param name="limits">The limits.</param>
    void Start(ref TReader reader, ReadOnlySpan<byte> buffer, Source? source, Limits limits);

    /// <summary>Starts to look for the end of one value.</summary>
    /// <param name="root">What stands at the root.</param>
    /// <param name="limits">The limits.</param>
    FrameScanner CreateScanner(WireShape root, Limits limits);

    /// <summary>What the options make of an object contract; the contract itself where they say nothing of it.</summary>
    /// <param name="shape">The contract.</param>
    /// <param name="type">The type whose contract it is.</param>
    ObjectShape Adapt(ObjectShape shape, Type type);

    /// <summary>Refuses options of a serializer that ask for what the format cannot do.</summary>
    /// <param name="options">The options.</param>
    /// <exception cref="ArgumentException">They contradict those of the format.</exception>
    void EnsureFits(SerializerOptions options);

    /// <summary>Shows the bytes of one value as a tree with offsets, names, kinds and values, up to the first fault.</summary>
    /// <param name="payload">The bytes.</param>
    /// <param name="root">What stands at the root.</param>
    string Dump(ReadOnlySpan<byte> payload, WireShape root);
}
