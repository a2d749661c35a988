namespace Graupel.Model.Planning;

/// <summary>
/// Finds the types of models that hold larger and larger forms of themselves, as <c>class Node&lt;T&gt; { Node&lt;List&lt;T&gt;&gt;? Next; }</c>:
/// there would be contracts without end.
/// </summary>
internal static class TypeGrowth
{
    // Far above what anyone writes down, and low enough for forms that double each time.
    private const int MaxDepth = 16;
    private const int MaxParts = 500;

    public const string Reason = "its type arguments are nested more than 16 deep, or more than 500, as where a type holds larger and larger forms of itself";

    /// <summary>Whether a type is larger than any that somebody declares.</summary>
    public static bool IsEndless(TypeRef type)
    {
        int parts = 0;
        return Exceeds(type, depth: 0, ref parts);
    }

    private static bool Exceeds(TypeRef type, int depth, ref int parts)
    {
        if (depth > MaxDepth || ++parts > MaxParts)
        {
            return true;
        }

        foreach (TypeRef argument in type.Arguments)
        {
            if (Exceeds(argument, depth + 1, ref parts))
            {
                return true;
            }
        }

        return false;
    }
}
