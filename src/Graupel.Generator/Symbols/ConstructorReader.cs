using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Reads the constructors of a type.</summary>
internal sealed class ConstructorReader(TypeReader types)
{
    public IEnumerable<ConstructorFacts> Read(INamedTypeSymbol type)
    {
        IMethodSymbol[] deconstructing = DeconstructingOf(type);
        return
            from constructor in type.InstanceConstructors
            where !IsCopy(constructor) && !(type.IsValueType && constructor.Parameters.IsEmpty && constructor.IsImplicitlyDeclared)
            select new ConstructorFacts(
                MemberReader.VisibilityOf(constructor),
                IsMarked: constructor.Has(AttributeNames.ContractConstructor),
                IsPrimary: !constructor.Parameters.IsEmpty && deconstructing.Any(method => HaveSameParameters(method, constructor)),
                new(constructor.Parameters.Select(Read)),
                Priority: constructor.Priority(),
                SetsRequired: constructor.Has(AttributeNames.SetsRequiredMembers));
    }

    /// <summary>Reads a constructor of another assembly that only its accessor shows.</summary>
    public ConstructorFacts ReadHidden(IMethodSymbol accessor) => new(
        Visibility.Private, IsMarked: accessor.Has(AttributeNames.ContractConstructor), IsPrimary: false, new(accessor.Parameters.Select(Read)), Priority: 0, SetsRequired: false);

    /// <summary>Whether generated code can make one without anything.</summary>
    public static bool CanBeMade(INamedTypeSymbol type) => !type.IsAbstract && type.InstanceConstructors.Any(one =>
        one is { DeclaredAccessibility: Accessibility.Public, Parameters.IsEmpty: true }
            && (one.Has(AttributeNames.SetsRequiredMembers) || !HasRequired(type)));

    private static bool HasRequired(INamedTypeSymbol? type) => type is not null
        && (type.GetMembers().Any(static member => member is IFieldSymbol { IsRequired: true } or IPropertySymbol { IsRequired: true }) || HasRequired(type.BaseType));

    /// <summary>Methods that are marked as constructors are.</summary>
    public IEnumerable<FactoryFacts> ReadFactories(INamedTypeSymbol type) =>
        from method in type.GetMembers().OfType<IMethodSymbol>()
        where method.MethodKind == MethodKind.Ordinary && method.Has(AttributeNames.ContractConstructor)
        let isCallable = method is { IsStatic: true, IsGenericMethod: false } && TypeIdentity.IsSame(method.ReturnType, type)
            && method.Parameters.All(static parameter => parameter.RefKind == RefKind.None)
            && !type.GetMembers(method.Name).OfType<IMethodSymbol>().Any(other => IsRival(other, method))
        select new FactoryFacts(method.Name, MemberReader.VisibilityOf(method), isCallable, new(method.Parameters.Select(Read)));

    private ParameterFacts Read(IParameterSymbol parameter)
    {
        TypeRef type = types.Read(parameter.Type);
        return new(
            parameter.Name, type, parameter.HasExplicitDefaultValue ? Literal.Of(type, parameter.ExplicitDefaultValue) : null, PassingOf(parameter));
    }

    private static ParameterPassing PassingOf(IParameterSymbol parameter) => parameter.RefKind switch
    {
        RefKind.None => ParameterPassing.Value,
        RefKind.In or RefKind.RefReadOnlyParameter => ParameterPassing.Readonly,
        _ => ParameterPassing.Reference,
    };

    // Metadata does not mark primary constructors; a positional record has a Deconstruct method with the same parameters, which users write only in the place of the compiler.
    private static IMethodSymbol[] DeconstructingOf(INamedTypeSymbol type)
    {
        IMethodSymbol[] all = type.IsRecord ? [.. type.GetMembers("Deconstruct").OfType<IMethodSymbol>()] : [];
        IMethodSymbol[] compiled = [.. all.Where(static method => method.IsImplicitlyDeclared || method.Has(AttributeNames.CompilerGenerated))];
        return compiled.Length > 0 ? compiled : all;
    }

    // C# may call it in the place of the other one. In a closed type, two may take the same.
    private static bool IsRival(IMethodSymbol one, IMethodSymbol other) => !one.IsGenericMethod && !SymbolEqualityComparer.Default.Equals(one, other)
        && (one.Priority() > other.Priority()
            || (one.Parameters.Select(static parameter => parameter.RefKind).SequenceEqual(other.Parameters.Select(static parameter => parameter.RefKind))
                && TypeIdentity.AreSame(TypesOf(one), TypesOf(other))));

    private static IEnumerable<ITypeSymbol> TypesOf(IMethodSymbol method) => method.Parameters.Select(static parameter => parameter.Type);

    private static bool HaveSameParameters(IMethodSymbol one, IMethodSymbol other) =>
        one.Parameters.Select(static parameter => parameter.Name).SequenceEqual(other.Parameters.Select(static parameter => parameter.Name))
        && TypeIdentity.AreSame(TypesOf(one), TypesOf(other));

    private static bool IsCopy(IMethodSymbol constructor) =>
        constructor.ContainingType.IsRecord
            && constructor.Parameters is [{ RefKind: RefKind.None } only]
            && TypeIdentity.IsSame(only.Type, constructor.ContainingType);
}
