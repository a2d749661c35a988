namespace Graupel;

/// <summary>
/// Makes a type a contract: its public fields and properties are members, and others where <see cref="OrderAttribute"/>
/// or <see cref="System.Runtime.Serialization.DataMemberAttribute"/> stands on them.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
public sealed class ContractAttribute : Attribute
{
    /// <summary>
    /// Whether members are left out where they hold what a fresh instance holds, bit for bit: those of which that is so without looking into
    /// other objects. The same for one member is <see cref="System.Runtime.Serialization.DataMemberAttribute.EmitDefaultValue"/>.
    /// </summary>
    public bool OmitDefaults { get; init; }
}
