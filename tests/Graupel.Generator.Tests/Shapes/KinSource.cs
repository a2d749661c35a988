using System.Globalization;
using System.Text;

namespace Graupel.Generator.Tests.Shapes;

/// <summary>Writes one type of a random family.</summary>
internal sealed class KinSource(Random random, MemberSource source, ShapeStyle style, Kin kin, Func<Kin, string> memberType)
{
    private static readonly string[] Virtuals = ["get; set;", "get; set;", "get; init;", "get; protected set;", "get;"];

    private readonly StringBuilder _body = new();
    private readonly List<string> _bases = kin.Parent is { } parent ? [parent.Name] : [];
    private int _number = random.Next(2) == 0 ? kin.Id * 10 : 0;

    public string Text()
    {
        if (kin.IsInterface)
        {
            return Interface();
        }

        Overrides();
        string tuple = Parameters();
        int many = random.Next(0, 5);
        for (int i = 0; i < many; i++)
        {
            string name = $"M{kin.Bare[1..]}{(char)('A' + i)}";
            string line = source.Of(style, kin.IsStruct, name, memberType(kin), Mark(), _bases);
            Add(line);
            if (!line.Contains(" required ", StringComparison.Ordinal))
            {
                kin.Members.Add(name);
            }
        }

        Hide();
        NewVirtuals();
        Asked();
        Callbacks();
        string keyword = (kin.IsRecord, kin.IsStruct) switch { (true, true) => "record struct", (true, false) => "record", (false, true) => "struct", _ => "class" };
        string modifier = kin.IsAbstract ? "abstract " : kin is { IsSealed: true, IsStruct: false } ? "sealed " : "";
        string colon = _bases.Count > 0 ? " : " + string.Join(", ", _bases.Distinct()) : "";
        return $"{Attributes()}public {modifier}partial {keyword} {kin.Name}{tuple}{colon}\n{{\n{_body}}}";
    }

    private string Interface()
    {
        if (Chance(2))
        {
            kin.Asked = new VirtualProperty(source.Scalar(), "Asked", Chance(3) ? "get;" : "get; set;", IsAbstract: true);
        }

        string asked = kin.Asked is { } one ? $"{one.Type} {one.Name} {{ {one.Accessors} }}" : "";
        return $"{string.Concat(kin.Cases.Select(static one => $"[{one.Attribute}] "))}{(kin.IsOpen ? "[Union] " : "")}public interface {kin.Name} {{ {asked} }}";
    }

    private string Attributes()
    {
        string[] all =
        [
            .. kin.Cases.Select(static one => one.Attribute), .. kin.Attributes,
            .. kin.IsOpen ? ["Union"] : Array.Empty<string>(),
            .. style switch
            {
                ShapeStyle.Contract or ShapeStyle.Numbered => [Chance(3) ? "Contract(OmitDefaults = true)" : "Contract"],
                ShapeStyle.DataContract => ["DataContract"],
                ShapeStyle.Pack => ["Pack"],
                ShapeStyle.Serializable => ["Serializable"],
                _ => Array.Empty<string>(),
            },
        ];
        return string.Concat(all.Select(static one => $"[{one}] "));
    }

    // The parameters of a record, some of which go on to the base.
    private string Parameters()
    {
        if (!kin.IsRecord || kin.IsStruct || style == ShapeStyle.Serializable || kin.Parent is { IsInterface: false } || !kin.IsSealed)
        {
            return "";
        }

        string[] names = [.. Enumerable.Range(0, random.Next(3)).Select(i => $"P{kin.Bare[1..]}{(char)('A' + i)}")];
        kin.Members.AddRange(names);
        return names.Length == 0 ? "" : $"({string.Join(", ", names.Select(name => $"{(Mark() is { Length: > 0 } mark ? $"[property: {mark.Trim()[1..^1]}] " : "")}{source.Scalar()} {name}"))})";
    }

    private void Overrides()
    {
        foreach (VirtualProperty one in Above().SelectMany(static level => level.Virtuals).Where(one => !Above().Any(level => level.Final.Contains(one))))
        {
            bool hasValue = !one.IsAbstract || Above().Any(level => level.Overridden.Contains(one));
            if ((hasValue || kin.IsAbstract) && Chance(2))
            {
                continue;
            }

            bool isAutomatic = !hasValue || Chance(2);
            bool isFinal = Chance(4);
            string mark = one.Accessors == "get;" && isAutomatic && (one.IsAbstract || style != ShapeStyle.DataContract || Chance(2)) ? Mark() : "";
            Add($"{mark}public {(isFinal ? "sealed " : "")}override {one.Type} {one.Name} {{ {(isAutomatic ? one.Accessors : Forwarded(one))} }}");
            kin.Overridden.Add(one);
            if (isFinal)
            {
                kin.Final.Add(one);
            }
        }
    }

    private static string Forwarded(VirtualProperty one) => string.Join(" ", one.Accessors.Split(';', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)
        .Select(accessor => accessor == "get" ? $"get => base.{one.Name};" : $"{accessor} => base.{one.Name} = value;"));

    private void NewVirtuals()
    {
        if (kin.IsSealed || kin.IsStruct)
        {
            return;
        }

        for (int i = random.Next(3); i > 0; i--)
        {
            bool isAbstract = kin.IsAbstract && Chance(2);
            string accessors = Virtuals[random.Next(Virtuals.Length)];
            bool isMade = isAbstract && accessors == "get;"; // by the override; collections of the base are filled, never set
            var one = new VirtualProperty(isMade ? source.Scalar() : memberType(kin), $"V{kin.Bare[1..]}{i}", accessors, isAbstract);
            Add($"{(isMade ? "" : Mark())}public {(isAbstract ? "abstract" : "virtual")} {one.Type} {one.Name} {{ {one.Accessors} }}");
            kin.Virtuals.Add(one);
        }
    }

    // Another member of a name that a base has already.
    private void Hide()
    {
        string[] above = [.. Above().SelectMany(static one => one.Members)];
        if (above.Length == 0 || !Chance(2))
        {
            return;
        }

        string name = above[random.Next(above.Length)];
        string type = memberType(kin);
        Add(random.Next(4) switch
        {
            0 => $"{Mark()}public new {type} {name};",
            1 => $"{Mark()}public new {type} {name} {{ get; init; }}",
            2 when style is not (ShapeStyle.Pack or ShapeStyle.None) => $"{Mark()}private new {type} {name} {{ get; set; }}",
            _ => $"{Mark()}public new {type} {name} {{ get; set; }}",
        });
        kin.Members.Add(name);
    }

    private void Asked()
    {
        if (Root() is not { Asked: { } asked } root)
        {
            return;
        }

        bool isFirst = kin.Parent == root;
        bool takesPrivate = style is not (ShapeStyle.Pack or ShapeStyle.None);
        if (!isFirst && !(takesPrivate && Chance(3)))
        {
            return;
        }

        if (!isFirst)
        {
            _bases.Add(root.Name);
        }

        Add(takesPrivate && (!isFirst || Chance(2))
            ? $"{Mark()}{asked.Type} {root.Name}.{asked.Name} {{ {asked.Accessors} }}"
            : $"{Mark()}public {asked.Type} {asked.Name} {{ {asked.Accessors} }}");
    }

    private void Callbacks()
    {
        if (!Chance(3))
        {
            return;
        }

        string n = kin.Bare[1..];
        string own = $"Changed{n}";
        Add(style == ShapeStyle.Serializable ? $"public int {own};" : $"{Mark()}public int {own} {{ get; set; }}");
        string context = Chance(2) ? "StreamingContext context" : "";
        string visibility = Chance(2) ? "private" : "public";
        if (Chance(4))
        {
            _bases.Add("ISerializationCallbacks");
            foreach (string one in (string[])["OnSerializing", "OnSerialized", "OnDeserializing", "OnDeserialized"])
            {
                Add($"void ISerializationCallbacks.{one}() {{ {Act(one)} }}");
            }

            return;
        }

        foreach (string one in (string[])["OnSerializing", "OnSerialized", "OnDeserializing", "OnDeserialized"])
        {
            Add($"[{one}] {visibility} void Call{n}{one}({context}) {{ {Act(one)} }}");
        }

        string Act(string one)
        {
            string log = $"Calls.Log.Add(\"{kin.Bare} {one}\");";
            return one == "OnDeserializing" || (kin.IsStruct && one == "OnSerialized") ? log : $"{own} ^= 0x5A; {log}";
        }
    }

    private Kin? Root()
    {
        Kin? level = kin.Parent;
        while (level?.Parent is { } next)
        {
            level = next;
        }

        return level;
    }

    private IEnumerable<Kin> Above()
    {
        for (Kin? level = kin.Parent; level is not null; level = level.Parent)
        {
            yield return level;
        }
    }

    private string Mark() => style switch
    {
        ShapeStyle.Numbered => string.Create(CultureInfo.InvariantCulture, $"[Order({_number += random.Next(1, 3)})] "),
        ShapeStyle.DataContract => Chance(4) ? "[DataMember(EmitDefaultValue = false)] " : "[DataMember] ",
        ShapeStyle.Contract => "[DataMember] ",
        _ => "",
    };

    private void Add(string line) => _body.Append("    ").AppendLine(line);

    private bool Chance(int of) => random.Next(of) == 0;
}
