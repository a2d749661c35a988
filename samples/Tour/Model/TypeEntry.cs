using System.Reflection;
using System.Text.Json.Serialization;
using Graupel;

namespace Tour.Model;

/// <summary>A type definition of any kind.</summary>
[Contract]
[Union(1, typeof(ClassEntry))]
[Union(2, typeof(StructEntry))]
[Union(3, typeof(InterfaceEntry))]
[Union(4, typeof(SignedEnumEntry))]
[Union(5, typeof(UnsignedEnumEntry))]
[Union(6, typeof(DelegateEntry))]
[JsonDerivedType(typeof(ClassEntry), "class")]
[JsonDerivedType(typeof(StructEntry), "struct")]
[JsonDerivedType(typeof(InterfaceEntry), "interface")]
[JsonDerivedType(typeof(SignedEnumEntry), "signed-enum")]
[JsonDerivedType(typeof(UnsignedEnumEntry), "unsigned-enum")]
[JsonDerivedType(typeof(DelegateEntry), "delegate")]
public abstract class TypeEntry
{
    /// <summary>The id by which XML documentation knows the type, for instance <c>T:System.String</c>.</summary>
    [Order(1)]
    public string DocId { get; set; } = "";

    /// <summary>The name in metadata form, without namespace and enclosing types.</summary>
    [Order(2)]
    public string Name { get; set; } = "";

    /// <summary>The metadata token.</summary>
    [Order(3)]
    public int Token { get; set; }

    /// <summary>Visibility, layout and the other flags of the definition.</summary>
    [Order(4)]
    public TypeAttributes Attributes { get; set; }

    /// <summary>The type parameters, those of enclosing types first.</summary>
    [Order(5)]
    public List<GenericParameterEntry> GenericParameters { get; } = [];

    /// <summary>The custom attributes.</summary>
    [Order(6)]
    public List<AttributeEntry> CustomAttributes { get; } = [];

    /// <summary>The types that are declared inside this one.</summary>
    [Order(7)]
    public List<TypeEntry> NestedTypes { get; } = [];
}
