using System.Reflection;
using Graupel;

namespace Tour.Model;

/// <summary>A field.</summary>
[Contract]
public sealed class FieldEntry : MemberEntry
{
    /// <summary>The type.</summary>
    [Order(1)]
    public required TypeReference Type { get; init; }

    /// <summary>Visibility and the other flags of the definition.</summary>
    [Order(2)]
    public FieldAttributes Attributes { get; init; }

    /// <summary>The value of a constant; null for every other field.</summary>
    [Order(3)]
    public Constant? Value { get; init; }

    /// <summary>The place in bytes inside a struct of explicit layout; null for every other field.</summary>
    [Order(4)]
    public int? Offset { get; init; }
}

/// <summary>A method, a constructor or an operator.</summary>
[Contract]
public sealed class MethodEntry : MemberEntry
{
    /// <summary>What the method returns.</summary>
    [Order(1)]
    public required TypeReference ReturnType { get; init; }

    /// <summary>The parameters.</summary>
    [Order(2)]
    public List<ParameterEntry> Parameters { get; } = [];

    /// <summary>The type parameters.</summary>
    [Order(3)]
    public List<GenericParameterEntry> GenericParameters { get; } = [];

    /// <summary>Visibility and the other flags of the definition.</summary>
    [Order(4)]
    public MethodAttributes Attributes { get; init; }

    /// <summary>How the method is implemented.</summary>
    [Order(5)]
    public MethodImplAttributes Implementation { get; init; }

    /// <summary>The size of the body in bytes of IL; null for a method without one.</summary>
    [Order(6)]
    public int? BodySize { get; init; }

    /// <summary>The native function behind the method; null for a managed one.</summary>
    [Order(7)]
    public ImportEntry? Import { get; init; }
}

/// <summary>A native function that a method calls.</summary>
/// <param name="Module">The library.</param>
/// <param name="EntryPoint">The function's name in the library.</param>
/// <param name="Attributes">How it is called.</param>
[Contract]
public sealed record ImportEntry(
    [property: Order(1)] string Module,
    [property: Order(2)] string EntryPoint,
    [property: Order(3)] MethodImportAttributes Attributes);

/// <summary>A property or an indexer.</summary>
[Contract]
public sealed class PropertyEntry : MemberEntry
{
    /// <summary>The type.</summary>
    [Order(1)]
    public required TypeReference Type { get; init; }

    /// <summary>The parameters of an indexer; empty for a property.</summary>
    [Order(2)]
    public List<ParameterEntry> Parameters { get; } = [];

    /// <summary>The accessor that reads; null if there is none.</summary>
    [Order(3)]
    public AccessorEntry? Getter { get; init; }

    /// <summary>The accessor that writes; null if there is none.</summary>
    [Order(4)]
    public AccessorEntry? Setter { get; init; }

    /// <summary>Whether the setter may only be called while an object is made.</summary>
    [Order(5)]
    public bool IsInitOnly { get; init; }
}

/// <summary>An event.</summary>
[Contract]
public sealed class EventEntry : MemberEntry
{
    /// <summary>The type of its handlers.</summary>
    [Order(1)]
    public required TypeReference Type { get; init; }

    /// <summary>The accessor that adds a handler.</summary>
    [Order(2)]
    public required AccessorEntry Adder { get; init; }

    /// <summary>The accessor that removes a handler.</summary>
    [Order(3)]
    public required AccessorEntry Remover { get; init; }
}

/// <summary>A method that a property or an event is made of.</summary>
/// <param name="Name">The name.</param>
/// <param name="Token">The metadata token.</param>
/// <param name="Attributes">Visibility and the other flags of the definition.</param>
/// <param name="BodySize">The size of the body in bytes of IL; null for a method without one.</param>
[Contract]
public readonly record struct AccessorEntry(
    [property: Order(1)] string Name,
    [property: Order(2)] int Token,
    [property: Order(3)] MethodAttributes Attributes,
    [property: Order(4)] int? BodySize);
