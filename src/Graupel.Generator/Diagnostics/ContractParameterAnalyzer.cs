using System.Collections.Immutable;
using Graupel.Generator.Roots;
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
        context.RegisterOperationAction(static operation => Report(operation, ((IInvocationOperation)operation.Operation).TargetMethod), OperationKind.Invocation);
        context.RegisterOperationAction(static operation => Report(operation, ((IMethodReferenceOperation)operation.Operation).Method), OperationKind.MethodReference);
        context.RegisterOperationAction(
            static operation => Report(operation, ((IObjectCreationOperation)operation.Operation).Constructor?.ContainingType), OperationKind.ObjectCreation);
    }

    private static void Report(OperationAnalysisContext context, ISymbol? target)
    {
        if (target is null)
        {
            return;
        }

        foreach (ITypeParameterSymbol parameter in ContractParameters.ArgumentsOf(target).SelectMany(ParametersIn).Distinct<ITypeParameterSymbol>(SymbolEqualityComparer.Default))
        {
            if (!ContractParameters.IsMarked(parameter))
            {
                context.ReportDiagnostic(Diagnostic.Create(
                    Descriptors.UnmarkedParameter,
                    context.Operation.Syntax.GetLocation(),
                    additionalLocations: [parameter.Locations[0]],
                    parameter.Name,
                    parameter.ContainingSymbol.Name,
                    target.Name));
            }
        }
    }

    private static IEnumerable<ITypeParameterSymbol> ParametersIn(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol parameter => [parameter],
        IArrayTypeSymbol array => ParametersIn(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.SelectMany(ParametersIn),
        _ => [],
    };
}
