using System.Reflection;
using System.Runtime.Serialization;

namespace Graupel.Compat.NetSerializer;

/// <summary>Reads the attributes of a type and its members.</summary>
internal static class Markings
{
    private static readonly Type[] Contracts = [typeof(ContractAttribute), typeof(DataContractAttribute), typeof(PackAttribute)];

    /// <summary>Whether it is a type of the framework, which the library either knows or refuses.</summary>
    public static bool IsOfFramework(Type type) =>
        type.Namespace is { } space && (space == "System" || space.StartsWith("System.", StringComparison.Ordinal))
        && type.Assembly.GetName().Name!.StartsWith("System.", StringComparison.Ordinal);

    /// <summary>Whether it is marked to be written as an object with members.</summary>
    public static bool IsMarked(Type type) => !HasSurrogate(type) && (IsSerializable(type) || HasContract(type));

    /// <summary>Whether it is written as something else.</summary>
    public static bool HasSurrogate(Type type) => type.IsDefined(typeof(SurrogateAttribute), inherit: false);

    /// <summary>Whether a user-defined type, even a collection, is written by its members.</summary>
    public static bool TakesMembers(Type type) => !type.IsArray && !IsOfFramework(type) && IsMarked(type);

    /// <summary>Whether all of its fields are written, rather than its public members.</summary>
    public static bool TakesFields(Type type) => IsSerializable(type) && !HasContract(type);

    /// <summary>Whether a member of a class without <c>[Serializable]</c> is written.</summary>
    public static bool IsMember(MemberInfo member, bool isPublic) =>
        (isPublic || member.IsDefined(typeof(DataMemberAttribute)) || member.IsDefined(typeof(OrderAttribute)))
        && !member.IsDefined(typeof(IgnoreDataMemberAttribute)) && !member.IsDefined(typeof(SkipPackAttribute));

    /// <summary>The derived types that a type declares itself.</summary>
    public static IEnumerable<Type> CasesOf(Type type) =>
        type.GetCustomAttributes<UnionAttribute>(inherit: false).Select(static one => one.Type)
            .Concat(type.GetCustomAttributes<KnownTypeAttribute>(inherit: false).Select(static one => one.Type))
            .OfType<Type>().Where(static one => !one.ContainsGenericParameters);

    private static bool HasContract(Type type) => Array.Exists(Contracts, attribute => type.IsDefined(attribute, inherit: false));

#pragma warning disable SYSLIB0050 // the attribute has no other trace in metadata than this flag
    private static bool IsSerializable(Type type) => (type.Attributes & TypeAttributes.Serializable) != 0;
#pragma warning restore SYSLIB0050
}
