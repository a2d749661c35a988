namespace Graupel.Model.Planning;

/// <summary>
/// The declaration order of members as far as every front end can tell it. Metadata lists fields, those behind automatic properties
/// included, apart from properties; so a property without a field of its own stands right behind the property declared before it.
/// </summary>
internal static class DeclarationOrder
{
    public static IEnumerable<MemberFacts> Of(IEnumerable<MemberFacts> members)
    {
        var ordered = new List<MemberFacts>();
        int afterProperty = 0;
        foreach (MemberFacts member in members)
        {
            bool isStored = member.IsField || member.HasBackingField;
            ordered.Insert(isStored ? ordered.Count : afterProperty, member);
            if (!member.IsField)
            {
                afterProperty = isStored ? ordered.Count : afterProperty + 1;
            }
        }

        return ordered;
    }

    /// <summary>
    /// The stored members in the order of their fields, and among them the other properties: each stands behind the property declared before it. (The field of a partial
    /// property is where that is implemented.)
    /// </summary>
    public static List<MemberFacts> Merge(IEnumerable<MemberFacts> stored, IEnumerable<MemberFacts> properties)
    {
        MemberFacts[] first = [.. stored];
        var names = new HashSet<string>(first.Where(static member => !member.IsField).Select(static member => member.Name), StringComparer.Ordinal);
        var behind = new Dictionary<string, List<MemberFacts>>(StringComparer.Ordinal);
        List<MemberFacts> merged = [];
        List<MemberFacts> last = merged;
        foreach (MemberFacts property in properties)
        {
            if (names.Contains(property.Name))
            {
                behind[property.Name] = last = [];
            }
            else
            {
                last.Add(property);
            }
        }

        foreach (MemberFacts member in first)
        {
            merged.Add(member);
            if (!member.IsField && behind.TryGetValue(member.Name, out List<MemberFacts>? others))
            {
                merged.AddRange(others);
            }
        }

        return merged;
    }
}
