using System.ComponentModel;
using System.Reflection;
using Graupel.Carriers;

namespace Graupel.Formats.MessagePack;

/// <summary>The MessagePack format, always tolerant.</summary>
/// <param name="options">The options of one serializer.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct MessagePackFormat(MessagePackOptions options) : IWireFormat<MessagePackWriter, MessagePackReader>
{
    private readonly MessagePackOptions? _options = options;

    private MessagePackOptions Options => _options ?? MessagePackOptions.Interop;

    /// <inheritdoc/>
    public void Start(ref MessagePackWriter writer, Span<byte> buffer, scoped ref Output output, Limits limits) => writer.Start(buffer, ref output, limits, Options);

    /// <inheritdoc/>
    public void Start(ref MessagePackReader reader, ReadOnlySpan<byte> buffer, Source? source, Limits limits) => reader.Start(buffer, source, limits, Options);

    /// <inheritdoc/>
    public FrameScanner CreateScanner(WireShape root, Limits limits) => new MessagePackScanner();

    /// <inheritdoc/>
    public ObjectShape Adapt(ObjectShape shape, Type type)
    {
        MessagePackObjectLayout layout = Options.LayoutOf(type)
            ?? type.GetCustomAttribute<MessagePackLayoutAttribute>(inherit: false)?.Layout
            ?? Options.ObjectLayout;
        var keys = new MessagePackKeys(layout, Options.NamingPolicy, Options.OldSpecification);
        return keys == MessagePackKeys.Default ? shape : shape.With(keys);
    }

    /// <inheritdoc/>
    public void EnsureFits(SerializerOptions options)
    {
        if (options.WriteFingerprint)
        {
            throw new ArgumentException(
                $"MessagePack describes every object, and others read it: {nameof(SerializerOptions.WriteFingerprint)} must be false.", nameof(options));
        }

        if (Options.OldSpecification && options.References != References.None)
        {
            throw new ArgumentException(
                $"The old specification has no extensions, which references need: {nameof(SerializerOptions.References)} must be {References.None}.", nameof(options));
        }
    }

    /// <inheritdoc/>
    public string Habits => Options.Habits;

    /// <inheritdoc/>
    public string Dump(ReadOnlySpan<byte> payload, WireShape root) => MessagePackDump.Of(payload, root);
}
