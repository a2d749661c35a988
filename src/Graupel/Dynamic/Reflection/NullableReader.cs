using System.Collections.ObjectModel;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Graupel.Dynamic;

/// <summary>
/// Reads the nullable annotations of members. They are read from the attributes that the C# compiler leaves, because the reader of the framework is
/// switched off in trimmed programs; there those attributes are gone, and nothing is known to be never null.
/// </summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
internal static class NullableReader
{
    private const byte NotAnnotated = 1;

    /// <summary>Whether a member is a reference that its declaration, which is no type parameter, says is not null.</summary>
    public static bool IsNeverNull(MemberInfo member)
    {
        if (TypeOf(member).IsValueType || MayBeNull(member))
        {
            return false;
        }

        MemberInfo declared = member.DeclaringType is { IsGenericType: true } closed ? closed.GetGenericTypeDefinition().GetMemberWithSameMetadataDefinitionAs(member) : member;
        return !TypeOf(declared).IsGenericParameter && AnnotationOf(declared) == NotAnnotated;
    }

    // The compiler moves the attribute from a property to what its getter returns.
    private static bool MayBeNull(MemberInfo member) =>
        member.Has(AttributeNames.MaybeNull)
        || (member as PropertyInfo)?.GetMethod?.ReturnParameter.GetCustomAttributesData().Any(static one => one.AttributeType.FullName == AttributeNames.MaybeNull) == true;

    private static byte AnnotationOf(MemberInfo member)
    {
        if (member.Find(AttributeNames.Nullable)?.ConstructorArguments is [var own])
        {
            // Of several, the first is for the type as a whole.
            return own.Value switch
            {
                byte one => one,
                ReadOnlyCollection<CustomAttributeTypedArgument> { Count: > 0 } parts => (byte)parts[0].Value!,
                _ => 0,
            };
        }

        for (Type? type = member.DeclaringType; type is not null; type = type.DeclaringType)
        {
            if (type.Find(AttributeNames.NullableContext)?.ConstructorArguments is [{ Value: byte context }])
            {
                return context;
            }
        }

        return 0;
    }

    private static Type TypeOf(MemberInfo member) => member is PropertyInfo property ? property.PropertyType : ((FieldInfo)member).FieldType;
}
