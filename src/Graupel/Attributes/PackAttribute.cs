namespace Graupel;

/// <summary>
/// Makes a type pure data: its public fields and properties in declaration order, without any header. Nothing in the bytes tells a
/// changed contract, so both sides must have the same one.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
public sealed class PackAttribute : Attribute;
