using System.Text.RegularExpressions;
using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Types as they are read most easily: with the language's keywords.</summary>
internal static class CSharpType
{
    private static readonly Dictionary<string, string> Keywords = new(StringComparer.Ordinal)
    {
        ["Boolean"] = "bool",
        ["SByte"] = "sbyte",
        ["Int16"] = "short",
        ["Int32"] = "int",
        ["Int64"] = "long",
        ["Byte"] = "byte",
        ["UInt16"] = "ushort",
        ["UInt32"] = "uint",
        ["UInt64"] = "ulong",
        ["Single"] = "float",
        ["Double"] = "double",
        ["Char"] = "char",
        ["Decimal"] = "decimal",
        ["String"] = "string",
        ["IntPtr"] = "nint",
        ["UIntPtr"] = "nuint",
    };

    private static readonly Regex Names = new($@"global::System\.({string.Join("|", Keywords.Keys)})\b(?!\.)", RegexOptions.CultureInvariant);

    public static string Text(TypeRef type) => Text(type.Name);

    public static string Text(string name) => Names.Replace(name, static match => Keywords[match.Groups[1].Value]);

    /// <summary>The type of a scalar, by its name in the methods of writers and readers.</summary>
    public static string OfScalar(string scalar) => Keywords.TryGetValue(scalar, out string? keyword) ? keyword : $"global::System.{scalar}";
}
