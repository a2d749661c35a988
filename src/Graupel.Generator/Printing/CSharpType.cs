using System.Text.RegularExpressions;
using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Types as they are read most easily: with the language's keywords.</summary>
internal static class CSharpType
{
    private const string Nullable = "global::System.Nullable<";

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
    };

    private static readonly Regex Names = new($@"global::System\.({string.Join("|", Keywords.Keys)})\b(?![.<])", RegexOptions.CultureInvariant);

    public static string Text(TypeRef type) => Text(type.Name);

    public static string Text(string name) => Names.Replace(ShortenNullable(name), static match => Keywords[match.Groups[1].Value]);

    // Nullable<X> is X?
    private static string ShortenNullable(string name)
    {
        for (int start = name.IndexOf(Nullable, StringComparison.Ordinal); start >= 0; start = name.IndexOf(Nullable, StringComparison.Ordinal))
        {
            int end = start + Nullable.Length;
            for (int depth = 1; depth > 0; end++)
            {
                depth += name[end] switch
                {
                    '<' => 1,
                    '>' => -1,
                    _ => 0,
                };
            }

            int argument = start + Nullable.Length;
            name = $"{name[..start]}{name[argument..(end - 1)]}?{name[end..]}";
        }

        return name;
    }

    /// <summary>The type of a scalar, by its name in the methods of writers and readers.</summary>
    public static string OfScalar(string scalar) => Keywords.TryGetValue(scalar, out string? keyword) ? keyword : $"global::System.{scalar}";
}
