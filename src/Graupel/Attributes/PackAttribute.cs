namespace Graupel;

/// <summary>
/// Makes a type pure data: its public fields and properties, in the order of their numbers if they have any and else as declared, without any
/// header. Nothing in the bytes reveals a changed contract, so both sides must have the same one.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
public sealed class PackAttribute : Attribute;
