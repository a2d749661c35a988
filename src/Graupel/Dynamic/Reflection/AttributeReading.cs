using System.Reflection;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Reads attributes of exactly one declaration; inherited ones do not count.</summary>
internal static class AttributeReading
{
    public static CustomAttributeData? Find(this MemberInfo member, string name) => member.FindAll(name).FirstOrDefault();

    public static IEnumerable<CustomAttributeData> FindAll(this MemberInfo member, string name) =>
        member.GetCustomAttributesData().Where(attribute => attribute.AttributeType.FullName == name);

    public static bool Has(this MemberInfo member, string name) => member.Find(name) is not null;

    /// <summary>C# calls a method in the place of overloads with a lower one.</summary>
    public static int Priority(this MethodBase method) =>
        method.Find(AttributeNames.OverloadResolutionPriority)?.ConstructorArguments is [{ Value: int priority }] ? priority : 0;

    /// <summary>Whether an attribute leaves a member out; a field may be marked as not serialized besides.</summary>
    public static bool IsLeftOut(this MemberInfo member) => WantedParts.IsLeftOut(member.Has);

    /// <summary>The value of a named argument; default where it is not given.</summary>
    public static T? Named<T>(this CustomAttributeData attribute, string name) =>
        attribute.NamedArguments.Where(argument => argument.MemberName == name).Select(static argument => argument.TypedValue.Value).OfType<T>().FirstOrDefault();
}
