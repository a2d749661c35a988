using System.Globalization;
using System.Text;

namespace Graupel.Generator.Tests.Shapes;

/// <summary>
/// Writes the sources of two versions of the same random contracts. Types keep their names and bases; a case may be added; members come and go, move, are declared
/// in another way or get a wider type. Those of both versions have the same name and number and, if any, the same initializer.
/// </summary>
internal sealed class VersionSource
{
    private static readonly (string Narrow, string Wide)[] Widenings =
    [
        ("byte", "int"), ("byte", "long"), ("sbyte", "short"), ("short", "long"), ("ushort", "uint"), ("uint", "long"), ("int", "long"), ("int", "long?"), ("float", "double"), ("int", "int?"),
        ("Guid", "Guid?"), ("byte?", "ulong?"), ("ushort", "int?"), ("decimal", "decimal?"), ("int[]?", "List<int>?"), ("List<string?>?", "string?[]?"), ("HashSet<int>?", "List<int>?"),
        ("byte[]?", "List<byte>?"), ("string?[]?", "Queue<string?>?"),
    ];

    private readonly Random _random;
    private readonly List<Model> _models = [];

    public VersionSource(int seed)
    {
        _random = new Random(seed);
        Widens = Chance(2);
        Keeps = !Widens && Chance(3);
        Appends = !Widens && !Keeps && Chance(2);
        int count = _random.Next(3, 7);
        for (int i = 0; i < count; i++)
        {
            _models.Add(Make(i));
        }

        _models[^1].IsNewCase = _models[^1].Base is not null && !Widens && !Keeps && Chance(2);
        foreach (Model model in Enumerable.Reverse(_models))
        {
            model.IsAbstract &= _models.Exists(one => one.HasBase(model) && one is { IsAbstract: false, IsNewCase: false });
            if (Appends && _models.Exists(one => one.Base == model))
            {
                model.Freeze();
            }
        }
    }

    /// <summary>Some types of the newer version are wider, so that the older one cannot read them.</summary>
    public bool Widens { get; }

    /// <summary>The older version keeps what it does not know, and the newer one has all that the older one has.</summary>
    public bool Keeps { get; }

    /// <summary>What the newer version adds has higher numbers than all that was there, so that arrays are read too.</summary>
    public bool Appends { get; }

    public string Text(bool isNew)
    {
        var text = new StringBuilder();
        foreach (Model model in _models.Where(one => isNew || !one.IsNewCase))
        {
            text.AppendLine(Text(model, isNew));
        }

        return text.ToString();
    }

    private Model Make(int index)
    {
        bool isNumbered = Appends || Chance(2);
        bool isStruct = Chance(5);
        Model? @base = !isStruct && Chance(2) ? _models.Where(one => !one.IsStruct && !one.IsTuple && one.IsNumbered == isNumbered).OrderBy(_ => _random.Next()).FirstOrDefault() : null;
        var model = new Model($"T{index}", isNumbered, isStruct, IsTuple: !isStruct && @base is null && Chance(4), OmitsDefaults: Chance(4), @base);
        model.IsAbstract = !isStruct && !model.IsTuple && Chance(3);

        int number = index * 10;
        bool isOld = true;
        for (int i = _random.Next(0, 7); i > 0; i--)
        {
            string narrow = MemberType(model);
            string wide = narrow;
            if (Widens && Chance(2))
            {
                (narrow, wide) = Widenings[_random.Next(Widenings.Length)];
                if (model.OmitsDefaults && wide[^1] == '?' && narrow[^1] != '?')
                {
                    wide = narrow; // what was left out would come to be null
                }
            }

            isOld = Appends ? isOld && !Chance(3) : Keeps ? Chance(2) : !Chance(4);
            bool isNew = Keeps || Appends || !isOld || !Chance(4);
            string initializer = narrow is "int" or "long" or "byte" && !isStruct && Chance(2) ? $" = {_random.Next(1, 9)};" : "";
            model.Members.Add(new Member($"M{index}{(char)('A' + i)}", ++number, narrow, wide, isOld, isNew, initializer));
        }

        return model;
    }

    private string Text(Model model, bool isNew)
    {
        Member[] members = [.. model.Members.Where(one => isNew ? one.IsNew : one.IsOld)];
        if (Chance(2))
        {
            _random.Shuffle(members);
        }

        var parameters = new List<string>();
        var body = new StringBuilder();
        foreach (Member member in members)
        {
            string type = isNew ? member.NewType : member.OldType;
            string mark = model.IsNumbered ? $"[Order({member.Number})] " : "[DataMember] ";
            if (model.IsTuple && member.Initializer.Length == 0 && type != model.Name + "?" && Chance(2))
            {
                parameters.Add($"[property: {mark.Trim()[1..^1]}] {type} {member.Name}");
            }
            else
            {
                body.AppendLine("    " + Declaration(model, mark, type, member));
            }
        }

        if (Keeps && !isNew)
        {
            body.AppendLine(CultureInfo.InvariantCulture, $"    public UnknownMembers? Unknown{model.Name} {{ get; set; }}");
        }

        Model[] all = [.. _models.Where(one => one.HasBase(model) && !one.IsAbstract)];
        IEnumerable<Model> cases = all.Where(one => isNew || !one.IsNewCase);
        string unions = string.Concat(cases.Select(Union));
        if (all.Length > 0 && !model.IsAbstract)
        {
            unions += Union(model);
        }

        string keyword = model.IsStruct ? "struct" : model.IsTuple ? "record" : "class";
        string modifier = model.IsAbstract ? "abstract " : !model.IsStruct && !_models.Exists(one => one.Base == model) && Chance(2) ? "sealed " : "";
        string tuple = parameters.Count > 0 ? $"({string.Join(", ", parameters)})" : "";
        return $"{unions}[Contract{(model.OmitsDefaults ? "(OmitDefaults = true)" : "")}] public {modifier}partial {keyword} {model.Name}{tuple}{(model.Base is null ? "" : " : " + model.Base.Name)}\n{{\n{body}}}";
    }

    // By the same id wherever it is one: what is skipped is read by the cases of the member that refers to it.
    private static string Union(Model one) => string.Create(CultureInfo.InvariantCulture, $"[Union({int.Parse(one.Name[1..], CultureInfo.InvariantCulture) + 1}, typeof({one.Name}))] ");

    private string Declaration(Model model, string mark, string type, Member member)
    {
        string name = member.Name;
        string initializer = member.Initializer;
        return _random.Next(model.IsTuple ? 3 : 8) switch
        {
            0 => $"{mark}public {type} {name} {{ get; set; }}{initializer}",
            1 => $"{mark}public {type} {name} {{ get; init; }}{initializer}",
            2 => $"{mark}public {type} {name} {{ get; private set; }}{initializer}",
            3 => $"{mark}public {type} {name}{(initializer.Length == 0 ? ";" : initializer)}",
            4 => $"{mark}private {type} {name}{(initializer.Length == 0 ? ";" : initializer)}",
            5 => $"{mark}private {type} {name} {{ get; set; }}{initializer}",
            6 => $"{mark}public {type} {name} {{ get; }}{initializer}",
            _ => $"{mark}internal readonly {type} {name}{(initializer.Length == 0 ? ";" : initializer)}",
        };
    }

    private string MemberType(Model self) => _random.Next(12) switch
    {
        < 5 => Scalar(),
        5 => $"List<{Element()}>?",
        6 => $"Dictionary<{(Chance(2) ? "string" : "int")}, {Element()}>?",
        7 => $"{Element()}[]?",
        8 or 9 when !self.IsStruct => Chance(3) ? $"List<{self.Name}?>?" : $"{self.Name}?",
        _ => Other(),
    };

    private string Other()
    {
        if (_models.Count == 0)
        {
            return Scalar();
        }

        Model other = _models[_random.Next(_models.Count)];
        return other.IsStruct && Chance(2) ? other.Name : other.Name + "?";
    }

    private string Element() => Chance(2) ? Other() : Scalar();

    private string Scalar() => MemberSource.Scalars[_random.Next(MemberSource.Scalars.Length)];

    private bool Chance(int of) => _random.Next(of) == 0;

    private sealed record Member(string Name, int Number, string OldType, string NewType, bool IsOld, bool IsNew, string Initializer);

    private sealed record Model(string Name, bool IsNumbered, bool IsStruct, bool IsTuple, bool OmitsDefaults, Model? Base)
    {
        public bool IsAbstract { get; set; }

        /// <summary>The newer version adds it.</summary>
        public bool IsNewCase { get; set; }

        public List<Member> Members { get; } = [];

        /// <summary>Lets both versions have the same members.</summary>
        public void Freeze()
        {
            for (int i = 0; i < Members.Count; i++)
            {
                Members[i] = Members[i] with { IsOld = true, IsNew = true };
            }
        }

        public bool HasBase(Model other) => Base == other || Base?.HasBase(other) == true;
    }
}
