using Tour.Model;

namespace Tour.Summary;

/// <summary>The numbers of a catalogue.</summary>
internal sealed class CatalogueSummary
{
    private readonly Dictionary<string, (int Types, int Members)> _namespaces = new(StringComparer.Ordinal);

    private CatalogueSummary()
    {
    }

    /// <summary>The number of assemblies.</summary>
    public int Assemblies { get; private set; }

    /// <summary>The number of types of each kind, the most frequent first.</summary>
    public Tally TypeKinds { get; } = new();

    /// <summary>The number of members of each kind, the most frequent first; an enum's constants are fields.</summary>
    public Tally MemberKinds { get; } = new();

    /// <summary>The number of all types.</summary>
    public int Types => TypeKinds.Total;

    /// <summary>The number of all members.</summary>
    public int Members => MemberKinds.Total;

    /// <summary>The namespaces, of all assemblies together, the one with most members first.</summary>
    public IEnumerable<(string Name, int Types, int Members)> Namespaces =>
        _namespaces.Select(pair => (Name: pair.Key, pair.Value.Types, pair.Value.Members))
            .OrderByDescending(space => space.Members)
            .ThenBy(space => space.Name, StringComparer.Ordinal);

    /// <summary>Counts a catalogue.</summary>
    /// <param name="catalogue">The catalogue.</param>
    public static CatalogueSummary Of(Catalogue catalogue)
    {
        var summary = new CatalogueSummary { Assemblies = catalogue.Assemblies.Count };
        foreach (var (name, types) in catalogue.Assemblies.SelectMany(assembly => assembly.Namespaces))
        {
            var (typesBefore, membersBefore) = (summary.Types, summary.Members);
            types.ForEach(summary.Count);
            var (typesSoFar, membersSoFar) = summary._namespaces.GetValueOrDefault(name);
            summary._namespaces[name] = (
                typesSoFar + summary.Types - typesBefore,
                membersSoFar + summary.Members - membersBefore);
        }

        return summary;
    }

    private void Count(TypeEntry type)
    {
        TypeKinds.Add(type switch
        {
            ClassEntry => "class",
            StructEntry => "struct",
            InterfaceEntry => "interface",
            EnumEntry => "enum",
            DelegateEntry => "delegate",
            _ => type.GetType().Name,
        });
        switch (type)
        {
            case ObjectTypeEntry { Members: var members }:
                members.ForEach(Count);
                break;
            case SignedEnumEntry signed:
                MemberKinds.Add("field", signed.Constants.Count);
                break;
            case UnsignedEnumEntry unsigned:
                MemberKinds.Add("field", unsigned.Constants.Count);
                break;
        }

        type.NestedTypes.ForEach(Count);
    }

    private void Count(MemberEntry member) => MemberKinds.Add(member switch
    {
        FieldEntry => "field",
        MethodEntry => "method",
        PropertyEntry => "property",
        EventEntry => "event",
        _ => member.GetType().Name,
    });
}
