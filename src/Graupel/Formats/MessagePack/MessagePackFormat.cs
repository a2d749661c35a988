using Graupel.Carriers;

namespace Graupel.Formats.MessagePack;

/// <summary>The MessagePack format, always tolerant.</summary>
public readonly struct MessagePackFormat : IWireFormat<MessagePackWriter, MessagePackReader>
{
    /// <inheritdoc/>
    public static MessagePackWriter CreateWriter(Span<byte> buffer, Sink sink, Limits limits) => new(buffer, sink, limits);

    /// <inheritdoc/>
    public static MessagePackReader CreateReader(ReadOnlySpan<byte> buffer, Source? source, Limits limits) => new(buffer, source, limits);

    /// <inheritdoc/>
    public static FrameScanner CreateScanner(WireShape root, Limits limits) => new MessagePackScanner();

    /// <inheritdoc/>
    public static string Dump(ReadOnlySpan<byte> payload, WireShape root) => MessagePackDump.Of(payload, root);
}
