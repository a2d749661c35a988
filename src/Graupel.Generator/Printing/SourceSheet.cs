using Graupel.Generator.Symbols;
using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>All contracts of an assembly, for its list.</summary>
/// <param name="Namespace">Namespace of the list.</param>
/// <param name="Contracts">The contracts.</param>
internal sealed record SourceSheet(string Namespace, EquatableList<ListedContract> Contracts);

/// <summary>One line of the list.</summary>
/// <param name="Type">The type.</param>
/// <param name="Contract">What makes its contract, as in <c>new PersonContract()</c>.</param>
/// <param name="Scope">Where both can be named.</param>
/// <param name="IsCase">It is a case of a base that another assembly declares.</param>
internal sealed record ListedContract(string Type, string Contract, Scope Scope, bool IsCase = false)
{
    public void Print(CodeText code) => code.Line($"contracts.{(IsCase ? "AddCase" : "Add")}(typeof({Type}), static () => {Contract});");
}
