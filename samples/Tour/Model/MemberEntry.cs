using System.Text.Json.Serialization;
using Graupel;

namespace Tour.Model;

/// <summary>A member of a type.</summary>
[Contract]
[Union(1, typeof(FieldEntry))]
[Union(2, typeof(MethodEntry))]
[Union(3, typeof(PropertyEntry))]
[Union(4, typeof(EventEntry))]
[JsonDerivedType(typeof(FieldEntry), "field")]
[JsonDerivedType(typeof(MethodEntry), "method")]
[JsonDerivedType(typeof(PropertyEntry), "property")]
[JsonDerivedType(typeof(EventEntry), "event")]
public abstract class MemberEntry
{
    /// <summary>The id by which XML documentation knows the member, for instance <c>P:System.String.Length</c>.</summary>
    [Order(1)]
    public required string DocId { get; init; }

    /// <summary>The name in metadata form.</summary>
    [Order(2)]
    public required string Name { get; init; }

    /// <summary>The metadata token.</summary>
    [Order(3)]
    public int Token { get; init; }

    /// <summary>The custom attributes.</summary>
    [Order(4)]
    public List<AttributeEntry> CustomAttributes { get; } = [];
}
