using Graupel.Generator.Diagnostics;
using Graupel.Generator.Packing;
using Graupel.Generator.Printing;
using Graupel.Generator.Project;
using Graupel.Generator.Roots;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Generator;

/// <summary>
/// Writes the contracts of a project. One step reads the project, anew after every edit, and gives values without symbols;
/// every step behind it runs only if these have changed.
/// </summary>
[Generator(LanguageNames.CSharp)]
public sealed class GraupelGenerator : IIncrementalGenerator
{
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        IncrementalValueProvider<EquatableList<DeclaredRoot>> declared = Declared(context);
        IncrementalValueProvider<ProjectContracts> project = declared.Combine(context.CompilationProvider)
            .Select(static (pair, cancellation) => ProjectReader.Read(pair.Right, pair.Left, cancellation))
            .WithTrackingName(Steps.Project);

        IncrementalValuesProvider<ObjectSheet> contracts = project.SelectMany(static (read, _) => read.Contracts).WithTrackingName(Steps.Contracts);
        context.RegisterImplementationSourceOutput(
            contracts, static (output, sheet) => output.AddSource(sheet.Name.Hint, ContractPrinter.Print(sheet)));

        IncrementalValueProvider<SourceSheet?> source = project.Select(static (read, _) => read.Source).WithTrackingName(Steps.Source);
        context.RegisterImplementationSourceOutput(source, static (output, sheet) =>
        {
            if (sheet is not null)
            {
                output.AddSource(SourcePrinter.Hint, SourcePrinter.Print(sheet));
            }
        });

        // Other projects see it while one types.
        context.RegisterSourceOutput(
            source.Select(static (sheet, _) => (Namespace: sheet?.Namespace ?? "", Parts: sheet?.Parts ?? default)).WithTrackingName(Steps.Parts),
            static (output, read) =>
            {
                if (read.Parts.Count > 0)
                {
                    output.AddSource(PartsPrinter.Hint, PartsPrinter.Print(read.Namespace, read.Parts));
                }
            });

        context.RegisterSourceOutput(PackedTypes(context), static (output, types) =>
        {
            if (types.Count > 0)
            {
                output.AddSource(PackingPrinter.Hint, PackingPrinter.Print(types));
            }
        });

        // Lines move with every edit, so this alone looks at the source again.
        IncrementalValueProvider<EquatableList<Problem>> problems = project.Select(static (read, _) => read.Problems)
            .WithTrackingName(Steps.Problems);
        context.RegisterSourceOutput(problems.Combine(context.CompilationProvider), static (output, pair) =>
        {
            foreach (Diagnostic problem in ProblemLocator.Locate(pair.Left, pair.Right, output.CancellationToken))
            {
                output.ReportDiagnostic(problem);
            }
        });
    }

    private static IncrementalValueProvider<EquatableList<DeclaredRoot>> Declared(IncrementalGeneratorInitializationContext context) =>
        DeclaredBy(context, AttributeNames.Contract, isForOthers: false)
            .Combine(DeclaredBy(context, AttributeNames.Pack, isForOthers: false))
            .Combine(DeclaredBy(context, AttributeNames.DataContract, isForOthers: false))
            .Combine(DeclaredBy(context, AttributeNames.Serializable, isForOthers: true))
            .Combine(DeclaredBy(context, AttributeNames.UnionCase, isForOthers: false))
            .Select(static (roots, _) => new EquatableList<DeclaredRoot>(
                roots.Left.Left.Left.Left
                    .Concat(roots.Left.Left.Left.Right)
                    .Concat(roots.Left.Left.Right)
                    .Concat(roots.Left.Right)
                    .Concat(roots.Right)
                    .Distinct()))
            .WithTrackingName(Steps.Declared);

    private static IncrementalValueProvider<EquatableList<DeclaredRoot>> DeclaredBy(
        IncrementalGeneratorInitializationContext context, string attribute, bool isForOthers) => context.SyntaxProvider
        .ForAttributeWithMetadataName(
            attribute,
            static (node, _) => node is BaseTypeDeclarationSyntax,
            (found, _) => new DeclaredRoot(
                TypeReader.MetadataName((INamedTypeSymbol)found.TargetSymbol),
                isForOthers && !found.TargetSymbol.Has(AttributeNames.Union))) // which no other serializer knows
        .Collect()
        .Select(static (roots, _) => new EquatableList<DeclaredRoot>(roots));

    // Methods that users call, so they are there while one types. Projects without the library for users of StructPacker have none.
    private static IncrementalValueProvider<EquatableList<PackedType>> PackedTypes(IncrementalGeneratorInitializationContext context)
    {
        IncrementalValueProvider<bool> isAsked = context.CompilationProvider
            .Select(static (compilation, _) => compilation.GetTypeByMetadataName(PackedTypeReader.Library) is not null);
        return context.SyntaxProvider
            .ForAttributeWithMetadataName(
                AttributeNames.Pack,
                static (node, _) => node is TypeDeclarationSyntax,
                static (found, _) => PackedTypeReader.Read((INamedTypeSymbol)found.TargetSymbol))
            .Collect()
            .Combine(isAsked)
            .Select(static (pair, _) => new EquatableList<PackedType>(pair.Right ? pair.Left.OfType<PackedType>().Distinct() : []))
            .WithTrackingName(Steps.Packing);
    }

    /// <summary>Names of the steps, by which tests see what ran.</summary>
    internal static class Steps
    {
        public const string Declared = nameof(Declared);
        public const string Project = nameof(Project);
        public const string Contracts = nameof(Contracts);
        public const string Source = nameof(Source);
        public const string Parts = nameof(Parts);
        public const string Problems = nameof(Problems);
        public const string Packing = nameof(Packing);
    }
}
