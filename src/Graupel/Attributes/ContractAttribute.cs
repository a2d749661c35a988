namespace Graupel;

/// <summary>
/// Makes a type a contract: its public fields and properties are members, and so are others that have an <see cref="OrderAttribute"/>
/// or a <see cref="System.Runtime.Serialization.DataMemberAttribute"/>.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
public sealed class ContractAttribute : Attribute
{
    /// <summary>
    /// Whether members are left out if they hold, bit for bit, what a new instance holds. This applies to members that can be compared without looking
    /// into other objects. For a single member use <see cref="System.Runtime.Serialization.DataMemberAttribute.EmitDefaultValue"/>.
    /// </summary>
    public bool OmitDefaults { get; init; }
}
