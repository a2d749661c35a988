using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Reads what attributes on a member say how its values are written.</summary>
internal static class OwnContractReader
{
    public static OwnContractFacts? Read(ISymbol member, ITypeSymbol type, TypeReader types)
    {
        if (Named(member, KnownAttributes.UseContract) is { } contract)
        {
            return new(types.Read(contract), IsSurrogate: false, Wire: null, SurrogateReader.CanBeMade(contract) && IsContractOf(contract, type));
        }

        if (Named(member, KnownAttributes.Surrogate) is not { } surrogate)
        {
            return null;
        }

        ITypeSymbol bare = type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T, TypeArguments: [var inner] } ? inner : type;
        ITypeSymbol? wire = SurrogateReader.WireOf(surrogate, bare);
        return new(types.Read(surrogate), IsSurrogate: true, wire is null ? null : types.Read(wire), wire is { OriginalDefinition.SpecialType: not SpecialType.System_Nullable_T });
    }

    private static INamedTypeSymbol? Named(ISymbol member, string attribute) =>
        member.Find(attribute)?.ConstructorArguments is [{ Value: INamedTypeSymbol { TypeKind: not TypeKind.Error } type }] ? type : null;

    private static bool IsContractOf(INamedTypeSymbol contract, ITypeSymbol type)
    {
        for (INamedTypeSymbol? @base = contract.BaseType; @base is not null; @base = @base.BaseType)
        {
            if (TypeReader.MetadataName(@base) == "Graupel.CodeGen.Contract`1")
            {
                return SymbolEqualityComparer.Default.Equals(@base.TypeArguments[0], type);
            }
        }

        return false;
    }
}
