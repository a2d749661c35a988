namespace Graupel;

/// <summary>
/// Chooses the constructor that reading uses, or a static method in its place that gives an instance of the type; each parameter takes the member of the
/// same name and type. What a method gives must be new: its members are set.
/// </summary>
[AttributeUsage(AttributeTargets.Constructor | AttributeTargets.Method)]
public sealed class ContractConstructorAttribute : Attribute;
