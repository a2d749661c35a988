using System.Diagnostics.CodeAnalysis;

namespace Graupel;

/// <summary>
/// Has values of a type written and read by a contract of your own, wherever they stand in contracts: on the type itself, or on an assembly for a
/// type that is declared elsewhere. <see cref="SerializerOptions.WithContract{T}"/> does so for one serializer, and wins, but takes no
/// numbers, text, dates and enums.
/// On a field or property it holds for that member alone, whatever its type. For numbers, text, dates and enums, which contracts write themselves, that on an
/// assembly holds for the members of that assembly's types.
/// </summary>
/// <param name="type">
/// A class derived from <see cref="CodeGen.Contract{T}"/> of the type, with a public constructor without parameters; on types and assemblies also a generic
/// definition, for all that a generic type makes.
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
