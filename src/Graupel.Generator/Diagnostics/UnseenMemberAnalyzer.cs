using System.Collections.Immutable;
using Graupel.Generator.Project;
using Graupel.Generator.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Graupel.Generator.Diagnostics;

/// <summary>
/// Warns of members, and of anything else that matters to a contract, that another generator adds to a type. No generator sees the code of another one, so
/// contracts are without it, and data would be lost silently; analyzers see all code.
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
            // Looked up at the first that comes into question: most projects have no other generated code that does.
            var contracts = new Lazy<ILookup<ISymbol, INamedTypeSymbol>>(() => ContractsElsewhere.ContractsIn(start.Compilation.Assembly)
                .ToLookup(static found => (ISymbol)found.Type.OriginalDefinition, static found => found.Contract, SymbolEqualityComparer.Default));
            start.RegisterSymbolAction(symbol => Report(symbol, contracts), SymbolKind.Field, SymbolKind.Property);
            start.RegisterSymbolAction(symbol => ReportTypes(symbol, contracts), SymbolKind.NamedType);
            start.RegisterSyntaxNodeAction(
                node => ReportParts(node, contracts), SyntaxKind.ClassDeclaration, SyntaxKind.StructDeclaration, SyntaxKind.RecordDeclaration,
                SyntaxKind.RecordStructDeclaration);
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
        if (contract is not null && !new ToldContract(contract, context.CancellationToken).Members.Contains(member.Name)
            && WrittenMembers.Of(type, context.Compilation).Contains(member, SymbolEqualityComparer.Default))
        {
            context.ReportDiagnostic(Unseen(type, place, made, AddedPart.Member(member.Name)));
        }
    }

    private static void ReportTypes(SymbolAnalysisContext context, Lazy<ILookup<ISymbol, INamedTypeSymbol>> contracts)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        if (!context.IsGeneratedCode && !TypeReader.HasParameters((ITypeSymbol)type) && MadeTypes.In(type, context.Compilation).FirstOrDefault() is { } made && !contracts.Value[type].Any())
        {
            context.ReportDiagnostic(Unseen(type, type.Locations[0], made.Locations[0], AddedPart.Type(made.Name)));
        }
    }

    private static void ReportParts(SyntaxNodeAnalysisContext context, Lazy<ILookup<ISymbol, INamedTypeSymbol>> contracts)
    {
        var declaration = (TypeDeclarationSyntax)context.Node;
        if (!context.IsGeneratedCode || !declaration.Modifiers.Any(SyntaxKind.PartialKeyword)
            || context.SemanticModel.GetDeclaredSymbol(declaration, context.CancellationToken) is not { DeclaringSyntaxReferences.Length: > 1 } type
            || type.Locations[0].SourceTree == declaration.SyntaxTree
            || contracts.Value[type].FirstOrDefault() is not { } contract)
        {
            return;
        }

        var told = new ToldContract(contract, context.CancellationToken);
        foreach (AddedPart part in new AddedParts(declaration, type, told, context.SemanticModel).All())
        {
            context.ReportDiagnostic(Unseen(type, type.Locations[0], declaration.Identifier.GetLocation(), part));
        }
    }

    private static Diagnostic Unseen(INamedTypeSymbol type, Location place, Location made, AddedPart part) => Diagnostic.Create(
        Descriptors.UnseenMember, place, additionalLocations: [made], type.Name, part.What, part.Effect, part.Remedy);
}
