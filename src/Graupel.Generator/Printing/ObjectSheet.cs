using Graupel.Generator.Symbols;
using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>All that is printed of one object contract.</summary>
/// <param name="Levels">What to print: the type itself, then each inlined base; nothing where the cases are all.</param>
/// <param name="Union">The cases, where values of subclasses may stand for the type.</param>
/// <param name="Name">Under which name.</param>
/// <param name="Scope">In which place.</param>
internal sealed record ObjectSheet(EquatableList<LevelSheet> Levels, UnionPlan? Union, ContractName Name, Scope Scope)
{
    public ObjectPlan? Plan => Levels is [var own, ..] ? own.Plan : null;

    public TypeRef Type => Plan?.Type ?? Union!.Type;
}

/// <param name="Plan">The members of the contract, or of an inlined base.</param>
/// <param name="Definition">The generic definition of the type; null for one that is not generic.</param>
/// <param name="HidesOrder">The order of its members is not shown.</param>
internal sealed record LevelSheet(ObjectPlan Plan, GenericDefinition? Definition, bool HidesOrder);

/// <param name="Namespace">Namespace of the generated class.</param>
/// <param name="Identifier">Name of the generated class.</param>
/// <param name="Hint">Name of the file.</param>
internal sealed record ContractName(string Namespace, string Identifier, string Hint)
{
    public string FullName => $"global::{Namespace}.{Identifier}";
}

/// <summary>
/// A generic type as it is declared. An accessor to a private member stands in a class with the same parameters and constraints,
/// and its signature is that of the declaration.
/// </summary>
/// <param name="Parameters">The names of the parameters, which all differ.</param>
/// <param name="Arguments">What stands for them, as in <c>&lt;int, string&gt;</c>.</param>
/// <param name="Constraints">Constraint clauses.</param>
/// <param name="Type">The type with its own parameters.</param>
/// <param name="Members">The type of each member of the plan.</param>
/// <param name="ConstructorParameters">The types of the constructor's parameters.</param>
/// <param name="Shared">The accessors that the assembly of the type has for others; null where there are none.</param>
internal sealed record GenericDefinition(
    EquatableList<string> Parameters,
    string Arguments,
    EquatableList<string> Constraints,
    string Type,
    EquatableList<string> Members,
    EquatableList<string> ConstructorParameters,
    SharedAccess? Shared);

/// <summary>Accessors to the private members of a generic type in its own assembly.</summary>
/// <param name="Class">Their class, without type arguments.</param>
/// <param name="Methods">Their names.</param>
/// <param name="Members">What stands in them for each member of the plan; empty for those that have none.</param>
internal sealed record SharedAccess(string Class, EquatableList<string> Methods, EquatableList<string> Members);
