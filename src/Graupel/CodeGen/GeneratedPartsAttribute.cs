using System.ComponentModel;

namespace Graupel.CodeGen;

/// <summary>Names the class by which generated code of other assemblies reaches what a generic contract of this one does not show them.</summary>
/// <param name="definition">The name of the contract's definition in metadata.</param>
/// <param name="parts">The class, which has the same type parameters.</param>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class GeneratedPartsAttribute(string definition, Type parts) : Attribute
{
    /// <summary>The name of the contract's definition in metadata.</summary>
    public string Definition { get; } = definition;

    /// <summary>The class.</summary>
    public Type Parts { get; } = parts;
}
