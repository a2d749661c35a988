using System.Collections.Immutable;
using Graupel.Generator.Roots;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Graupel.Generator.Diagnostics;

/// <summary>
/// Warns where a type parameter is handed to a serializer without saying so: the generator cannot see which types stand for it,
/// so they have no contracts.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class ContractParameterAnalyzer : DiagnosticAnalyzer
{
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [Descriptors.UnmarkedParameter];

    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterOperationAction(
            static operation => Report(operation, ((IInvocationOperation)operation.Operation).TargetMethod), OperationKind.Invocation);
        context.RegisterOperationAction(
            static operation => Report(operation, ((IMethodReferenceOperation)operation.Operation).Method), OperationKind.MethodReference);
        context.RegisterOperationAction(
            static operation => Report(operation, ((IMemberReferenceOperation)operation.Operation).Member), OperationKind.PropertyReference,
            OperationKind.FieldReference, OperationKind.EventReference);
        context.RegisterOperationAction(
            static operation => Report(operation, ((IObjectCreationOperation)operation.Operation).Constructor?.ContainingType),
            OperationKind.ObjectCreation);
        context.RegisterSymbolAction(static symbol => ReportReplaced(symbol, (IMethodSymbol)symbol.Symbol), SymbolKind.Method);
        context.RegisterSymbolAction(static symbol => ReportBases(symbol, (INamedTypeSymbol)symbol.Symbol), SymbolKind.NamedType);
    }

    private static void Report(OperationAnalysisContext context, ISymbol? target)
    {
        foreach (Diagnostic found in target is null ? [] : Find(target, context.Operation.Syntax.GetLocation()))
        {
            context.ReportDiagnostic(found);
        }
    }

    private static void ReportBases(SymbolAnalysisContext context, INamedTypeSymbol type)
    {
        IEnumerable<INamedTypeSymbol> bases = type.Interfaces.Prepend(type.BaseType).OfType<INamedTypeSymbol>();
        foreach (Diagnostic found in bases.SelectMany(@base => Find(@base, type.Locations[0])))
        {
            context.ReportDiagnostic(found);
        }
    }

    // Calls by way of a base class or interface do not show what is marked further down.
    private static void ReportReplaced(SymbolAnalysisContext context, IMethodSymbol method)
    {
        foreach (ITypeParameterSymbol marked in method.TypeParameters.Where(ContractParameters.IsMarked))
        {
            foreach (IMethodSymbol replaced in ReplacedBy(method))
            {
                ITypeParameterSymbol parameter = replaced.OriginalDefinition.TypeParameters[marked.Ordinal];
                if (!ContractParameters.IsMarked(parameter) && context.Compilation.Declares(parameter))
                {
                    context.ReportDiagnostic(Unmarked(parameter, NameOf(replaced), NameOf(method), marked.Locations[0]));
                }
            }
        }
    }

    private static IEnumerable<IMethodSymbol> ReplacedBy(IMethodSymbol method) =>
        method.OverriddenMethod is { } overridden
            ? [overridden]
            : method.ContainingType.AllInterfaces.SelectMany(static one => one.GetMembers())
                .OfType<IMethodSymbol>()
                .Where(one => one.Arity == method.Arity
                    && SymbolEqualityComparer.Default.Equals(method.ContainingType.FindImplementationForInterfaceMember(one), method));

    private static string NameOf(IMethodSymbol method) => $"{method.ContainingType.Name}.{Identifier.Short(method.Name)}";

    private static IEnumerable<Diagnostic> Find(ISymbol target, Location location) =>
        from parameter in HandedBy(target).SelectMany(TypeParameters.In).Distinct<ITypeParameterSymbol>(SymbolEqualityComparer.Default)
        where !ContractParameters.IsMarked(parameter)
        select Unmarked(parameter, ContractParameters.NameOf(parameter.ContainingSymbol), target.Name, location);

    private static Diagnostic Unmarked(ITypeParameterSymbol parameter, string owner, string target, Location location) => Diagnostic.Create(
        Descriptors.UnmarkedParameter, location, additionalLocations: [parameter.Locations[0]], parameter.Name, owner, target);

    // A static member is used by the name of its type; for all others an instance was made.
    private static IEnumerable<ITypeSymbol> HandedBy(ISymbol target) =>
        ContractParameters.ArgumentsOf(target)
            .Concat(target is { IsStatic: true, ContainingType: { } type } ? ContractParameters.ArgumentsOf(type) : []);
}
