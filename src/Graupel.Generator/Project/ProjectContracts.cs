using Graupel.Generator.Diagnostics;
using Graupel.Generator.Printing;
using Graupel.Model;

namespace Graupel.Generator.Project;

/// <summary>All that the generator knows of a project once it has read it: values only, so that equal projects are equal.</summary>
/// <param name="Contracts">What is printed, one file each.</param>
/// <param name="Source">The list of all contracts; null when there are none.</param>
/// <param name="Problems">What is reported.</param>
internal sealed record ProjectContracts(EquatableList<ObjectSheet> Contracts, SourceSheet? Source, EquatableList<Problem> Problems);
