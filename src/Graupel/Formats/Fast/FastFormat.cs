using System.ComponentModel;
using Graupel.Carriers;

namespace Graupel.Formats.Fast;

/// <summary>The Fast format.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct FastFormat : IWireFormat<FastWriter, FastReader>
{
    /// <inheritdoc/>
    public void Start(ref FastWriter writer, Span<byte> buffer, scoped ref Output output, Limits limits) => writer.Start(buffer, ref output, limits);

    /// <inheritdoc/>
    public void Start(ref FastReader reader, ReadOnlySpan<byte> buffer, Source? source, Limits limits) => reader.Start(buffer, source, limits);

    /// <inheritdoc/>
    public FrameScanner CreateScanner(WireShape root, Limits limits) =>
        root.IsExact ? new HeadedExactScanner(limits, FastScalars.Instance, root) : new HeadedScanner(limits, FastScalars.Instance, root);

    /// <inheritdoc/>
    public ObjectShape Adapt(ObjectShape shape, Type type) => shape;

    /// <inheritdoc/>
    public void EnsureFits(SerializerOptions options)
    {
    }

    /// <inheritdoc/>
    public string Habits => "";

    /// <inheritdoc/>
    public string Dump(ReadOnlySpan<byte> payload, WireShape root) => HeadedDump.Of(payload, FastScalars.Instance, root);
}
