using System.Collections;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Tour.Model;

namespace Tour.Ways;

/// <summary>The catalogue as JSON. Two things need help: System.Text.Json would lose them without a word.</summary>
[JsonSourceGenerationOptions(
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
    NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
    Converters = [typeof(CharConverter)])]
[JsonSerializable(typeof(Catalogue))]
internal sealed partial class CatalogueJson : JsonSerializerContext
{
    /// <summary>The root of the metadata, with lists that have no setter filled in place.</summary>
    public static JsonTypeInfo<Catalogue> CreateTypeInfo()
    {
        var options = new JsonSerializerOptions(Default.Options)
        {
            TypeInfoResolver = Default.WithAddedModifier(FillLists),
        };
        return (JsonTypeInfo<Catalogue>)options.GetTypeInfo(typeof(Catalogue));
    }

    private static void FillLists(JsonTypeInfo type)
    {
        foreach (var property in type.Properties)
        {
            if (property is { Set: null, Get: { } get } && typeof(IList).IsAssignableFrom(property.PropertyType))
            {
                property.Set = (target, value) =>
                {
                    var list = (IList)get(target)!;
                    foreach (var element in (IList)value!)
                    {
                        list.Add(element);
                    }
                };
            }
        }
    }

    /// <summary>Writes characters as numbers, since half of a surrogate pair has no form as JSON text.</summary>
    private sealed class CharConverter : JsonConverter<char>
    {
        public override char Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
            (char)reader.GetUInt16();

        public override void Write(Utf8JsonWriter writer, char value, JsonSerializerOptions options) =>
            writer.WriteNumberValue(value);
    }
}
