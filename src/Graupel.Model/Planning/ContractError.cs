namespace Graupel.Model.Planning;

/// <summary>A mistake of a contract, or a remark. The generator reports it at build time; the run-time compiler throws it.</summary>
/// <param name="Rule">Which rule.</param>
/// <param name="Type">The contract at fault.</param>
/// <param name="Member">The member at fault, or null.</param>
/// <param name="Message">What is wrong and what to do.</param>
/// <param name="Case">The case whose declaration is at fault, or null.</param>
internal sealed record ContractError(ContractRule Rule, TypeRef Type, string? Member, string Message, TypeRef? Case = null)
{
    /// <summary>The type is larger than any that somebody declares, or holds one that is.</summary>
    public bool IsEndless { get; init; }

    /// <summary>Only values of just this type are at fault: what derives from it can have a contract all the same.</summary>
    public bool IsOfValues { get; init; }

    public static ContractError Of(ContractRule rule, TypeRef type, string? member, params string[] arguments) =>
        new(rule, type, member, Format(rule, arguments));

    /// <summary>The message: its arguments may be names of types as C# writes them, which nobody wants to read with their prefix.</summary>
    public static string Format(ContractRule rule, params string[] arguments) =>
        string.Format(
            System.Globalization.CultureInfo.InvariantCulture, rule.Format,
            [.. arguments.Select(static argument => argument.Replace("global::", ""))]);
}

internal enum RuleSeverity
{
    Hidden,
    Info,
    Warning,
    Error,
}

/// <param name="Id">Id, such as <c>GRP001</c>; its page is docs/diagnostics/ID.md.</param>
/// <param name="Title">The rule in a few words.</param>
/// <param name="Format">Message with places for names.</param>
/// <param name="Severity">How bad it is.</param>
internal sealed record ContractRule(string Id, string Title, string Format, RuleSeverity Severity = RuleSeverity.Error);
