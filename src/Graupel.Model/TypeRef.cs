namespace Graupel.Model;

/// <summary>A closed type, by name. Both front ends name the same type by the same text.</summary>
/// <param name="Name">
/// The C# name, valid anywhere: <c>global::System.Collections.Generic.List&lt;global::System.Int32&gt;</c>, arrays as in C#.
/// </param>
/// <param name="Definition">
/// Metadata name of the generic definition, namespace included, nesting by <c>+</c>: <c>System.Collections.Generic.List`1</c>; empty for arrays.
/// </param>
/// <param name="Form">What sort of type it is.</param>
/// <param name="IsValueType">True for structs and enums.</param>
/// <param name="Arguments">Type arguments, outer types' first; the element type of an array; the underlying type of an enum.</param>
/// <param name="Rank">Rank of an array, else 0.</param>
internal sealed record TypeRef(string Name, string Definition, TypeForm Form, bool IsValueType, EquatableList<TypeRef> Arguments, int Rank = 0)
{
    /// <summary>The metadata name of the type itself, without namespace and containing types: <c>List`1</c>.</summary>
    public string SimpleName => Definition[(Definition.LastIndexOfAny(['.', '+']) + 1)..];

    public override string ToString() => Name;
}

internal enum TypeForm
{
    /// <summary>A class, struct, interface or delegate.</summary>
    Plain,
    Array,
    Enum,

    /// <summary>A pointer, ref struct, type parameter or whatever else no value can be written of.</summary>
    Unsupported,
}
