using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.Model;
using Graupel.Model.Planning;

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
            return new(types.Read(contract), OwnContractForm.Contract, Wire: null, SurrogateReader.CanBeMade(contract) && StandIn.TypeOf(contract) == type);
        }

        if (member.Find(AttributeNames.Comparer)?.ConstructorArguments is [var comparer])
        {
            return ReadComparer(comparer, type, types);
        }

        if (Named(member, AttributeNames.Surrogate) is not { } surrogate)
        {
            return null;
        }

        return SurrogateReader.ReadSurrogate(surrogate, Nullable.GetUnderlyingType(type) ?? type, types);
    }

    private static OwnContractFacts? ReadComparer(CustomAttributeTypedArgument argument, Type type, TypeTable types) => argument.Value switch
    {
        int comparison => new(
            types.Read(typeof(StringComparison)), OwnContractForm.Comparer, Wire: null, ComparedTypes.IsFit(types.Read(type), comparison), comparison),
        Type comparer => new(
            types.Read(comparer), OwnContractForm.Comparer, Wire: null, SurrogateReader.CanBeMade(comparer) && IsComparerOf(comparer, types.Read(type), types)),
        _ => null,
    };

    private static bool IsComparerOf(Type comparer, TypeRef type, TypeTable types) => ComparedTypes.Find(type) is var (compared, name)
        && comparer.GetInterfaces().Any(one => one.IsGenericType && one.GetGenericTypeDefinition().FullName == name && types.Read(one.GenericTypeArguments[0]).Name == compared.Name);

    private static Type? Named(MemberInfo member, string attribute) => member.Find(attribute)?.ConstructorArguments is [{ Value: Type type }] ? type : null;
}
