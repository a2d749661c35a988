using System.Diagnostics.CodeAnalysis;
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

    /// <summary>What kind of type it is, and the numbers of an enum.</summary>
    [Order(3)]
    public string Form { get; set; } = "";

    /// <summary>Members and elements as they are written.</summary>
    [Order(4)]
    public List<string> Layout { get; set; } = [];

    public static SavedType Of(Type type, uint id) => new() { Name = NameOf(type), Id = id, Form = FormOf(type), Layout = SavedLayout.Of(type) };

    /// <summary>Finds the type, if the program has it and all that it is made of.</summary>
    /// <param name="there">Types of which that is known; gets those that are found.</param>
    /// <param name="type">The type.</param>
    /// <param name="now">What would be saved of it now.</param>
    public bool TryFind(HashSet<Type> there, [NotNullWhen(true)] out Type? type, [NotNullWhen(true)] out SavedType? now)
    {
        now = null;
        type = null;
        try
        {
            type = Type.GetType(Name, throwOnError: false);
            if (type is null)
            {
                return false;
            }

            HashSet<Type> parts = [];
            AddParts(type, parts, there);
            now = Of(type, Id);
            there.UnionWith(parts);
            return true;
        }
        catch (Exception e) when (e is FileNotFoundException or FileLoadException or BadImageFormatException or TypeLoadException)
        {
            return false;
        }
    }

    public bool IsOf(Type type) => NameOf(type) == Name;

    /// <param name="now">What would be saved of the type now.</param>
    /// <exception cref="IOException">The type is written otherwise than when the state was saved.</exception>
    public void EnsureUnchanged(SavedType now)
    {
        List<string> layout = AsNow(Layout);
        string? difference = Added(layout, now.Layout)
            ?? (now.Form != Form ? $"before, it was {Form}; now it is {now.Form}" : null)
            ?? Moved(layout, now.Layout);
        if (difference is not null)
        {
            throw new IOException($"{Name} has changed since it was saved: {difference}");
        }
    }

    private static void AddParts(Type type, HashSet<Type> parts, HashSet<Type> there)
    {
        if (!there.Contains(type) && parts.Add(type))
        {
            foreach (Type part in TypeParts.Of(type))
            {
                AddParts(part, parts, there);
            }
        }
    }

    // Types may have moved to other assemblies, to which the old ones forward them.
    private static List<string> AsNow(List<string> members) =>
        [.. members.Select(static member => TypeNames().Replace(member, static name => Type.GetType(name.Value, throwOnError: false) is { } type ? NameOf(type) : name.Value))];

    private static string? Added(List<string> before, List<string> now) =>
        now.ToHashSet().SetEquals(before) ? null : $"before, it had {List(before.Except(now))}; now it has {List(now.Except(before))}";

    private static string? Moved(List<string> before, List<string> now) =>
        now.SequenceEqual(before) ? null : $"before, its members were in the order {List(before)}; now it is {List(now)}";

    private static string List(IEnumerable<string> members) => members.Any() ? string.Join(", ", members) : "nothing else";

    public static int? NumberOf(MemberInfo member) =>
        member.GetCustomAttribute<OrderAttribute>()?.Order ?? member.GetCustomAttribute<DataMemberAttribute>()?.Order;

    private static string FormOf(Type type) =>
        type.IsEnum ? $"an enum of {Enum.GetUnderlyingType(type)}"
        : type.IsValueType ? "a struct"
        : type.IsInterface ? "an interface"
        : type.IsSealed ? "a sealed class"
        : type.IsAbstract ? "an abstract class"
        : "a class";

    public static string NameOf(Type type) => Version().Replace(type.AssemblyQualifiedName ?? type.ToString(), "");

    [GeneratedRegex(@", Version=[^,\]]*, Culture=[^,\]]*, PublicKeyToken=[^,\]]*")]
    private static partial Regex Version();

    [GeneratedRegex("(?<=: |elements of | written as | written by ).+?(?= written as | written by | of the base|$)")]
    private static partial Regex TypeNames();
}
