using System.Collections.Immutable;
using System.Composition;
using Graupel.Generator.Project;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Rename;

namespace Graupel.CodeFixes.Members;

/// <summary>Names a parameter of the marked constructor like the one member that it can be for.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RenameParameterFix)), Shared]
public sealed class RenameParameterFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ContractRules.UnmatchedParameter.Id];

    private protected override IEnumerable<Offer> Offers(Finding finding)
    {
        if (finding.Type is not { } type
            || type.GetMembers().OfType<IMethodSymbol>().FirstOrDefault(static one => one.Has(AttributeNames.ContractConstructor)) is not { } constructor)
        {
            yield break;
        }

        ISymbol[] members = [.. WrittenMembers.OfAllLevels(type, finding.Compilation)];
        ISymbol[] free = [.. members.Where(member => !constructor.Parameters.Any(parameter => IsFor(parameter, member, finding.Compilation)))];
        foreach (IParameterSymbol parameter in constructor.Parameters.Where(parameter => !members.Any(member => IsFor(parameter, member, finding.Compilation))))
        {
            ISymbol[] fitting = [.. free.Where(member => SymbolEqualityComparer.Default.Equals(TypeOf(member), parameter.Type))];
            if (fitting.Length == 1 && NameOf(fitting[0]) is var name && SyntaxFacts.IsValidIdentifier(name) && !IsTaken(name, constructor, finding.Compilation))
            {
                yield return new Offer("Rename", $"Rename {parameter.Name} to {name}", (solution, cancellation) => Renamer.RenameSymbolAsync(solution, parameter, default, name, cancellation));
            }
        }
    }

    private static bool IsFor(IParameterSymbol parameter, ISymbol member, Compilation compilation) =>
        ParameterName.IsFor(parameter.Name, member.Name) && CaseReader.IsAssignable(TypeOf(member), parameter.Type, compilation);

    private static ITypeSymbol TypeOf(ISymbol member) => member is IFieldSymbol field ? field.Type : ((IPropertySymbol)member).Type;

    private static string NameOf(ISymbol member)
    {
        string name = member.Name.TrimStart('_');
        return name.Length == 0 ? name : char.ToLowerInvariant(name[0]) + name[1..];
    }

    // By what the constructor declares itself; members by that name are told apart by the renaming.
    private static bool IsTaken(string name, IMethodSymbol constructor, Compilation compilation) =>
        constructor.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() is { } declaration
        && compilation.GetSemanticModel(declaration.SyntaxTree) is { } model
        && declaration.DescendantNodes()
            .Select(node => model.GetDeclaredSymbol(node))
            .Any(symbol => symbol is ILocalSymbol or IParameterSymbol or IRangeVariableSymbol or IMethodSymbol { MethodKind: MethodKind.LocalFunction } && symbol.Name == name);
}
