namespace Graupel.Compat.IcyRain.Tables;

/// <summary>Splits the expressions of columns into words.</summary>
internal static class ExpressionWords
{
    /// <summary>
    /// Whether an expression refers to other rows through a relation. The framework does not always report a missing one: without its relation,
    /// <c>Sum(Child(R).V)</c> is the sum over the table itself.
    /// </summary>
    public static bool NeedsRelation(string expression) =>
        Of(expression).Exists(static word => IsParent(word) || IsChild(word));

    /// <summary>Whether a word refers to the parent of a row. A column with that name is in brackets.</summary>
    public static bool IsParent(string word) => word.Equals("Parent", StringComparison.OrdinalIgnoreCase);

    /// <summary>The same for its children.</summary>
    public static bool IsChild(string word) => word.Equals("Child", StringComparison.OrdinalIgnoreCase);

    /// <summary>Names as they are written, including brackets, and signs, but no string literals.</summary>
    public static List<string> Of(string expression)
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

    // Only names in brackets have escapes; a doubled quote immediately begins another text.
    private static int AfterQuoted(string expression, int i, char end)
    {
        while (i < expression.Length && expression[i] != end)
        {
            i += end == ']' && expression[i] == '\\' ? 2 : 1;
        }

        return i + 1;
    }
}
