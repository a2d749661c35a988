namespace Graupel.Model.Planning;

/// <summary>
/// Finds the types of models that hold larger and larger forms of themselves, as <c>class Node&lt;T&gt; { Node&lt;List&lt;T&gt;&gt;? Next; }</c>:
/// there would be contracts without end.
/// </summary>
internal sealed class TypeGrowth
{
    // Far above what anyone writes down, and low enough for forms that double each time.
    private const int MaxDepth = 16;
    private const int MaxParts = 500;

    // Where there are several larger forms of each, there are too many of them long before they are too deep.
    private const int MaxForms = 64;
    private const int FlatDepth = 4;

    public const string Reason =
        "its type arguments are nested more than 16 deep, or more than 500, or it is one of more than 64 forms with arguments nested more than 4 deep, as where a type holds larger and larger forms of itself";

    private readonly Dictionary<string, HashSet<string>> _forms = new(StringComparer.Ordinal);

    /// <summary>Whether a type is larger than any that somebody declares.</summary>
    public bool IsEndless(TypeRef type)
    {
        int parts = 0;
        int depth = DepthOf(type, 0, ref parts);
        return depth > MaxDepth || (depth > FlatDepth && type.Form == TypeForm.Plain && !IsAmongFew(type));
    }

    private bool IsAmongFew(TypeRef type)
    {
        if (!_forms.TryGetValue(type.Definition, out HashSet<string>? forms))
        {
            _forms.Add(type.Definition, forms = new(StringComparer.Ordinal));
        }

        return forms.Contains(type.Name) || (forms.Count < MaxForms && forms.Add(type.Name));
    }

    // No further than it matters.
    private static int DepthOf(TypeRef type, int above, ref int parts)
    {
        if (above > MaxDepth || ++parts > MaxParts)
        {
            return MaxDepth + 1;
        }

        int deepest = above;
        foreach (TypeRef argument in type.Arguments)
        {
            deepest = Math.Max(deepest, DepthOf(argument, above + 1, ref parts));
        }

        return deepest;
    }
}
