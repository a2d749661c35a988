namespace Graupel;

/// <summary>
/// Makes a type a contract: its public fields and properties are members, and others where <see cref="OrderAttribute"/>
/// or <see cref="System.Runtime.Serialization.DataMemberAttribute"/> stands on them.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
public sealed class ContractAttribute : Attribute;
