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
    public static bool NeedsRelation(string expression) =>
        // Both are words of the language; columns of these names stand in brackets.
        Words(expression).Exists(word => word.Equals("Parent", StringComparison.OrdinalIgnoreCase) || word.Equals("Child", StringComparison.OrdinalIgnoreCase));

    /// <summary>Names as they stand, brackets included, and signs; no texts.</summary>
    public static List<string> Words(string expression)
    {
        List<string> words = [];
        for (int i = 0; i < expression.Length;)
        {
            int start = i;
            char c = expression[i];
            if (c is '\'' or '"' or '`' or '#' or '[')
            {
                i = Math.Min(AfterQuoted(expression, i + 1, c == '[' ? ']' : c), expression.Length);
                if (c is '[' or '`')
                {
                    words.Add(expression[start..i]);
                }

                continue;
            }

            while (i < expression.Length && (char.IsLetterOrDigit(expression[i]) || expression[i] is '_' or '$'))
            {
                i++;
            }

            i = Math.Max(i, start + 1);
            if (!char.IsWhiteSpace(c))
            {
                words.Add(expression[start..i]);
            }
        }

        return words;
    }

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
