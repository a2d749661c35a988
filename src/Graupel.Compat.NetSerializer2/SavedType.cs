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

    /// <summary>Name and type of each member, those of base classes first.</summary>
    [Order(3)]
    public List<string> Members { get; set; } = [];

    public static SavedType Of(Type type, uint id) => new() { Name = NameOf(type), Id = id, Members = MembersOf(type) };

    public Type? Find() => Type.GetType(Name, throwOnError: false);

    public bool IsOf(Type type) => NameOf(type) == Name;

    /// <param name="type">The type, as it is now.</param>
    /// <exception cref="IOException">The members of the type differ from those that were saved.</exception>
    public void EnsureUnchanged(Type type)
    {
        List<string> now = MembersOf(type);
        if (!now.SequenceEqual(Members))
        {
            throw new IOException($"{Name} has changed since it was saved: before, it had {List(Members.Except(now))}; now it has {List(now.Except(Members))}");
        }
    }

    private static string List(IEnumerable<string> members) => members.Any() ? string.Join(", ", members) : "nothing else";

    private static List<string> MembersOf(Type? type) =>
        type is null || Markings.IsOfFramework(type) || type.IsArray || type.IsEnum
            ? []
            : [.. MembersOf(type.BaseType), .. TypeParts.MembersOf(type).Select(static one => $"{one.Name}: {NameOf(TypeParts.TypeOf(one))}")];

    private static string NameOf(Type type) => Version().Replace(type.AssemblyQualifiedName!, "");

    [GeneratedRegex(@", Version=[^,\]]*, Culture=[^,\]]*, PublicKeyToken=[^,\]]*")]
    private static partial Regex Version();
}
