namespace Graupel.Compat.NetSerializer;

/// <summary>Settings of a <see cref="Serializer"/>. They are read when types are added, and must not be changed afterwards.</summary>
public sealed class Settings
{
    /// <summary>Serializers of types that are written by custom methods. They are tried in this order, before anything else.</summary>
    public IReadOnlyList<ITypeSerializer> CustomTypeSerializers { get; set; } = [];

    /// <summary>
    /// Format, limits, surrogates and custom contracts. The default is the Fast format. <see cref="WireFormat.Compact"/> writes the fewest bytes.
    /// </summary>
    public SerializerOptions Options { get; set; } = SerializerOptions.Default;
}
