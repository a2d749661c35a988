namespace Graupel.Compat.NetSerializer;

/// <summary>How a <see cref="Serializer"/> works. It is read when types are added, and not to be changed afterwards.</summary>
public sealed class Settings
{
    /// <summary>Types that are written by methods of their own; asked in this order, before anything else.</summary>
    public IReadOnlyList<ITypeSerializer> CustomTypeSerializers { get; set; } = [];

    /// <summary>
    /// Format, limits, surrogates and contracts of your own; by default the Fast format. <see cref="WireFormat.Compact"/> gives the fewest bytes.
    /// </summary>
    public SerializerOptions Options { get; set; } = SerializerOptions.Default;
}
