using System.Reflection;
using System.Runtime.CompilerServices;

namespace Graupel.Architecture.PublicApi;

/// <summary>What code in another assembly can name or override.</summary>
internal static class Visible
{
    public static bool Type(Type type) =>
        type.DeclaringType is { } outer
            ? Type(outer) && (type.IsNestedPublic || type.IsNestedFamily || type.IsNestedFamORAssem)
            : type.IsPublic;

    public static bool Member(MemberInfo member) => member switch
    {
        ConstructorInfo constructor => !constructor.IsStatic && Method(constructor),
        // Accessors are listed with their property or event; operators are special names too, but listed.
        // A record's copy, equality and printing are said by the word "record".
        MethodInfo method => Method(method) && !method.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false) && !method.Name.StartsWith('<') && (!method.IsSpecialName || method.Name.StartsWith("op_", StringComparison.Ordinal)),
        PropertyInfo property => property.GetAccessors(nonPublic: true).Any(Method),
        EventInfo @event => Method(@event.AddMethod!),
        FieldInfo field => field.IsPublic || field.IsFamily || field.IsFamilyOrAssembly,
        _ => false, // nested types have entries of their own
    };

    public static bool Method(MethodBase method) => method.IsPublic || method.IsFamily || method.IsFamilyOrAssembly;
}
