using System.Collections;
using System.Reflection;
using System.Runtime.Serialization;

namespace Graupel.Compat.NetSerializer;

/// <summary>Finds the parts of a type.</summary>
internal static class TypeParts
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>The types of its members, those of base classes first; for arrays and generic types of the framework, the types of the elements.</summary>
    public static IEnumerable<Type> Of(Type type)
    {
        if (type.IsArray)
        {
            return [type.GetElementType()!];
        }

        if (type.IsEnum || type == typeof(object))
        {
            return [];
        }

        return Markings.IsOfFramework(type) ? type.GetGenericArguments() : [.. OfBase(type.BaseType), .. Markings.CasesOf(type), .. MembersOf(type).Select(TypeOf)];
    }

    private static Type[] OfBase(Type? @base) =>
        @base is null ? []
        : Markings.IsOfFramework(@base) ? @base.GetGenericArguments()
        : [.. OfBase(@base.BaseType), .. MembersOf(@base).Select(TypeOf)];

    /// <summary>The members that a class itself declares and whose types are scanned: not those that are written as something else.</summary>
    public static IEnumerable<MemberInfo> MembersOf(Type type) => AllMembersOf(type).Where(static member => !IsWrittenOtherwise(member));

    /// <summary>All members that a class itself declares.</summary>
    public static IEnumerable<MemberInfo> AllMembersOf(Type type)
    {
        bool takesFields = Markings.TakesFields(type);
        return type.GetFields(Declared).Where(field => takesFields ? IsField(type, field) : Markings.IsMember(type, field, field.IsPublic))
            .Concat<MemberInfo>(takesFields ? [] : type.GetProperties(Declared).Where(one => Markings.IsMember(type, one, one.GetMethod?.IsPublic == true) && IsData(type, one)))
            .Where(static member => TypeOf(member) != typeof(UnknownMembers))
            .OrderBy(static member => member.Name, StringComparer.Ordinal);
    }

    // What the serializer writes by means of its own, whatever the type of the member is.
    private static bool IsWrittenOtherwise(MemberInfo member) =>
        member.IsDefined(typeof(SurrogateAttribute), inherit: true) || member.IsDefined(typeof(UseContractAttribute), inherit: true);

    // As the contract of such a class sees them.
    private static bool IsField(Type type, FieldInfo field) =>
        !field.IsDefined(typeof(NonSerializedAttribute), inherit: false)
        && !field.IsDefined(typeof(SkipPackAttribute), inherit: false)
        && !field.IsDefined(typeof(IgnoreDataMemberAttribute), inherit: false)
        && type.GetEvent(field.Name, Declared) is null;

    // Others are made from these each time: they are not written, and getters of theirs may do anything.
    private static bool IsData(Type type, PropertyInfo property) => property.CanRead && property.GetIndexParameters().Length == 0
        && (property.CanWrite || BackingField(property) is not null || IsFilled(property.PropertyType) || IsTaken(type, property.Name));

    private static bool IsFilled(Type type) => !type.IsArray
        && (typeof(ICollection).IsAssignableFrom(type) || type.GetInterfaces().Prepend(type).Any(static one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(ICollection<>)));

    private static bool IsTaken(Type type, string name) => type.GetConstructors(Declared).Cast<MethodBase>().Concat(type.GetMethods(BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic))
        .Where(static one => one is ConstructorInfo || one.IsDefined(typeof(ContractConstructorAttribute), inherit: false))
        .Any(one => Array.Exists(one.GetParameters(), parameter => string.Equals(parameter.Name, name, StringComparison.OrdinalIgnoreCase)));

    /// <summary>The field of an automatic property; null for any other.</summary>
    public static FieldInfo? BackingField(PropertyInfo property) => property.DeclaringType!.GetField($"<{property.Name}>k__BackingField", Declared);

    public static Type TypeOf(MemberInfo member) => member is FieldInfo field ? field.FieldType : ((PropertyInfo)member).PropertyType;
}
