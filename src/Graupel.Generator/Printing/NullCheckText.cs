using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Prints what looks for null where annotations say that there is none, as the beginnings of conditional expressions.</summary>
internal static class NullCheckText
{
    /// <param name="member">The member.</param>
    /// <param name="value">What it holds.</param>
    /// <param name="found">A name of its own, because all checks stand in one expression.</param>
    /// <returns>The check; empty where nothing is checked.</returns>
    public static string Of(MemberPlan member, string value, string found)
    {
        string name = CSharpText.Of(member.Label);
        string own = member.IsNeverNull ? $"{value} is null ? {name} :" : "";
        string below = member.Nulls is { } nulls ? $"{Of(nulls, value, depth: 0)} is {{ }} {found} ? {name} + {found} :" : "";
        return own.Length > 0 && below.Length > 0 ? $"{own} {below}" : own + below;
    }

    private static string Of(ElementNulls nulls, string value, int depth)
    {
        string element = CSharpType.Text(nulls.Element);
        string method = nulls.Key is { } key ? $"InValues<{CSharpType.Text(key)}, {element}>" : $"InElements<{element}>";
        string item = FormattableString.Invariant($"item{depth}");
        string below = nulls.Below is { } inner ? $"static {item} => {Of(inner, item, depth + 1)}" : "null";
        return $"global::Graupel.CodeGen.NullChecks.{method}({value}, {CSharpText.Of(nulls.IsNeverNull)}, {below})";
    }
}
