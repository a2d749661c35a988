using System.Collections.Immutable;
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
            var contracts = new ToldContracts(start.Compilation);
            start.RegisterSymbolAction(symbol => Report(symbol, contracts), SymbolKind.Field, SymbolKind.Property);
            start.RegisterSymbolAction(symbol => ReportTypes(symbol, contracts), SymbolKind.NamedType);
            start.RegisterSyntaxNodeAction(
                node => ReportParts(node, contracts), SyntaxKind.ClassDeclaration, SyntaxKind.StructDeclaration, SyntaxKind.RecordDeclaration,
                SyntaxKind.RecordStructDeclaration);
        });
    }

    private static void Report(SymbolAnalysisContext context, ToldContracts contracts)
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
        ToldContract? told = place.SourceTree == made.SourceTree ? null : contracts.Of(type, context.CancellationToken);
        if (told is not null && !told.Members.Contains(member.Name) && contracts.WrittenOf(type).Contains(member))
        {
            context.ReportDiagnostic(Unseen(type, place, made, AddedPart.Member(member.Name)));
        }
    }

    private static void ReportTypes(SymbolAnalysisContext context, ToldContracts contracts)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        if (!context.IsGeneratedCode && !TypeReader.HasParameters((ITypeSymbol)type) && MadeTypes.In(type, context.Compilation).FirstOrDefault() is { } made && !contracts.Has(type))
        {
            context.ReportDiagnostic(Unseen(type, type.Locations[0], made.Locations[0], AddedPart.Type(made.Name)));
        }
    }

    private static void ReportParts(SyntaxNodeAnalysisContext context, ToldContracts contracts)
    {
        var declaration = (TypeDeclarationSyntax)context.Node;
        if (!context.IsGeneratedCode || !declaration.Modifiers.Any(SyntaxKind.PartialKeyword)
            || context.SemanticModel.GetDeclaredSymbol(declaration, context.CancellationToken) is not { DeclaringSyntaxReferences.Length: > 1 } type
            || type.Locations[0].SourceTree == declaration.SyntaxTree
            || contracts.Of(type, context.CancellationToken) is not { } told)
        {
            return;
        }

        foreach (AddedPart part in new AddedParts(declaration, type, told, () => contracts.WrittenOf(type), context.SemanticModel).All())
        {
            context.ReportDiagnostic(Unseen(type, type.Locations[0], declaration.Identifier.GetLocation(), part));
        }
    }

    private static Diagnostic Unseen(INamedTypeSymbol type, Location place, Location made, AddedPart part) => Diagnostic.Create(
        Descriptors.UnseenMember, place, additionalLocations: [made], type.Name, part.What, part.Effect, part.Remedy);
}
