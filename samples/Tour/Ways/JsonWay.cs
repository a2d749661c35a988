using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Tour.Model;

namespace Tour.Ways;

/// <summary>System.Text.Json with its source generator: the yardstick.</summary>
internal sealed class JsonWay : IWay
{
    private readonly JsonTypeInfo<Catalogue> _catalogue = CatalogueJson.CreateTypeInfo();

    /// <inheritdoc/>
    public string Name => "System.Text.Json";

    /// <inheritdoc/>
    public string FileName => "catalogue.json";

    /// <inheritdoc/>
    public byte[] Write(Catalogue catalogue) => JsonSerializer.SerializeToUtf8Bytes(catalogue, _catalogue);

    /// <inheritdoc/>
    public Catalogue Read(byte[] bytes) =>
        JsonSerializer.Deserialize(bytes, _catalogue) ?? throw new JsonException("The file holds nothing but null.");

    /// <inheritdoc/>
    public byte[] ToFile(byte[] bytes) => bytes;

    /// <inheritdoc/>
    public Catalogue FromFile(byte[] file) => Read(file);
}
