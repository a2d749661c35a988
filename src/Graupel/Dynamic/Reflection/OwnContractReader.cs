using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.CodeGen;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Reads what attributes on a member say how its values are written.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal static class OwnContractReader
{
    public static OwnContractFacts? Read(MemberInfo member, Type type, TypeTable types)
    {
        if (Named(member, AttributeNames.UseContract) is { } contract)
        {
            return new(types.Read(contract), IsSurrogate: false, Wire: null, SurrogateReader.CanBeMade(contract) && IsContractOf(contract, type));
        }

        if (Named(member, AttributeNames.Surrogate) is not { } surrogate)
        {
            return null;
        }

        Type? wire = SurrogateReader.WireOf(surrogate, Nullable.GetUnderlyingType(type) ?? type);
        return new(types.Read(surrogate), IsSurrogate: true, wire is null ? null : types.Read(wire), wire is not null && Nullable.GetUnderlyingType(wire) is null);
    }

    private static Type? Named(MemberInfo member, string attribute) => member.Find(attribute)?.ConstructorArguments is [{ Value: Type type }] ? type : null;

    private static bool IsContractOf(Type contract, Type type)
    {
        for (Type? @base = contract.BaseType; @base is not null; @base = @base.BaseType)
        {
            if (@base.IsGenericType && @base.GetGenericTypeDefinition() == typeof(Contract<>))
            {
                return @base.GenericTypeArguments[0] == type;
            }
        }

        return false;
    }
}
