using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Reads what attributes on a member say how its values are written.</summary>
internal static class OwnContractReader
{
    public static OwnContractFacts? Read(ISymbol member, ITypeSymbol type, TypeReader types)
    {
        if (member.Find(AttributeNames.Comparer)?.ConstructorArguments is [{ Kind: not TypedConstantKind.Error } comparer] && !HasContract(member))
        {
            return ReadComparer(comparer, types.Read(type), types);
        }

        return Named(member) is not { } named || IsForParts(named, type) ? null
            : SurrogateReader.FactsOf(named, named.Form == OwnContractForm.Surrogate ? Bare(type) : type, types);
    }

    /// <summary>What stands for types in the values of the member, and not for that of the member itself.</summary>
    public static IEnumerable<ReplacedFacts> ReadInner(ISymbol member, ITypeSymbol type, TypeReader types) =>
        Named(member) is { } named && IsForParts(named, type)
            ? named.Replaced.Select(replaced => new ReplacedFacts(types.Read(replaced), SurrogateReader.FactsOf(named, replaced, types)))
            : [];

    private static bool HasContract(ISymbol member) => member.Has(AttributeNames.UseContract);

    private static StandIn? Named(ISymbol member) => StandIn.On(member).FirstOrDefault();

    private static bool IsForParts(StandIn named, ITypeSymbol type) => !ClosedCase.IsOpen(named.Type) && named.Replaced.Any()
        && !named.Replaced.Any(one => TypeIdentity.IsSame(one, named.Form == OwnContractForm.Surrogate ? Bare(type) : type));

    private static ITypeSymbol Bare(ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T, TypeArguments: [var inner] } ? inner : type;

    private static OwnContractFacts? ReadComparer(TypedConstant argument, TypeRef type, TypeReader types) => argument.Value switch
    {
        int comparison => new(types.Read(argument.Type!), OwnContractForm.Comparer, Wire: null, ComparedTypes.IsFit(type, comparison), comparison),
        INamedTypeSymbol { TypeKind: not TypeKind.Error } comparer => new(
            types.Read(comparer), OwnContractForm.Comparer, Wire: null, ConstructorReader.CanBeMade(comparer) && IsComparerOf(comparer, type, types)),
        _ => null,
    };

    private static bool IsComparerOf(INamedTypeSymbol comparer, TypeRef type, TypeReader types) => ComparedTypes.Find(type) is var (compared, name)
        && comparer.AllInterfaces.Any(one => TypeReader.IsNamed(one, name) && types.Read(one.TypeArguments[0]).Name == compared.Name);

    /// <summary>The type that a class is a contract of; null for any other class.</summary>
    public static ITypeSymbol? TypeOf(INamedTypeSymbol contract)
    {
        for (INamedTypeSymbol? @base = contract.BaseType; @base is not null; @base = @base.BaseType)
        {
            if (TypeReader.IsNamed(@base, "Graupel.CodeGen.Contract`1"))
            {
                return @base.TypeArguments[0];
            }
        }

        return null;
    }
}
