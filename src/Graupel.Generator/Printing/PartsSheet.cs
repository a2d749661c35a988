using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>
/// A generic contract of which other assemblies do not see all. They close it, so their generated code needs to know what is hidden, and to reach it.
/// </summary>
/// <param name="Name">Name of the class that tells them.</param>
/// <param name="Definition">Name of the contract's definition in metadata.</param>
/// <param name="Unbound">The definition as it stands in <c>typeof</c>.</param>
/// <param name="Generic">Its parameters; no members or constructors.</param>
/// <param name="IsValueType">It is a struct.</param>
/// <param name="Order">The names of all members, as they are declared.</param>
/// <param name="Members">The members of which something is hidden.</param>
/// <param name="Constructors">The hidden constructors.</param>
/// <param name="Callbacks">The hidden callbacks.</param>
internal sealed record PartsSheet(
    string Name,
    string Definition,
    string Unbound,
    GenericDefinition Generic,
    bool IsValueType,
    EquatableList<string> Order,
    EquatableList<MemberPart> Members,
    EquatableList<ConstructorPart> Constructors,
    EquatableList<CallbackFacts> Callbacks);

/// <param name="Facts">What it is, but for its type, which may be open.</param>
/// <param name="Type">Its type, with nullable annotations.</param>
/// <param name="IsAnnotated">The source has such annotations.</param>
/// <param name="Attributes">The attributes that concern contracts.</param>
internal sealed record MemberPart(MemberFacts Facts, string Type, bool IsAnnotated, EquatableList<string> Attributes);

/// <param name="Parameters">The parameters as they are declared.</param>
/// <param name="IsMarked">It is the one that is wanted.</param>
internal sealed record ConstructorPart(EquatableList<string> Parameters, bool IsMarked);
