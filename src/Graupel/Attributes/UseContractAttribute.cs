using System.Diagnostics.CodeAnalysis;

namespace Graupel;

/// <summary>Has one member written and read by a contract of your own, whatever its type.</summary>
/// <param name="type">A class derived from <see cref="CodeGen.Contract{T}"/> of the type of the member, with a public constructor without parameters.</param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field, Inherited = false)]
public sealed class UseContractAttribute([DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type type) : Attribute
{
    /// <summary>The contract.</summary>
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    public Type Type { get; } = type;
}
