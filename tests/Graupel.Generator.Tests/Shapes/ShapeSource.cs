using System.Globalization;
using System.Text;

namespace Graupel.Generator.Tests.Shapes;

/// <summary>
/// Writes the source of random contracts. All that an instance holds comes back by the rules of docs/contracts.md, but for what fields are called
/// after "Decoy", which nobody sets.
/// </summary>
internal sealed class ShapeSource(int seed)
{
    /// <summary>Types of values.</summary>
    internal static readonly string[] Scalars =
    [
        "bool", "byte", "sbyte", "short", "ushort", "int", "uint", "long", "ulong", "float", "double", "decimal", "char", "string?", "TimeSpan", "Guid", "DayOfWeek", "int?", "char?", "decimal?",
        "DayOfWeek?", "byte[]?", "Half", "Int128", "DateOnly", "nint", "Uri?", "System.Numerics.BigInteger", "Version?",
    ];

    private static readonly string[] Names = ["value", "Value", "@class", "_x", "__y", "Größe", "reader", "Writer", "self", "Base", "@event", "Item", "Id", "Create", "Has", "Length", "E\u0301"];

    private readonly Random _random = new(seed);
    private readonly StringBuilder _text = new();
    private readonly List<Shape> _shapes = [];

    /// <summary>Types of one project; the first ones are used by later ones.</summary>
    public static string Of(int seed)
    {
        var source = new ShapeSource(seed);
        source.Write();
        return source._text.ToString();
    }

    private enum Style
    {
        Contract,
        Numbered,
        DataContract,
        Pack,
        Serializable,
        None,
    }

    private void Write()
    {
        int count = _random.Next(3, 8);
        var body = new StringBuilder();
        for (int i = 0; i < count; i++)
        {
            body.AppendLine(WriteType(i));
        }

        _text.AppendLine("using System.Collections.Immutable; using System.Collections.ObjectModel; using System.Collections.Concurrent;");
        foreach (Shape shape in _shapes.Where(static shape => shape is { IsRoot: true, IsHidden: false }))
        {
            _text.AppendLine(CultureInfo.InvariantCulture, $"[assembly: ContractFor(typeof({shape.Name}))]");
        }

        _text.AppendLine("public interface IHas<T> { T Held { get; set; } } public interface IAlso<T> { T Also { get; init; } } public interface IGives<T> { T Given { get; } }");
        _text.Append(body);
    }

    private string WriteType(int index)
    {
        bool isHidden = Chance(6);

        // No attribute can ask for the contract of a type that only its own can name.
        Style style = isHidden ? Style.Contract : Pick<Style>();
        bool isStruct = Chance(4);
        bool isRecord = Chance(4);
        bool isGeneric = Chance(5);
        Shape? @base = !isStruct && Chance(2) ? _shapes.Where(one => one is { CanBeBase: true, IsHidden: false } && one.IsRecord == isRecord && one.Style == style).OrderBy(_ => _random.Next()).FirstOrDefault() : null;
        string bare = $"T{index}";
        string open = isGeneric ? $"{bare}<TItem>" : bare;
        string argument = Scalar();
        string host = isHidden ? "Host." : "";
        var members = new StringBuilder();
        var bases = new List<string>();
        if (@base is not null)
        {
            bases.Add(@base.Name);
        }

        bool isTuple = isRecord && Chance(2) && style is Style.None or Style.Contract or Style.Pack;
        var parameters = new List<string>();
        var used = new HashSet<string>(@base?.Members ?? new HashSet<string>(), StringComparer.OrdinalIgnoreCase);
        int number = 0;
        int many = _random.Next(0, 9);
        for (int i = 0; i < many; i++)
        {
            string name = Chance(3) ? Names[_random.Next(Names.Length)] : $"M{index}{(char)('A' + i)}";
            if (!used.Add(name.TrimStart('@', '_')))
            {
                continue;
            }

            string type = isGeneric && Chance(3) ? "TItem" : MemberType(isStruct ? null : open.Replace("TItem", isGeneric ? "TItem" : ""));
            string mark = style switch
            {
                Style.Numbered => $"[Order({number += _random.Next(1, 4)})] ",
                Style.DataContract => "[DataMember] ",
                Style.Contract => "[DataMember] ",
                _ => "",
            };
            if (isTuple && Chance(2) && name[0] is not '_' and not '@')
            {
                parameters.Add($"{type} {name}");
                continue;
            }

            members.AppendLine("    " + Member(style, isStruct, name, type, mark, bases));
        }

        Decoys(members, style, index);
        string attribute = style switch
        {
            Style.Contract => Chance(4) ? "[Contract(OmitDefaults = true)] " : "[Contract] ",
            Style.Numbered => Chance(4) ? "[Contract(OmitDefaults = true)] " : "[Contract] ",
            Style.DataContract => "[DataContract] ",
            Style.Pack => "[Pack] ",
            Style.Serializable => "[Serializable] ",
            _ => "",
        };
        bool isNumberedTuple = style == Style.Numbered && parameters.Count > 0;
        bool isSealed = !isStruct && Chance(3);
        string keyword = (isRecord, isStruct) switch { (true, true) => "record struct", (true, false) => "record", (false, true) => "struct", _ => "class" };
        string tuple = parameters.Count > 0 && !isNumberedTuple && @base is null ? $"({string.Join(", ", parameters)})" : "";
        string colon = bases.Count > 0 ? " : " + string.Join(", ", bases.Distinct()) : "";
        string text = $"{attribute}{(isHidden ? "private" : "public")} {(isSealed ? "sealed " : "")}partial {keyword} {open}{tuple}{colon}\n{{\n{members}}}";
        _shapes.Add(new Shape(
            host + (isGeneric ? $"{bare}<{argument.TrimEnd('?')}>".Replace("string", "string") : bare), style, isRecord, isStruct, isHidden, IsRoot: true,
            CanBeBase: !isStruct && !isSealed && tuple.Length == 0 && !isGeneric, used));
        return isHidden ? $"public static partial class Host\n{{\n{text}\n}}" : text;
    }

    // One member that holds state, in one of many ways.
    private string Member(Style style, bool isStruct, string name, string type, string mark, List<string> bases)
    {
        bool isPublicOnly = style is Style.Pack or Style.None;
        string held = name.TrimStart('@', '_');
        while (true)
        {
            switch (_random.Next(19))
            {
                case 0 or 1 or 2: return $"{mark}public {type} {name} {{ get; set; }}{(Chance(4) && !isStruct ? " = default!;" : "")}";
                case 3 or 4: return $"{mark}public {type} {name};";
                case 5: return $"{mark}public {type} {name} {{ get; init; }}";
                case 6: return $"{mark}public {type} {name} {{ get; private set; }}";
                case 7: return $"{mark}public readonly {type} {name};";
                case 8: return $"{mark}public {type} {name} {{ get; }}";
                case 9 when style != Style.Serializable: return $"private {type} _held{held}; {mark}public {type} {name} {{ get => _held{held}; set => _held{held} = value; }}";
                case 10 when !isPublicOnly: return $"{mark}private {type} {name} {{ get; set; }}";
                case 11 when !isPublicOnly: return $"{mark}private {type} {name};";
                case 12 when !isPublicOnly: return $"{mark}private readonly {type} {name};";
                case 13 when !isPublicOnly: return $"{mark}internal {type} {name} {{ get; init; }}";
                case 14 when !isPublicOnly && (style == Style.Serializable || mark.Length > 0) && Unique(bases, $"IHas<{type}>"):
                    return $"{Named(mark, name)}{type} IHas<{type}>.Held {{ get; set; }}";
                case 15 when !isPublicOnly && mark.Length > 0 && Unique(bases, $"IHas<{type}>"):
                    return $"private {type} _held{held}; {Named(mark, name)}{type} IHas<{type}>.Held {{ get => _held{held}; set => _held{held} = value; }}";
                case 16 when !isPublicOnly && mark.Length > 0 && Unique(bases, $"IAlso<{type}>"):
                    return $"{Named(mark, name)}{type} IAlso<{type}>.Also {{ get; init; }}";
                case 17 when !isPublicOnly && mark.Length > 0 && Unique(bases, $"IGives<{type}>"):
                    return $"{Named(mark, name)}{type} IGives<{type}>.Given {{ get; }}";
                case 18 when style != Style.Serializable: return $"{mark}public required {type} {name} {{ get; {(Chance(2) ? "set" : "init")}; }}";
            }
        }
    }

    private static string Named(string mark, string name) => mark.Contains("DataMember", StringComparison.Ordinal)
        ? $"[DataMember(Name = \"{name.TrimStart('@')}\")] "
        : mark.Length == 0
            ? ""
            : $"{mark.TrimEnd()[..^1]}, DataMember(Name = \"{name.TrimStart('@')}\")] ";

    private static bool Unique(List<string> bases, string one)
    {
        string key = one.Replace("?", "");
        if (bases.Exists(other => other.Replace("?", "") == key) || one.Contains("TItem", StringComparison.Ordinal))
        {
            return false;
        }

        bases.Add(one);
        return true;
    }

    private void Decoys(StringBuilder members, Style style, int index)
    {
        if (Chance(2) && style != Style.Serializable)
        {
            members.AppendLine(CultureInfo.InvariantCulture, $"    private {Scalar()} _decoyDecoy{index};");
        }

        if (Chance(3))
        {
            members.AppendLine(CultureInfo.InvariantCulture, $"    public int ComputedDecoy{index} => 5; public static int StaticDecoy{index} {{ get; set; }}");
        }

        if (Chance(3))
        {
            members.AppendLine(CultureInfo.InvariantCulture, $"    {(style == Style.Serializable ? "[field: NonSerialized] " : "[SkipPack] ")}public string? SkippedDecoy{index} {{ get; set; }}");
        }

        if (Chance(4) && style is Style.DataContract)
        {
            members.AppendLine(CultureInfo.InvariantCulture, $"    public int UnmarkedDecoy{index} {{ get; set; }}");
        }
    }

    private string MemberType(string? self) => _random.Next(12) switch
    {
        < 5 => Scalar(),
        5 => $"List<{Element()}>?",
        6 => $"Dictionary<{Key()}, {Element()}>?",
        7 => $"{Element()}[]?",
        8 => $"HashSet<{Key()}>?",
        9 => $"({Element()}, {Element()})",
        10 when self is not null => Chance(2) ? $"{self}?" : $"List<{self}>?",
        _ => OtherOrScalar(),
    };

    private string OtherOrScalar()
    {
        Shape[] others = [.. _shapes.Where(static shape => !shape.IsHidden)];
        if (others.Length == 0)
        {
            return Scalar();
        }

        Shape other = others[_random.Next(others.Length)];
        return other.IsStruct && Chance(2) ? other.Name : other.Name + "?";
    }

    private string Element() => Chance(3) ? OtherOrScalar() : Scalar();

    private string Key() => Chance(2) ? "string" : Chance(2) ? "int" : "DayOfWeek";

    private string Scalar() => Scalars[_random.Next(Scalars.Length)];

    private bool Chance(int of) => _random.Next(of) == 0;

    private T Pick<T>()
        where T : struct, Enum
    {
        T[] all = Enum.GetValues<T>();
        return all[_random.Next(all.Length)];
    }

    private sealed record Shape(string Name, Style Style, bool IsRecord, bool IsStruct, bool IsHidden, bool IsRoot, bool CanBeBase, IReadOnlySet<string> Members);
}
