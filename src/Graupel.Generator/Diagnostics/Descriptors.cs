using System.Collections.Immutable;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Diagnostics;

/// <summary>How the rules look to the compiler. Messages of contract rules are made by the planner.</summary>
internal static class Descriptors
{
    private const string Category = "Graupel";

    public static readonly DiagnosticDescriptor UnmarkedParameter = new(
        "GRP101",
        "A type parameter is handed to a serializer",
        "What stands for {0} of {1} gets no contract, because the generator does not see that {2} writes or reads it; put [ContractParameter] on {0}",
        Category,
        DiagnosticSeverity.Warning,
        isEnabledByDefault: true);

    public static readonly DiagnosticDescriptor UnseenMember = new(
        "GRP102",
        "Another generator adds to a type",
        "{1} of {0} is added by another generator, whose code this one does not see, so the contract {2}; {3}",
        Category,
        DiagnosticSeverity.Warning,
        isEnabledByDefault: true);

    /// <summary>A property of diagnostics that stand at what leads to the fault, in another project: the member that does, or nothing.</summary>
    public const string LeadsOn = nameof(LeadsOn);

    private static readonly Dictionary<string, DiagnosticDescriptor> Contracts =
        ContractRules.All.ToDictionary(static rule => rule.Id, Of, StringComparer.Ordinal);

    public static IEnumerable<DiagnosticDescriptor> All => Contracts.Values.Append(UnmarkedParameter).Append(UnseenMember);

    public static Diagnostic Report(Problem problem, Location? location)
    {
        DiagnosticDescriptor descriptor = Contracts[problem.Id];
        ImmutableDictionary<string, string?>? properties = problem.Place.LeadsOn ? ImmutableDictionary<string, string?>.Empty.Add(LeadsOn, problem.Place.Member ?? "") : null;
        return Diagnostic.Create(descriptor, location, SeverityOf(problem.Severity), additionalLocations: null, properties, problem.Message);
    }

    private static DiagnosticDescriptor Of(ContractRule rule) =>
        new(rule.Id, rule.Title, "{0}", Category, SeverityOf(rule.Severity), isEnabledByDefault: true);

    private static DiagnosticSeverity SeverityOf(RuleSeverity severity) => severity switch
    {
        RuleSeverity.Error => DiagnosticSeverity.Error,
        RuleSeverity.Warning => DiagnosticSeverity.Warning,
        RuleSeverity.Info => DiagnosticSeverity.Info,
        _ => DiagnosticSeverity.Hidden,
    };
}
