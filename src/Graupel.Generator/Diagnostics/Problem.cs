using Graupel.Model.Planning;

namespace Graupel.Generator.Diagnostics;

/// <summary>A mistake or remark, and where it belongs. Line numbers are found later, because they change with every edit.</summary>
/// <param name="Id">Id of the rule.</param>
/// <param name="Severity">How bad it is here.</param>
/// <param name="Message">The text.</param>
/// <param name="Place">Where it belongs.</param>
internal sealed record Problem(string Id, RuleSeverity Severity, string Message, ProblemPlace Place);

/// <param name="Type">Metadata name of a type of the project; null when no such type is at fault.</param>
/// <param name="Member">Its member, or null.</param>
/// <param name="Root">Otherwise: what in the project names the type at fault.</param>
/// <param name="Case">Metadata name of the case whose declaration is at fault, or null.</param>
/// <param name="LeadsOn">Whether nothing is at fault there: it leads to a type of another project that is.</param>
internal sealed record ProblemPlace(string? Type, string? Member, NamedRoot? Root, string? Case = null, bool LeadsOn = false);

/// <summary>Something in a project that names a type.</summary>
/// <param name="Sort">What it is.</param>
/// <param name="Type">The name of the type.</param>
internal readonly record struct NamedRoot(RootSort Sort, string Type);

/// <summary>Why something names a type.</summary>
internal enum RootSort
{
    /// <summary>It asks for a contract.</summary>
    Asked,

    /// <summary>Options say how to write the type.</summary>
    Replaced,

    /// <summary>The assembly names it as a surrogate.</summary>
    Surrogate,
}
