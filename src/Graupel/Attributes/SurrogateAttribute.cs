using System.Diagnostics.CodeAnalysis;

namespace Graupel;

/// <summary>
/// Writes values of a type as values of another type wherever they occur in contracts: on the type itself, or on an assembly for a type
/// that is declared elsewhere. <see cref="SerializerOptions.WithSurrogate{T, TWire}(ISurrogate{T, TWire})"/> does so for one serializer and takes
/// precedence, but is not possible for numbers, text, dates and enums.
/// On a field or property it applies to that member only, whatever its type, even numbers and text. For numbers, text, dates and enums, which contracts
/// write themselves, an attribute on an assembly applies to the members of that assembly's types.
/// </summary>
/// <param name="type">A type with a public parameterless constructor that implements <see cref="ISurrogate{T, TWire}"/> exactly once.</param>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum | AttributeTargets.Interface | AttributeTargets.Assembly | AttributeTargets.Property | AttributeTargets.Field,
    AllowMultiple = true,
    Inherited = false)]
public sealed class SurrogateAttribute([DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type type) : Attribute
{
    /// <summary>The surrogate.</summary>
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    public Type Type { get; } = type;
}
