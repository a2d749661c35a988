using System.Collections;
using System.Reflection;
using System.Runtime.Serialization;
using Graupel.Compat.NetSerializer;

namespace Graupel.Compat.NetSerializer2;

/// <summary>What the bytes of a type depend on beyond the names and types of its members.</summary>
internal static class SavedLayout
{
    /// <summary>
    /// The members in the order in which they are written, each with the number that counts, its other name, its class and what is written instead of it;
    /// for other types, what their values or elements are written as.
    /// </summary>
    public static List<string> Of(Type type) =>
        type.IsArray || type.IsEnum || Markings.IsOfFramework(type) ? []
        : Instead(type) is { Length: > 0 } instead ? [$"values{instead}"]
        : Markings.IsMarked(type) || !typeof(IEnumerable).IsAssignableFrom(type) ? OfMembers(type)
        : [.. type.GetInterfaces().Where(static one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(IEnumerable<>)).Select(static one => $"elements of {SavedType.NameOf(one.GenericTypeArguments[0])}").Order(StringComparer.Ordinal)];

    // Bases without members write nothing, and are not counted.
    private static List<string> OfMembers(Type type)
    {
        List<string> all = OfClass(type, "");
        string place = "";
        for (Type? @base = type.BaseType; @base is not null && !Markings.IsOfFramework(@base); @base = @base.BaseType)
        {
            List<string> members = OfClass(@base, place + " of the base");
            place += members.Count > 0 ? " of the base" : "";
            all.InsertRange(0, members);
        }

        return all;
    }

    private static List<string> OfClass(Type type, string place)
    {
        bool isNumbered = !Markings.TakesFields(type);
        return
        [
            .. AsDeclared([.. TypeParts.AllMembersOf(type)])
                .OrderBy(member => isNumbered ? SavedType.NumberOf(member) ?? int.MaxValue : 0)
                .Select(member => $"{(isNumbered && SavedType.NumberOf(member) is { } number ? $"{number} " : "")}{member.Name}{OtherNameOf(member)}: {SavedType.NameOf(TypeParts.TypeOf(member))}{Instead(member)}{place}"),
        ];
    }

    // As contracts order them: by the fields that hold them; a property without one stands behind the property declared before it.
    private static List<MemberInfo> AsDeclared(MemberInfo[] members)
    {
        List<MemberInfo> ordered = [.. members.Where(static one => HolderOf(one) is not null).OrderBy(static one => HolderOf(one)!.MetadataToken)];
        int next = 0;
        foreach (PropertyInfo property in members.OfType<PropertyInfo>().OrderBy(static one => one.MetadataToken))
        {
            int place = ordered.IndexOf(property);
            if (place < 0)
            {
                place = next;
                ordered.Insert(place, property);
            }

            next = place + 1;
        }

        return ordered;
    }

    private static FieldInfo? HolderOf(MemberInfo member) => member as FieldInfo ?? TypeParts.BackingField((PropertyInfo)member);

    private static string OtherNameOf(MemberInfo member) =>
        member.GetCustomAttribute<DataMemberAttribute>()?.Name is { } name && name != member.Name ? $" named {name}" : "";

    private static string Instead(MemberInfo member) => string.Concat(
        member.GetCustomAttributes<SurrogateAttribute>(inherit: false).Select(static one => $" written as {SavedType.NameOf(WireOf(one.Type))}")
            .Concat(member.GetCustomAttributes<UseContractAttribute>(inherit: false).Select(static one => $" written by {SavedType.NameOf(one.Type)}"))
            .Order(StringComparer.Ordinal));

    private static Type WireOf(Type surrogate) =>
        Array.Find(surrogate.GetInterfaces(), static one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(ISurrogate<,>))?.GenericTypeArguments[1] ?? surrogate;
}
