using System.Reflection;
using System.Runtime.Serialization;
using System.Text.RegularExpressions;
using Graupel.Compat.NetSerializer;

namespace Graupel.Compat.NetSerializer2;

/// <summary>A registered type, as it was when the state was saved.</summary>
[Contract]
internal sealed partial class SavedType
{
    /// <summary>Full name and assembly, without versions.</summary>
    [Order(1)]
    public string Name { get; set; } = "";

    [Order(2)]
    public uint Id { get; set; }

    /// <summary>Number, name and type of each member as they are declared, those of base classes first.</summary>
    [Order(3)]
    public List<string> Members { get; set; } = [];

    /// <summary>What else its values depend on: what kind of type it is, and the numbers of an enum.</summary>
    [Order(4)]
    public string Form { get; set; } = "";

    public static SavedType Of(Type type, uint id) => new() { Name = NameOf(type), Id = id, Members = MembersOf(type), Form = FormOf(type) };

    public Type? Find() => Type.GetType(Name, throwOnError: false);

    public bool IsOf(Type type) => NameOf(type) == Name;

    /// <param name="type">The type, as it is now.</param>
    /// <exception cref="IOException">The members of the type, their order, or its form differ from those that were saved.</exception>
    public void EnsureUnchanged(Type type)
    {
        List<string> now = MembersOf(type);
        if (now.SequenceEqual(Members) && FormOf(type) == Form)
        {
            return;
        }

        bool hasOthers = !now.ToHashSet().SetEquals(Members);
        throw new IOException(
            $"{Name} has changed since it was saved: "
            + (hasOthers ? $"before, it had {List(Members.Except(now))}; now it has {List(now.Except(Members))}"
                : FormOf(type) != Form ? $"before, it was {Form}; now it is {FormOf(type)}"
                : $"before, its members were in the order {List(Members)}; now it is {List(now)}"));
    }

    private static string List(IEnumerable<string> members) => members.Any() ? string.Join(", ", members) : "nothing else";

    private static List<string> MembersOf(Type? type) =>
        type is null || Markings.IsOfFramework(type) || type.IsArray || type.IsEnum
            ? []
            : [.. MembersOf(type.BaseType), .. TypeParts.MembersOf(type).OrderBy(static one => one.MetadataToken).Select(static one => $"{NumberOf(one)}{one.Name}: {NameOf(TypeParts.TypeOf(one))}")];

    private static string NumberOf(MemberInfo member) =>
        (member.GetCustomAttribute<OrderAttribute>()?.Order ?? member.GetCustomAttribute<DataMemberAttribute>()?.Order) is { } number ? $"{number} " : "";

    private static string FormOf(Type type) =>
        type.IsEnum ? $"an enum of {Enum.GetUnderlyingType(type)}"
        : type.IsValueType ? "a struct"
        : type.IsSealed ? "a sealed class"
        : "a class";

    private static string NameOf(Type type) => Version().Replace(type.AssemblyQualifiedName!, "");

    [GeneratedRegex(@", Version=[^,\]]*, Culture=[^,\]]*, PublicKeyToken=[^,\]]*")]
    private static partial Regex Version();
}
