namespace Graupel;

/// <summary>Chooses the constructor that reading uses; each parameter takes the member of the same name and type.</summary>
[AttributeUsage(AttributeTargets.Constructor)]
public sealed class ContractConstructorAttribute : Attribute;
