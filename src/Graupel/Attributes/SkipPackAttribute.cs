namespace Graupel;

/// <summary>Leaves a member out of the contract.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class SkipPackAttribute : Attribute;
