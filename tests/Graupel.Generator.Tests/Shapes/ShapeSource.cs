using System.Globalization;
using System.Text;

namespace Graupel.Generator.Tests.Shapes;

/// <summary>
/// Writes the source of random contracts. All that an instance holds comes back by the rules of docs/contracts.md, but for what fields are called
/// after "Decoy", which nobody sets.
/// </summary>
internal sealed class ShapeSource
{
    private static readonly string[] Names = ["value", "Value", "@class", "_x", "__y", "Größe", "reader", "Writer", "self", "Base", "@event", "Item", "Id", "Create", "Has", "Length", "E\u0301"];

    private readonly Random _random;
    private readonly MemberSource _members;
    private readonly StringBuilder _text = new();
    private readonly List<Shape> _shapes = [];

    private ShapeSource(int seed)
    {
        _random = new Random(seed);
        _members = new MemberSource(_random);
    }

    /// <summary>Types of one project; the first ones are used by later ones.</summary>
    public static string Of(int seed)
    {
        var source = new ShapeSource(seed);
        source.Write();
        return source._text.ToString();
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

        _text.AppendLine(MemberSource.Interfaces);
        _text.Append(body);
    }

    private string WriteType(int index)
    {
        bool isHidden = Chance(6);

        // No attribute can ask for the contract of a type that only its own can name.
        ShapeStyle style = isHidden ? ShapeStyle.Contract : Pick<ShapeStyle>();
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

        bool isTuple = isRecord && Chance(2) && style is ShapeStyle.None or ShapeStyle.Contract or ShapeStyle.Pack;
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
                ShapeStyle.Numbered => $"[Order({number += _random.Next(1, 4)})] ",
                ShapeStyle.DataContract => "[DataMember] ",
                ShapeStyle.Contract => "[DataMember] ",
                _ => "",
            };
            if (isTuple && Chance(2) && name[0] is not '_' and not '@')
            {
                parameters.Add($"{type} {name}");
                continue;
            }

            members.AppendLine("    " + _members.Of(style, isStruct, name, type, mark, bases));
        }

        Decoys(members, style, index);
        string attribute = style switch
        {
            ShapeStyle.Contract => Chance(4) ? "[Contract(OmitDefaults = true)] " : "[Contract] ",
            ShapeStyle.Numbered => Chance(4) ? "[Contract(OmitDefaults = true)] " : "[Contract] ",
            ShapeStyle.DataContract => "[DataContract] ",
            ShapeStyle.Pack => "[Pack] ",
            ShapeStyle.Serializable => "[Serializable] ",
            _ => "",
        };
        bool isNumberedTuple = style == ShapeStyle.Numbered && parameters.Count > 0;
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

    private void Decoys(StringBuilder members, ShapeStyle style, int index)
    {
        if (Chance(2) && style != ShapeStyle.Serializable)
        {
            members.AppendLine(CultureInfo.InvariantCulture, $"    private {Scalar()} _decoyDecoy{index};");
        }

        if (Chance(3))
        {
            members.AppendLine(CultureInfo.InvariantCulture, $"    public int ComputedDecoy{index} => 5; public static int StaticDecoy{index} {{ get; set; }}");
        }

        if (Chance(3))
        {
            members.AppendLine(CultureInfo.InvariantCulture, $"    {(style == ShapeStyle.Serializable ? "[field: NonSerialized] " : "[SkipPack] ")}public string? SkippedDecoy{index} {{ get; set; }}");
        }

        if (Chance(4) && style is ShapeStyle.DataContract)
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

    private string Scalar() => _members.Scalar();

    private bool Chance(int of) => _random.Next(of) == 0;

    private T Pick<T>()
        where T : struct, Enum
    {
        T[] all = Enum.GetValues<T>();
        return all[_random.Next(all.Length)];
    }

    private sealed record Shape(string Name, ShapeStyle Style, bool IsRecord, bool IsStruct, bool IsHidden, bool IsRoot, bool CanBeBase, IReadOnlySet<string> Members);
}
