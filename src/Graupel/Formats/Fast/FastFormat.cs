using Graupel.Carriers;

namespace Graupel.Formats.Fast;

/// <summary>The Fast format.</summary>
public readonly struct FastFormat : IWireFormat<FastWriter, FastReader>
{
    /// <inheritdoc/>
    public FastWriter CreateWriter(Span<byte> buffer, ref Output output, Limits limits) => new(buffer, ref output, limits);

    /// <inheritdoc/>
    public FastReader CreateReader(ReadOnlySpan<byte> buffer, Source? source, Limits limits) => new(buffer, source, limits);

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
    public string Dump(ReadOnlySpan<byte> payload, WireShape root) => HeadedDump.Of(payload, FastScalars.Instance, root);
}
