using System.Reflection;
using Graupel;

namespace Tour.Model;

/// <summary>A type parameter that a type or a method declares.</summary>
[Contract]
public sealed class GenericParameterEntry
{
    /// <summary>The name.</summary>
    [Order(1)]
    public required string Name { get; init; }

    /// <summary>Variance and the constraints that are no types.</summary>
    [Order(2)]
    public GenericParameterAttributes Attributes { get; init; }

    /// <summary>The constraints that are types.</summary>
    [Order(3)]
    public List<TypeReference> Constraints { get; } = [];
}
