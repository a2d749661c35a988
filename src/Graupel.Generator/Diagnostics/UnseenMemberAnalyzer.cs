using System.Collections.Immutable;
using Graupel.Generator.Project;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Graupel.Generator.Diagnostics;

/// <summary>
/// Warns of members that another generator made. No generator sees the code of another one, so contracts are without them, and what they hold would be lost
/// silently; analyzers see all code.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class UnseenMemberAnalyzer : DiagnosticAnalyzer
{
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [Descriptors.UnseenMember];

    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.Analyze);
        context.RegisterCompilationStartAction(static start =>
        {
            // Looked up at the first member in generated code that comes into question: most projects have none.
            var contracts = new Lazy<ILookup<ISymbol, INamedTypeSymbol>>(() => ContractsElsewhere.ContractsIn(start.Compilation.Assembly)
                .ToLookup(static found => (ISymbol)found.Type.OriginalDefinition, static found => found.Contract, SymbolEqualityComparer.Default));
            start.RegisterSymbolAction(symbol => Report(symbol, contracts), SymbolKind.Field, SymbolKind.Property);
        });
    }

    private static void Report(SymbolAnalysisContext context, Lazy<ILookup<ISymbol, INamedTypeSymbol>> contracts)
    {
        ISymbol member = context.Symbol;
        INamedTypeSymbol type = member.ContainingType;

        // Whether a partial property has a field shows where it is implemented.
        ISymbol? completed = (member as IPropertySymbol)?.PartialImplementationPart;
        if (!(context.IsGeneratedCode || completed is not null) || member.IsStatic || member.IsImplicitlyDeclared || type.DeclaringSyntaxReferences.Length < 2)
        {
            return;
        }

        // Code that is generated comes after the code of the project.
        Location place = type.Locations[0];
        Location made = (completed ?? member).Locations[0];
        INamedTypeSymbol? contract = place.SourceTree == made.SourceTree ? null : contracts.Value[type].FirstOrDefault();
        if (contract is not null && !Names(contract, context.CancellationToken).Contains(member.Name)
            && WrittenMembers.Of(type, context.Compilation).Contains(member, SymbolEqualityComparer.Default))
        {
            context.ReportDiagnostic(Diagnostic.Create(Descriptors.UnseenMember, place, additionalLocations: [made], type.Name, member.Name));
        }
    }

    /// <summary>The members of a contract, as its code names them.</summary>
    private static IEnumerable<string> Names(INamedTypeSymbol contract, CancellationToken cancellation) =>
        from code in contract.DeclaringSyntaxReferences
        from shape in code.GetSyntax(cancellation).DescendantNodes().OfType<ObjectCreationExpressionSyntax>()
        where shape.Type.ToString().EndsWith("MemberShape", StringComparison.Ordinal)
        select (shape.ArgumentList?.Arguments.FirstOrDefault()?.Expression as LiteralExpressionSyntax)?.Token.ValueText;
}
