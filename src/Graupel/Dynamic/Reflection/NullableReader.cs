using System.Collections.ObjectModel;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>
/// Reads the nullable annotations of members. They are read from the attributes that the C# compiler leaves, because the reader of the framework is
/// switched off in trimmed programs; there those attributes are gone, and nothing is known to be never null.
/// </summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
internal static class NullableReader
{
    private const byte NotAnnotated = 1;

    /// <summary>Whether a member is a reference that is not null by its declaration, which is not a type parameter.</summary>
    public static bool IsNeverNull(MemberInfo member)
    {
        if (TypeOf(member).IsValueType || MayBeNull(member))
        {
            return false;
        }

        MemberInfo declared = Declared(member);
        return !TypeOf(declared).IsGenericParameter && AnnotationsOf(declared) is [NotAnnotated, ..];
    }

    /// <summary>What annotations say of the type arguments or elements of a member's type; none where they say of nothing that it is never null.</summary>
    public static EquatableList<NullFacts> PartsOf(MemberInfo member)
    {
        MemberInfo declared = Declared(member);
        Type type = TypeOf(declared);
        int at = 0;
        return type.IsArray || type.IsGenericType ? Read(type, AnnotationsOf(declared), ref at).Parts : EquatableList<NullFacts>.Empty;
    }

    // Annotations are those of all references in a type, from left to right; a generic struct has one too, which says nothing.
    private static NullFacts Read(Type type, byte[] annotations, ref int at)
    {
        Type bare = Nullable.GetUnderlyingType(type) ?? type;
        bool isCounted = bare.IsGenericParameter || !bare.IsValueType || bare.IsGenericType;
        byte annotation = !isCounted ? (byte)0 : annotations.Length == 1 ? annotations[0] : annotations.ElementAtOrDefault(at);
        at += isCounted ? 1 : 0;
        Type[] arguments = bare.IsArray ? [bare.GetElementType()!] : bare.GetGenericArguments();
        var parts = new NullFacts[arguments.Length];
        for (int i = 0; i < parts.Length; i++)
        {
            parts[i] = Read(arguments[i], annotations, ref at);
        }

        return new(annotation == NotAnnotated && !bare.IsValueType && !bare.IsGenericParameter, NullFacts.Telling(parts));
    }

    // The compiler moves the attribute from a property to what its getter returns.
    private static bool MayBeNull(MemberInfo member) =>
        member.Has(AttributeNames.MaybeNull)
        || (member as PropertyInfo)?.GetMethod?.ReturnParameter.GetCustomAttributesData().Any(static one => one.AttributeType.FullName == AttributeNames.MaybeNull) == true;

    // One stands for all.
    private static byte[] AnnotationsOf(MemberInfo member)
    {
        if (member.Find(AttributeNames.Nullable)?.ConstructorArguments is [var own])
        {
            return own.Value switch
            {
                byte one => [one],
                ReadOnlyCollection<CustomAttributeTypedArgument> parts => [.. parts.Select(static part => (byte)part.Value!)],
                _ => [],
            };
        }

        for (Type? type = member.DeclaringType; type is not null; type = type.DeclaringType)
        {
            if (type.Find(AttributeNames.NullableContext)?.ConstructorArguments is [{ Value: byte context }])
            {
                return [context];
            }
        }

        return [];
    }

    private static MemberInfo Declared(MemberInfo member) =>
        member.DeclaringType is { IsGenericType: true } closed ? closed.GetGenericTypeDefinition().GetMemberWithSameMetadataDefinitionAs(member) : member;

    private static Type TypeOf(MemberInfo member) => member is PropertyInfo property ? property.PropertyType : ((FieldInfo)member).FieldType;
}
