using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Reads the constructors of a type.</summary>
internal sealed class ConstructorReader(TypeReader types)
{
    public IEnumerable<ConstructorFacts> Read(INamedTypeSymbol type)
    {
        IMethodSymbol? primary = PrimaryOf(type);
        return
            from constructor in type.InstanceConstructors
            where !IsCopy(constructor) && !(type.IsValueType && constructor.Parameters.IsEmpty && constructor.IsImplicitlyDeclared)
            select new ConstructorFacts(
                MemberReader.VisibilityOf(constructor),
                IsMarked: constructor.Has(KnownAttributes.ContractConstructor),
                IsPrimary: SymbolEqualityComparer.Default.Equals(constructor, primary),
                new(constructor.Parameters.Select(Read)));
    }

    /// <summary>Methods that are marked as constructors are.</summary>
    public IEnumerable<FactoryFacts> ReadFactories(INamedTypeSymbol type) =>
        from method in type.GetMembers().OfType<IMethodSymbol>()
        where method.MethodKind == MethodKind.Ordinary && method.Has(KnownAttributes.ContractConstructor)
        let isCallable = method is { IsStatic: true, IsGenericMethod: false } && SymbolEqualityComparer.Default.Equals(method.ReturnType, type)
            && method.Parameters.All(static parameter => parameter.RefKind == RefKind.None)
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

    // Metadata does not mark primary constructors; a positional record has a Deconstruct method with the same parameters.
    private static IMethodSymbol? PrimaryOf(INamedTypeSymbol type) => !type.IsRecord
        ? null
        : type.InstanceConstructors.FirstOrDefault(constructor => !constructor.Parameters.IsEmpty
            && type.GetMembers("Deconstruct").OfType<IMethodSymbol>().Any(method => HaveSameParameters(method, constructor)));

    private static bool HaveSameParameters(IMethodSymbol one, IMethodSymbol other) =>
        one.Parameters.Length == other.Parameters.Length
        && one.Parameters
            .Zip(other.Parameters, static (a, b) => a.Name == b.Name && SymbolEqualityComparer.Default.Equals(a.Type, b.Type))
            .All(static same => same);

    private static bool IsCopy(IMethodSymbol constructor) =>
        constructor.ContainingType.IsRecord
            && constructor.Parameters is [{ } only]
            && SymbolEqualityComparer.Default.Equals(only.Type, constructor.ContainingType);
}
