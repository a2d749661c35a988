using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Finds attributes that ask for what can be no member.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
internal static class VainReader
{
    private const BindingFlags Any = MemberReader.Declared | BindingFlags.Static;

    public static IEnumerable<VainFacts> Read(Type type) =>
        from member in type.GetFields(Any).Concat<MemberInfo>(type.GetProperties(Any))
        let reason = Reason(member)
        where reason is not null && AttributeNames.OfMembers.Any(member.Has) && !member.IsLeftOut()
        select new VainFacts(member.Name, reason);

    private static string? Reason(MemberInfo member) => member switch
    {
        FieldInfo { IsStatic: true } => VainFacts.Static,
        FieldInfo when member.Name.EndsWith(">k__BackingField", StringComparison.Ordinal) => VainFacts.Behind,
        PropertyInfo property when (property.GetMethod ?? property.SetMethod)!.IsStatic => VainFacts.Static,
        PropertyInfo property when property.GetIndexParameters().Length > 0 => VainFacts.Indexer,
        PropertyInfo { PropertyType.IsByRef: true } => VainFacts.Reference,
        _ => null,
    };
}
