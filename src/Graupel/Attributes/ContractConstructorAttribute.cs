namespace Graupel;

/// <summary>
/// Selects the constructor that is used on read, or a static method that returns an instance of the type; each parameter takes the member of the
/// same name and type. A method must return a new instance, because its members are set.
/// </summary>
[AttributeUsage(AttributeTargets.Constructor | AttributeTargets.Method)]
public sealed class ContractConstructorAttribute : Attribute;
