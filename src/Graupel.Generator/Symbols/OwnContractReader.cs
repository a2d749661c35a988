using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Reads what attributes on a member say how its values are written.</summary>
internal static class OwnContractReader
{
    public static OwnContractFacts? Read(ISymbol member, ITypeSymbol type, TypeReader types)
    {
        if (Named(member, AttributeNames.UseContract) is { } contract)
        {
            return new(
                types.Read(contract), OwnContractForm.Contract, Wire: null, ConstructorReader.CanBeMade(contract) && IsContractOf(contract, type));
        }

        if (member.Find(AttributeNames.Comparer)?.ConstructorArguments is [{ Kind: not TypedConstantKind.Error } comparer])
        {
            return ReadComparer(comparer, types.Read(type), types);
        }

        if (Named(member, AttributeNames.Surrogate) is not { } surrogate)
        {
            return null;
        }

        ITypeSymbol bare = type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T, TypeArguments: [var inner] }
            ? inner
            : type;
        return SurrogateReader.ReadSurrogate(surrogate, bare, types);
    }

    private static OwnContractFacts? ReadComparer(TypedConstant argument, TypeRef type, TypeReader types) => argument.Value switch
    {
        int comparison => new(types.Read(argument.Type!), OwnContractForm.Comparer, Wire: null, ComparedTypes.IsFit(type, comparison), comparison),
        INamedTypeSymbol { TypeKind: not TypeKind.Error } comparer => new(
            types.Read(comparer), OwnContractForm.Comparer, Wire: null, ConstructorReader.CanBeMade(comparer) && IsComparerOf(comparer, type, types)),
        _ => null,
    };

    private static bool IsComparerOf(INamedTypeSymbol comparer, TypeRef type, TypeReader types) => ComparedTypes.Find(type) is var (compared, name)
        && comparer.AllInterfaces.Any(one => TypeReader.IsNamed(one, name) && types.Read(one.TypeArguments[0]).Name == compared.Name);

    private static INamedTypeSymbol? Named(ISymbol member, string attribute) =>
        member.Find(attribute)?.ConstructorArguments is [{ Value: INamedTypeSymbol { TypeKind: not TypeKind.Error } type }] ? type : null;

    private static bool IsContractOf(INamedTypeSymbol contract, ITypeSymbol type) => TypeOf(contract) is { } own && TypeIdentity.IsSame(own, type);

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
