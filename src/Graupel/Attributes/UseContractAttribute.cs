using System.Diagnostics.CodeAnalysis;

namespace Graupel;

/// <summary>
/// Writes and reads values of a type with a custom contract wherever they occur in contracts: on the type itself, or on an assembly for a
/// type that is declared elsewhere. <see cref="SerializerOptions.WithContract{T}"/> does so for one serializer and takes precedence, but is not
/// possible for numbers, text, dates and enums.
/// On a field or property it applies to that member only, whatever its type. For numbers, text, dates and enums, which contracts write themselves, an
/// attribute on an assembly applies to the members of that assembly's types.
/// </summary>
/// <param name="type">
/// A class derived from <see cref="CodeGen.Contract{T}"/> of the type, with a public parameterless constructor; on types and assemblies it may also be
/// a generic definition, for all closed types of a generic type.
/// </param>
[AttributeUsage(
    AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Enum | AttributeTargets.Interface | AttributeTargets.Assembly | AttributeTargets.Property | AttributeTargets.Field,
    AllowMultiple = true,
    Inherited = false)]
public sealed class UseContractAttribute([DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type type) : Attribute
{
    /// <summary>The contract.</summary>
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    public Type Type { get; } = type;
}
