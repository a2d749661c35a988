namespace Graupel;

/// <summary>Declares that a generic method passes its type parameter to a serializer, so that the type arguments of its callers get contracts.</summary>
[AttributeUsage(AttributeTargets.GenericParameter)]
public sealed class ContractParameterAttribute : Attribute;
