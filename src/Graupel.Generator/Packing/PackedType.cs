namespace Graupel.Generator.Packing;

/// <summary>A type with <c>[Pack]</c> that gets methods of its own.</summary>
/// <param name="Name">The type as C# names it, from <c>global::</c> on.</param>
/// <param name="Namespace">Where it is declared; empty for the global one.</param>
/// <param name="IsStruct">Struct or class.</param>
/// <param name="IsObsolete">Only what is obsolete itself may name it.</param>
internal sealed record PackedType(string Name, string Namespace, bool IsStruct, bool IsObsolete);
