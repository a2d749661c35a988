namespace Graupel;

/// <summary>
/// Makes a type pure data: its public fields and properties, by their order numbers if they have some and else as declared, without any
/// header. Nothing in the bytes tells a changed contract, so both sides must have the same one.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
public sealed class PackAttribute : Attribute;
