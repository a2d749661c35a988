using System.Text.Json.Serialization;
using Graupel;

namespace Tour.Model;

/// <summary>A type as a signature names it.</summary>
[Contract]
[Union(1, typeof(PrimitiveReference))]
[Union(2, typeof(NamedReference))]
[Union(3, typeof(ConstructedReference))]
[Union(4, typeof(ParameterReference))]
[Union(5, typeof(ArrayReference))]
[Union(6, typeof(PointerReference))]
[Union(7, typeof(ByRefReference))]
[Union(8, typeof(ModifiedReference))]
[Union(9, typeof(FunctionPointerReference))]
[JsonDerivedType(typeof(PrimitiveReference), "primitive")]
[JsonDerivedType(typeof(NamedReference), "named")]
[JsonDerivedType(typeof(ConstructedReference), "constructed")]
[JsonDerivedType(typeof(ParameterReference), "parameter")]
[JsonDerivedType(typeof(ArrayReference), "array")]
[JsonDerivedType(typeof(PointerReference), "pointer")]
[JsonDerivedType(typeof(ByRefReference), "byref")]
[JsonDerivedType(typeof(ModifiedReference), "modified")]
[JsonDerivedType(typeof(FunctionPointerReference), "function")]
public abstract record TypeReference;

/// <summary>A type that signatures have a code of their own for.</summary>
/// <param name="Type">Which one.</param>
[Contract]
public sealed record PrimitiveReference([property: Order(1)] PrimitiveType Type) : TypeReference;

/// <summary>A type by its name.</summary>
/// <param name="Name">The full name in metadata form, for instance <c>System.Environment+SpecialFolder</c>.</param>
/// <param name="Assembly">The simple name of the assembly that is asked for it; null for the own assembly.</param>
[Contract]
public sealed record NamedReference([property: Order(1)] string Name, [property: Order(2)] string? Assembly)
    : TypeReference;

/// <summary>A generic type with its arguments.</summary>
/// <param name="Definition">The generic type.</param>
[Contract]
public sealed record ConstructedReference([property: Order(1)] TypeReference Definition) : TypeReference
{
    /// <summary>The arguments, those of enclosing types first.</summary>
    [Order(2)]
    public List<TypeReference> Arguments { get; } = [];
}

/// <summary>A type parameter of the enclosing type or method.</summary>
/// <param name="Index">Its position, from 0.</param>
/// <param name="IsOfMethod">Whether the method declares it.</param>
[Contract]
public sealed record ParameterReference([property: Order(1)] int Index, [property: Order(2)] bool IsOfMethod)
    : TypeReference;

/// <summary>An array.</summary>
/// <param name="Element">The type of the elements.</param>
/// <param name="Rank">The number of dimensions; null for a vector, which is not the same as an array of rank 1.</param>
[Contract]
public sealed record ArrayReference([property: Order(1)] TypeReference Element, [property: Order(2)] int? Rank)
    : TypeReference;

/// <summary>An unmanaged pointer.</summary>
/// <param name="Element">The type that it points to.</param>
[Contract]
public sealed record PointerReference([property: Order(1)] TypeReference Element) : TypeReference;

/// <summary>A managed reference, as of a <c>ref</c> parameter.</summary>
/// <param name="Element">The type that it refers to.</param>
[Contract]
public sealed record ByRefReference([property: Order(1)] TypeReference Element) : TypeReference;

/// <summary>A type with a custom modifier, as an init-only setter's <c>void</c> has one.</summary>
/// <param name="Element">The type that is modified.</param>
/// <param name="Modifier">The modifier.</param>
/// <param name="IsRequired">Whether callers must know the modifier.</param>
[Contract]
public sealed record ModifiedReference(
    [property: Order(1)] TypeReference Element,
    [property: Order(2)] TypeReference Modifier,
    [property: Order(3)] bool IsRequired) : TypeReference;

/// <summary>A pointer to a function.</summary>
/// <param name="ReturnType">What the function returns.</param>
[Contract]
public sealed record FunctionPointerReference([property: Order(1)] TypeReference ReturnType) : TypeReference
{
    /// <summary>The types of the function's parameters.</summary>
    [Order(2)]
    public List<TypeReference> Parameters { get; } = [];
}
