using System.Diagnostics.CodeAnalysis;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>Whether columns can compute their values: the framework looks up by reflection what expressions call.</summary>
internal static class ColumnExpressions
{
    private const string Switch = "Graupel.RuntimeCompiler";

    /// <summary>False in programs that are trimmed or compiled natively.</summary>
    [FeatureSwitchDefinition(Switch)]
    [FeatureGuard(typeof(RequiresUnreferencedCodeAttribute))]
#pragma warning disable IL4000 // the analyzer cannot look into switches; trimmers and native compilers put the value of the switch in place of the property
    public static bool IsSupported => !AppContext.TryGetSwitch(Switch, out bool isEnabled) || isEnabled;
#pragma warning restore IL4000

    /// <summary>
    /// Whether it leads to other rows by a relation. The framework does not always say so: without its relation <c>Sum(Child(R).V)</c> is the sum
    /// over the table itself.
    /// </summary>
    public static bool NeedsRelation(string expression)
    {
        for (int i = 0; i < expression.Length;)
        {
            int start = i;
            char c = expression[i];
            if (c is '\'' or '"' or '`' or '#' or '[')
            {
                i = AfterQuoted(expression, i + 1, c == '[' ? ']' : c);
                continue;
            }

            while (i < expression.Length && (char.IsLetterOrDigit(expression[i]) || expression[i] is '_' or '$'))
            {
                i++;
            }

            // Both are words of the language; columns of these names stand in brackets.
            if (expression.AsSpan(start, i - start) is var word && (Is(word, "Parent") || Is(word, "Child")))
            {
                return true;
            }

            i = Math.Max(i, start + 1);
        }

        return false;
    }

    private static bool Is(ReadOnlySpan<char> word, string other) => word.Equals(other, StringComparison.OrdinalIgnoreCase);

    // Only names in brackets have escapes; a quote that stands twice begins another text at once.
    private static int AfterQuoted(string expression, int i, char end)
    {
        while (i < expression.Length && expression[i] != end)
        {
            i += end == ']' && expression[i] == '\\' ? 2 : 1;
        }

        return i + 1;
    }
}
