namespace Graupel.Model;

/// <summary>What a front end reads of a type that may be an object or union contract. No decision is taken here.</summary>
internal sealed record TypeFacts(
    TypeRef Type,
    TypeRef? Base,
    ContractStyle Style,
    bool IsInterface,
    bool IsAbstract,
    bool IsSealed,
    bool IsRecord,
    bool IsReachable,
    bool IsOwnAssembly,
    string? ContractName,
    string? ContractNamespace,
    EquatableList<MemberFacts> Members,
    EquatableList<ConstructorFacts> Constructors,
    EquatableList<CaseFacts> Cases)
{
    // Style: the strongest of the attributes on the type itself.
    // Base: the base class unless it is object or ValueType.
    // IsReachable: generated code may name the type (not private, not file-local).
    // IsOwnAssembly: private members may be used by generated code of the assembly at hand; always true for the run-time compiler's own rule, see IsVisible.
    // Members: instance fields and properties declared by this very type, in declaration order, whatever their visibility; indexers, statics and overrides of base members excluded.
}

/// <summary>Which attribute makes the type a contract; the strongest wins.</summary>
internal enum ContractStyle
{
    None,
    Serializable,
    Pack,
    DataContract,
    Contract,
}

internal enum Visibility
{
    Private,
    Internal,
    Public,
}

internal enum SetterForm
{
    None,
    Set,
    Init,
}

/// <param name="Name">Name in the source; backing fields of automatic properties are not listed, see <paramref name="HasBackingField"/>.</param>
/// <param name="Type">Declared type.</param>
/// <param name="IsField">Field or property.</param>
/// <param name="Getter">Visibility of the field or getter.</param>
/// <param name="HasGetter">False for write-only properties.</param>
/// <param name="Setter">Set, init or none; fields: <c>Set</c>, readonly fields: <c>None</c>.</param>
/// <param name="SetterVisibility">Visibility of the setter.</param>
/// <param name="HasBackingField">True for automatic properties.</param>
/// <param name="IsRequired">The <c>required</c> modifier.</param>
/// <param name="Order">From <c>[Order]</c> or <c>[DataMember(Order)]</c>; null when absent.</param>
/// <param name="WireName">From <c>[DataMember(Name)]</c>.</param>
/// <param name="IsDataMember"><c>[DataMember]</c> stands on it.</param>
/// <param name="IsMarkedRequired"><c>[DataMember(IsRequired = true)]</c>.</param>
/// <param name="IsIgnored"><c>[IgnoreDataMember]</c>, <c>[SkipPack]</c> or, on a field or the backing field, <c>[NonSerialized]</c>.</param>
internal sealed record MemberFacts(
    string Name,
    TypeRef Type,
    bool IsField,
    bool HasGetter,
    Visibility Getter,
    SetterForm Setter,
    Visibility SetterVisibility,
    bool HasBackingField,
    bool IsRequired,
    int? Order,
    string? WireName,
    bool IsDataMember,
    bool IsMarkedRequired,
    bool IsIgnored);

internal sealed record ConstructorFacts(Visibility Visibility, bool IsMarked, bool IsPrimary, EquatableList<ParameterFacts> Parameters);

/// <param name="Name">Name of the parameter.</param>
/// <param name="Type">Its type.</param>
/// <param name="DefaultLiteral">C# text of the default value, null when there is none; the same text from both front ends.</param>
internal sealed record ParameterFacts(string Name, TypeRef Type, string? DefaultLiteral);

/// <summary>A declared case of a base type.</summary>
/// <param name="Id">From <c>[Union]</c>; null for <c>[KnownType]</c>.</param>
/// <param name="Type">The type of the case.</param>
/// <param name="ContractName">Name that a hash tag is made of: namespace and name of a data contract, else the full name.</param>
/// <param name="IsAssignable">The case derives from or implements the base.</param>
internal sealed record CaseFacts(int? Id, TypeRef Type, string ContractName, bool IsAssignable);
