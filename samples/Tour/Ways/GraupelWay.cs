using Graupel;
using Tour.Model;

namespace Tour.Ways;

/// <summary>Graupel with one set of options. Its files are envelopes, so that they say what they are.</summary>
internal sealed class GraupelWay(string name, string fileName, SerializerOptions options) : IWay
{
    private readonly Serializer _serializer = new(options);

    /// <inheritdoc/>
    public string Name => name;

    /// <inheritdoc/>
    public string FileName => fileName;

    /// <summary>The number that stands for the format in an envelope.</summary>
    public byte FormatId => options.Format.Id;

    /// <inheritdoc/>
    public byte[] Write(Catalogue catalogue) => _serializer.Serialize(catalogue);

    /// <inheritdoc/>
    public Catalogue Read(byte[] bytes) => _serializer.Deserialize<Catalogue>(bytes);

    /// <inheritdoc/>
    public byte[] ToFile(byte[] bytes) => Envelope.Write(Read(bytes), new EnvelopeOptions { Serializer = _serializer });

    /// <inheritdoc/>
    public Catalogue FromFile(byte[] file) => Envelope.Read<Catalogue>(file, new EnvelopeOptions { Serializer = _serializer });
}
