using System.Collections.Immutable;
using Graupel.Generator.Project;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Graupel.Generator.Diagnostics;

/// <summary>
/// Suppresses what is said of private members that nothing seems to use, to set or to read, and of private constructors that nothing seems to call: a
/// contract does, in code that the compiler does not look into when it warns.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class MemberSuppressor : DiagnosticSuppressor
{
    // Unused, never set, never read, could be readonly: the compiler, the analyzers of the SDK, the code style.
    private static readonly ImmutableDictionary<string, SuppressionDescriptor> Suppressed =
        new[] { "CS0169", "CS0414", "CS0649", "CA1823", "IDE0044", "IDE0051", "IDE0052" }
            .ToImmutableDictionary(
            static id => id, static id => new SuppressionDescriptor("GRPS" + id, id, "A contract of Graupel sets and reads the member, or calls the constructor."));

    public override ImmutableArray<SuppressionDescriptor> SupportedSuppressions { get; } = [.. Suppressed.Values];

    public override void ReportSuppressions(SuppressionAnalysisContext context)
    {
        var contracted = new Lazy<HashSet<ISymbol>>(() =>
            new(ContractsElsewhere.In(context.Compilation.Assembly).Select(static type => type.OriginalDefinition), SymbolEqualityComparer.Default));
        foreach (Diagnostic diagnostic in context.ReportedDiagnostics)
        {
            if (MemberAt(diagnostic.Location, context) is { } member
                && (member is IMethodSymbol constructor
                    ? IsCalled(constructor) && contracted.Value.Contains(constructor.ContainingType.OriginalDefinition)
                    : WrittenMembers.Contain(member, context.Compilation, type => contracted.Value.Contains(type.OriginalDefinition))))
            {
                context.ReportSuppression(Suppression.Create(Suppressed[diagnostic.Id], diagnostic));
            }
        }
    }

    // Of several constructors a contract calls the marked one, or else the one without parameters; of a record, the primary one.
    private static bool IsCalled(IMethodSymbol constructor)
    {
        INamedTypeSymbol type = constructor.ContainingType;
        bool isOnly = type.InstanceConstructors.Count(static one => !one.IsImplicitlyDeclared) == 1;
        return constructor.Has(AttributeNames.ContractConstructor)
            || ((isOnly || (constructor.Parameters.IsEmpty && !type.IsRecord)) && !type.GetMembers().Any(static one => one.Has(AttributeNames.ContractConstructor)));
    }

    private static ISymbol? MemberAt(Location location, SuppressionAnalysisContext context)
    {
        SyntaxNode? node = location.SourceTree?.GetRoot(context.CancellationToken).FindNode(location.SourceSpan);
        node = node?.FirstAncestorOrSelf<SyntaxNode>(static one => one is VariableDeclaratorSyntax or PropertyDeclarationSyntax or ConstructorDeclarationSyntax);
        return node is null ? null : context.GetSemanticModel(node.SyntaxTree).GetDeclaredSymbol(node, context.CancellationToken);
    }
}
