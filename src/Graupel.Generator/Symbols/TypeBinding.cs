using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>What stands for the type parameters of a definition, so that a form that they stand in is a closed type.</summary>
internal sealed class TypeBinding
{
    private readonly Dictionary<ISymbol, ITypeSymbol> _bound = new(SymbolEqualityComparer.Default);

    private TypeBinding()
    {
    }

    /// <summary>The type of each parameter.</summary>
    public IReadOnlyDictionary<ISymbol, ITypeSymbol> Bound => _bound;

    /// <summary>False where nothing makes the form that type, or constraints forbid it.</summary>
    public bool IsPossible { get; private set; }

    /// <summary>True when a type stands for every parameter.</summary>
    public bool IsComplete { get; private set; }

    /// <summary>The only one that there can be.</summary>
    public static TypeBinding Of(INamedTypeSymbol definition, ITypeSymbol form, INamedTypeSymbol closed, Compilation compilation)
    {
        ITypeParameterSymbol[] parameters = [.. TypeReader.AllParameters(definition)];
        var binding = new TypeBinding();
        bool isPossible = binding.Match(form, closed);
        binding.IsComplete = Array.TrueForAll(parameters, binding._bound.ContainsKey);
        binding.IsPossible = isPossible && (!binding.IsComplete || Array.TrueForAll(parameters, parameter => binding.Fits(parameter, compilation)));
        return binding;
    }

    private bool Match(ITypeSymbol form, ITypeSymbol closed)
    {
        switch (form)
        {
            case ITypeParameterSymbol:
                if (!_bound.TryGetValue(form, out ITypeSymbol? bound))
                {
                    _bound.Add(form, closed);
                    return true;
                }

                return TypeIdentity.IsSame(bound, closed);
            case IArrayTypeSymbol array:
                return closed is IArrayTypeSymbol other && array.Rank == other.Rank && Match(array.ElementType, other.ElementType);
            case INamedTypeSymbol named when TypeReader.HasParameters(form):
                return closed is INamedTypeSymbol made && TypeIdentity.IsSame(named.OriginalDefinition, made.OriginalDefinition)
                    && (named.ContainingType is not { IsGenericType: true } outer || Match(outer, made.ContainingType))
                    && named.TypeArguments.Zip(made.TypeArguments, Match).All(static isMatch => isMatch);
            default:
                return TypeIdentity.IsSame(form, closed);
        }
    }

    private bool Fits(ITypeParameterSymbol parameter, Compilation compilation)
    {
        ITypeSymbol type = _bound[parameter];
        bool isNullable = type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T;
        return (!parameter.HasReferenceTypeConstraint || type.IsReferenceType)
            && (!parameter.HasValueTypeConstraint || (type.IsValueType && !isNullable))
            && (!parameter.HasUnmanagedTypeConstraint || type.IsUnmanagedType)
            && (!parameter.HasConstructorConstraint || type.IsValueType || HasConstructor(type))
            && parameter.ConstraintTypes.All(constraint => IsMet(Substitution.Of(constraint, _bound, compilation), type, isNullable, compilation));
    }

    private static bool IsMet(ITypeSymbol constraint, ITypeSymbol type, bool isNullable, Compilation compilation) =>
        !(isNullable && constraint.TypeKind == TypeKind.Interface) && CaseReader.IsAssignable(type, constraint, compilation);

    private static bool HasConstructor(ITypeSymbol type) => type is INamedTypeSymbol { IsAbstract: false } named
        && named.InstanceConstructors.Any(static one => one is { DeclaredAccessibility: Accessibility.Public, Parameters.Length: 0 });
}
