using System.Reflection;
using Graupel;

namespace Tour.Model;

/// <summary>A parameter of a method, an indexer or a delegate.</summary>
/// <param name="Name">The name; empty for a parameter that metadata does not describe.</param>
/// <param name="Type">The type.</param>
/// <param name="Attributes">The flags: in, out, optional.</param>
/// <param name="Default">The default value; null if the parameter has none.</param>
[Contract]
public sealed record ParameterEntry(
    [property: Order(1)] string Name,
    [property: Order(2)] TypeReference Type,
    [property: Order(3)] ParameterAttributes Attributes = ParameterAttributes.None,
    [property: Order(4)] Constant? Default = null)
{
    /// <summary>The custom attributes.</summary>
    [Order(5)]
    public List<AttributeEntry> CustomAttributes { get; } = [];
}
