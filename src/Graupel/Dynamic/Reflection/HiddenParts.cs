using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace Graupel.Dynamic;

/// <summary>
/// What the generator could not see of a type when it ran in another assembly than that of the type, because a compiler does not show it there:
/// private and internal members that an attribute asks for, and callbacks.
/// </summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
internal static class HiddenParts
{
    /// <summary>The name of one that a type itself declares; null where there is none.</summary>
    /// <param name="type">The type.</param>
    /// <param name="from">The assembly that has the generated contract.</param>
    public static string? Find(Type type, Assembly from)
    {
        if (type.Assembly == from || type.IsInterface || SharedFramework.Contains(type.Assembly))
        {
            return null;
        }

        bool showsInternal = type.Assembly.GetCustomAttributes<InternalsVisibleToAttribute>().Any(one => new AssemblyName(one.AssemblyName).Name == from.GetName().Name);
        return type.GetMembers(MemberReader.Declared).FirstOrDefault(part => IsHidden(part, showsInternal) && IsWanted(part))?.Name;
    }

    private static bool IsHidden(MemberInfo part, bool showsInternal) => part switch
    {
        FieldInfo field => IsHidden(field.Attributes & FieldAttributes.FieldAccessMask, showsInternal),
        MethodInfo method => IsHidden(method, showsInternal),
        PropertyInfo property => property.GetAccessors(nonPublic: true).All(accessor => IsHidden(accessor, showsInternal)),
        _ => false,
    };

    // Methods have the same numbers as fields. Explicit implementations of interfaces are shown.
    private static bool IsHidden(MethodInfo method, bool showsInternal) =>
        !(method.IsPrivate && method.IsVirtual) && IsHidden((FieldAttributes)(method.Attributes & MethodAttributes.MemberAccessMask), showsInternal);

    private static bool IsHidden(FieldAttributes access, bool showsInternal) => access switch
    {
        FieldAttributes.Private => true,
        FieldAttributes.Assembly or FieldAttributes.FamANDAssem => !showsInternal,
        _ => false,
    };

    private static bool IsWanted(MemberInfo part) => part is MethodInfo
        ? AttributeNames.OfCallbacks.Any(part.Has)
        : AttributeNames.OfMembers.Any(part.Has) && !part.Has(AttributeNames.SkipPack) && !part.Has(AttributeNames.IgnoreDataMember);
}
