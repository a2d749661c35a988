namespace Graupel.Generator.Tests.Shapes;

/// <summary>Writes random members.</summary>
internal sealed class MemberSource(Random random)
{
    /// <summary>What members implement explicitly.</summary>
    public const string Interfaces =
        "public interface IHas<T> { T Held { get; set; } } public interface IAlso<T> { T Also { get; init; } } public interface IGives<T> { T Given { get; } }";

    /// <summary>Types of values.</summary>
    internal static readonly string[] Scalars =
    [
        "bool", "byte", "sbyte", "short", "ushort", "int", "uint", "long", "ulong", "float", "double", "decimal", "char", "string?", "TimeSpan", "Guid", "DayOfWeek", "int?", "char?", "decimal?",
        "DayOfWeek?", "byte[]?", "Half", "Int128", "DateOnly", "nint", "Uri?", "System.Numerics.BigInteger", "Version?",
    ];

    public string Scalar() => Scalars[random.Next(Scalars.Length)];

    /// <summary>One member that holds state, in one of many ways.</summary>
    public string Of(ShapeStyle style, bool isStruct, string name, string type, string mark, List<string> bases)
    {
        bool isPublicOnly = style is ShapeStyle.Pack or ShapeStyle.None;
        string held = name.TrimStart('@', '_');
        while (true)
        {
            switch (random.Next(19))
            {
                case 0 or 1 or 2: return $"{mark}public {type} {name} {{ get; set; }}{(Chance(4) && !isStruct ? " = default!;" : "")}";
                case 3 or 4: return $"{mark}public {type} {name};";
                case 5: return $"{mark}public {type} {name} {{ get; init; }}";
                case 6: return $"{mark}public {type} {name} {{ get; private set; }}";
                case 7: return $"{mark}public readonly {type} {name};";
                case 8: return $"{mark}public {type} {name} {{ get; }}";
                case 9 when style != ShapeStyle.Serializable: return $"private {type} _held{held}; {mark}public {type} {name} {{ get => _held{held}; set => _held{held} = value; }}";
                case 10 when !isPublicOnly: return $"{mark}private {type} {name} {{ get; set; }}";
                case 11 when !isPublicOnly: return $"{mark}private {type} {name};";
                case 12 when !isPublicOnly: return $"{mark}private readonly {type} {name};";
                case 13 when !isPublicOnly: return $"{mark}internal {type} {name} {{ get; init; }}";
                case 14 when !isPublicOnly && (style == ShapeStyle.Serializable || mark.Length > 0) && Unique(bases, $"IHas<{type}>"):
                    return $"{Named(mark, name)}{type} IHas<{type}>.Held {{ get; set; }}";
                case 15 when !isPublicOnly && mark.Length > 0 && Unique(bases, $"IHas<{type}>"):
                    return $"private {type} _held{held}; {Named(mark, name)}{type} IHas<{type}>.Held {{ get => _held{held}; set => _held{held} = value; }}";
                case 16 when !isPublicOnly && mark.Length > 0 && Unique(bases, $"IAlso<{type}>"):
                    return $"{Named(mark, name)}{type} IAlso<{type}>.Also {{ get; init; }}";
                case 17 when !isPublicOnly && mark.Length > 0 && Unique(bases, $"IGives<{type}>"):
                    return $"{Named(mark, name)}{type} IGives<{type}>.Given {{ get; }}";
                case 18 when style != ShapeStyle.Serializable: return $"{mark}public required {type} {name} {{ get; {(Chance(2) ? "set" : "init")}; }}";
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

    private bool Chance(int of) => random.Next(of) == 0;
}
