using System.Diagnostics.CodeAnalysis;

namespace Graupel;

/// <summary>
/// Has values of a type written as values of another one, wherever they stand in contracts: on the type itself, or on an assembly for a type
/// that is declared elsewhere. <see cref="SerializerOptions.WithSurrogate{T, TWire}(ISurrogate{T, TWire})"/> does so for one serializer, and wins,
/// but takes no numbers, text, dates and enums.
/// On a field or property it holds for that member alone, whatever its type, numbers and text too. For numbers, text, dates and enums, which contracts
/// write themselves, that on an assembly holds for the members of that assembly's types.
/// </summary>
/// <param name="type">A type with a public constructor without parameters that is an <see cref="ISurrogate{T, TWire}"/>, once.</param>
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
