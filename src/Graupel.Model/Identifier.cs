namespace Graupel.Model;

/// <summary>Names as they stand in C#.</summary>
internal static class Identifier
{
    private static readonly string[] Keywords =
    [
        "abstract", "as", "base", "bool", "break", "byte", "case", "catch", "char", "checked", "class", "const", "continue", "decimal",
        "default", "delegate", "do", "double", "else", "enum", "event", "explicit", "extern", "false", "finally", "fixed", "float", "for",
        "foreach", "goto", "if", "implicit", "in", "int", "interface", "internal", "is", "lock", "long", "namespace", "new", "null",
        "object", "operator", "out", "override", "params", "private", "protected", "public", "readonly", "ref", "return", "sbyte",
        "sealed", "short", "sizeof", "stackalloc", "static", "string", "struct", "switch", "this", "throw", "true", "try", "typeof",
        "uint", "ulong", "unchecked", "unsafe", "ushort", "using", "virtual", "void", "volatile", "while",
        "__arglist", "__makeref", "__reftype", "__refvalue",
    ];

    /// <summary>The name, marked where it is a keyword. Words that are keywords in some places only are not: qualified names may hold them.</summary>
    public static string Escape(string name) => Array.IndexOf(Keywords, name) >= 0 ? "@" + name : name;

    /// <summary>
    /// The name of a type or a type parameter where it is declared: words are keywords there that are none elsewhere, and every version of the
    /// language adds some.
    /// </summary>
    public static string Declared(string name) => name.All(static letter => letter is >= 'a' and <= 'z') ? "@" + name : name;

    /// <summary>
    /// What the source calls a member, given its name in metadata: explicit implementations have the name of the interface in front there
    /// (<c>N.IThing&lt;System.Int32&gt;.Id</c>), and a parameter of the type that is kept in a field (<c>&lt;id&gt;P</c>) has marks around it.
    /// </summary>
    public static string Short(string metadataName) =>
        IsKeptParameter(metadataName) ? metadataName[1..^2] : metadataName[(metadataName.LastIndexOf('.') + 1)..];

    /// <summary>The name in metadata of a method of a property, which stands behind the name of the interface.</summary>
    public static string Accessor(string prefix, string property)
    {
        string name = Short(property);
        return property[..^name.Length] + prefix + name;
    }

    /// <summary>The name in metadata of the field behind an automatic property.</summary>
    public static string BackingField(string property) => $"<{property}>k__BackingField";

    /// <summary>Whether a field holds a parameter that stands behind the name of its type.</summary>
    public static bool IsKeptParameter(string field) => field.Length > 3 && field[0] == '<' && field.EndsWith(">P", StringComparison.Ordinal);
}
