using System.Text.Json.Serialization;

namespace Graupel.Bench.Quick;

[JsonSourceGenerationOptions(WriteIndented = true, PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase)]
[JsonSerializable(typeof(List<Figure>))]
internal sealed partial class FigureContext : JsonSerializerContext;
