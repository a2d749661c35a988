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
        if (member.Find(AttributeNames.Comparer)?.ConstructorArguments is [var comparer] && !member.Has(AttributeNames.UseContract))
        {
            return ReadComparer(comparer, type, types);
        }

        return Named(member) is not { } named || IsForParts(named, type) ? null
            : SurrogateReader.FactsOf(named, named.Form == OwnContractForm.Surrogate ? Bare(type) : type, types);
    }

    /// <summary>A surrogate or contract that serves types in the values of the member, and not the type of the member itself.</summary>
    public static IEnumerable<ReplacedFacts> ReadInner(MemberInfo member, Type type, TypeTable types) =>
        Named(member) is { } named && IsForParts(named, type)
            ? named.Replaced.Select(replaced => new ReplacedFacts(types.Read(replaced), SurrogateReader.FactsOf(named, replaced, types)))
            : [];

    private static StandIn? Named(MemberInfo member) => StandIn.In(member.GetCustomAttributesData()) is [var named, ..] ? named : null;

    private static bool IsForParts(StandIn named, Type type) => !named.Type.IsGenericTypeDefinition && named.Replaced.Any()
        && !named.Replaced.Contains(named.Form == OwnContractForm.Surrogate ? Bare(type) : type);

    private static Type Bare(Type type) => Nullable.GetUnderlyingType(type) ?? type;

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
}
