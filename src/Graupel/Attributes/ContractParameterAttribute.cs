namespace Graupel;

/// <summary>Says that a generic method hands its type parameter to a serializer, so that the types of its callers get contracts.</summary>
[AttributeUsage(AttributeTargets.GenericParameter)]
public sealed class ContractParameterAttribute : Attribute;
