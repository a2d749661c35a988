using Graupel.Generator.Project;
using Graupel.Generator.Symbols;
using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>All contracts of an assembly, for its list.</summary>
/// <param name="Namespace">Namespace of the list.</param>
/// <param name="Contracts">The contracts.</param>
/// <param name="Cases">Cases of bases that other assemblies declare.</param>
/// <param name="ListsWithCases">The lists of referenced assemblies that have such cases too, with the names of their assemblies.</param>
/// <param name="Hidden">Generic contracts of which other assemblies do not see all.</param>
/// <param name="Parts">What other assemblies need to know of generic contracts.</param>
/// <param name="Hosts">The names of methods in types of the project.</param>
internal sealed record SourceSheet(
    string Namespace, EquatableList<ListedContract> Contracts, EquatableList<ListedContract> Cases, EquatableList<string> ListsWithCases,
    EquatableList<HiddenDefinition> Hidden, EquatableList<PartsSheet> Parts, HostNames Hosts);

/// <summary>One line of the list.</summary>
/// <param name="Type">The type, or the base of a case.</param>
/// <param name="Contract">What makes its contract, as in <c>new PersonContract()</c>, or the case.</param>
/// <param name="Scope">Where both can be named.</param>
/// <param name="Hash">By which the contract is found.</param>
internal sealed record ListedContract(string Type, string Contract, Scope Scope, uint Hash)
{
    public void PrintContract(CodeText code) => code.Line($"if (type == typeof({Type})) return {Contract};");

    public void PrintCase(CodeText code) => code.Line($"cases.Add(typeof({Type}), static () => {Contract});");
}
