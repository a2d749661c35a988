using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Project;

/// <summary>
/// Tells which mistakes of contracts only follow from what the compiler refuses, as while one types: to say more of that would mislead.
/// A mistake that is held back for too much is said as soon as the code compiles.
/// </summary>
internal sealed class CompilerErrors(Compilation compilation, TypeReader types)
{
    public bool Explain(ContractError error) => Explain(error, types.Find(error.Type));

    /// <summary>The same for a type that is at hand.</summary>
    public bool Explain(ContractError error, ITypeSymbol? type) =>
        HasError(type) || IsUnfinished(type)
        || (error.Member is { } member && type is not null && type.GetMembers(member).Any(IsUnfinished))
        || (type is INamedTypeSymbol named && Explain(error.Rule, named));

    /// <summary>Whether the compiler refuses a type, what it derives from or what its attributes say.</summary>
    public bool IsUnfinished(ITypeSymbol? type) => type switch
    {
        IArrayTypeSymbol array => IsUnfinished(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(IsUnfinished)
            || (compilation.Declares(named) && (HasErrorBase(named) || AreUnfinished(named.GetAttributes()))),
        _ => false,
    };

    private static bool Explain(ContractRule rule, INamedTypeSymbol type)
    {
        if (rule == ContractRules.DuplicateOrder || rule == ContractRules.HashCollision)
        {
            return type.GetMembers()
                .Where(static one => one is IFieldSymbol or IPropertySymbol { IsIndexer: false })
                .GroupBy(static one => one.Name)
                .Any(static group => group.Skip(1).Any());
        }

        return (rule == ContractRules.NoConstructor || rule == ContractRules.UnmatchedParameter || rule == ContractRules.FactorySignature)
            && type.GetMembers()
                .OfType<IMethodSymbol>()
                .Any(static one => (one.MethodKind == MethodKind.Constructor || one.Has(AttributeNames.ContractConstructor)) && HasError(one));
    }

    private static bool HasError(ITypeSymbol? type) => type switch
    {
        IErrorTypeSymbol => true,
        IArrayTypeSymbol array => HasError(array.ElementType),
        INamedTypeSymbol { IsUnboundGenericType: false } named => named.TypeArguments.Any(HasError),
        _ => false,
    };

    private static bool HasError(IMethodSymbol method) => HasError(method.ReturnType) || method.Parameters.Any(static one => HasError(one.Type));

    private bool IsUnfinished(ISymbol member) => AreUnfinished(member.GetAttributes()) || IsHalfTyped(member) || member switch
    {
        IFieldSymbol field => HasError(field.Type) || IsUnfinished(field.Type),
        IPropertySymbol property => HasError(property.Type) || IsUnfinished(property.Type),
        IMethodSymbol method => HasError(method),
        _ => false,
    };

    private static bool IsHalfTyped(ISymbol member) => member.DeclaringSyntaxReferences.Any(static reference =>
        reference.GetSyntax() is { ContainsDiagnostics: true } syntax
            && syntax.GetDiagnostics().Any(static one => one.Severity == DiagnosticSeverity.Error));

    // Also where an attribute names a type, such as a surrogate or a case, that is unfinished itself. An attribute that is not known may be made by
    // another generator.
    private bool AreUnfinished(IEnumerable<AttributeData> attributes) =>
        attributes.Any(attribute => attribute.AttributeClass is { TypeKind: not TypeKind.Error } && IsUnfinished(attribute));

    private bool IsUnfinished(AttributeData attribute) =>
        attribute.AttributeConstructor is not { } constructor
        || constructor.Parameters.Length != attribute.ConstructorArguments.Length
        || attribute.ConstructorArguments.Concat(attribute.NamedArguments.Select(static named => named.Value)).Any(IsUnfinished);

    private bool IsUnfinished(TypedConstant argument) => argument.Kind switch
    {
        TypedConstantKind.Error => true,
        TypedConstantKind.Type => argument.Value is ITypeSymbol type
            && (HasError(type) || (type is INamedTypeSymbol named && HasErrorBase(named.OriginalDefinition))),
        _ => false,
    };

    // In other assemblies it may be that nothing but a reference is missing.
    private bool HasErrorBase(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? level = type; level is not null && compilation.Declares(level); level = level.BaseType)
        {
            if (HasError(level.BaseType) || level.AllInterfaces.Any(HasError))
            {
                return true;
            }
        }

        return false;
    }
}
