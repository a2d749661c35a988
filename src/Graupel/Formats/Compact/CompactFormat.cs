using System.ComponentModel;
using Graupel.Carriers;

namespace Graupel.Formats.Compact;

/// <summary>The Compact format.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CompactFormat : IWireFormat<CompactWriter, CompactReader>
{
    /// <inheritdoc/>
    public void Start(ref CompactWriter writer, Span<byte> buffer, scoped ref Output output, Limits limits) => writer.Start(buffer, ref output, limits);

    /// <inheritdoc/>
    public void Start(ref CompactReader reader, ReadOnlySpan<byte> buffer, Source? source, Limits limits) => reader.Start(buffer, source, limits);

    /// <inheritdoc/>
    public FrameScanner CreateScanner(WireShape root, Limits limits) => root.IsExact
        ? new HeadedExactScanner(limits, CompactScalars.Instance, root)
        : new HeadedScanner(limits, CompactScalars.Instance, root);

    /// <inheritdoc/>
    public ObjectShape Adapt(ObjectShape shape, Type type) => shape;

    /// <inheritdoc/>
    public void EnsureFits(SerializerOptions options)
    {
    }

    /// <inheritdoc/>
    public string Habits => "";

    /// <inheritdoc/>
    public string Dump(ReadOnlySpan<byte> payload, WireShape root) => HeadedDump.Of(payload, CompactScalars.Instance, root);
}
