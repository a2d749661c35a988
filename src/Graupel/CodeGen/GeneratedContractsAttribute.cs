using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;

namespace Graupel.CodeGen;

/// <summary>Names the contracts that the generator made in this assembly.</summary>
/// <param name="source">A <see cref="ContractSource"/> with a public constructor.</param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class GeneratedContractsAttribute(
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type source) : Attribute
{
    /// <summary>The contracts.</summary>
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)]
    public Type Source { get; } = source;
}
