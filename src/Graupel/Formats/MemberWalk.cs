namespace Graupel.Formats;

/// <summary>
/// A walk over the members of an object whose header differs from the expected one, or whose members have keys.
/// Started by <see cref="IReader.BeginMembers"/>, moved by <see cref="IReader.NextMember"/>.
/// </summary>
public ref struct MemberWalk
{
    /// <summary>Starts a walk.</summary>
    /// <param name="shape">The reader's contract.</param>
    /// <param name="map">The writer's members, in formats whose header lists them.</param>
    /// <param name="view">The writer's fixed members.</param>
    /// <param name="count">Number of members to come.</param>
    public MemberWalk(ObjectShape shape, HeaderMap? map, FixedView view, int count)
    {
        Shape = shape;
        Map = map;
        View = view;
        Count = count;
        Member = -1;
        Offset = -1;
    }

    /// <summary>The reader's contract.</summary>
    public ObjectShape Shape { get; }

    /// <summary>The writer's members, or null.</summary>
    public HeaderMap? Map { get; }

    /// <summary>The writer's fixed members.</summary>
    public FixedView View { get; }

    /// <summary>Number of members in all.</summary>
    public int Count { get; }

    /// <summary>Number of members already met, the one at hand included.</summary>
    public int Position { get; set; }

    /// <summary>True when the member at hand is the last.</summary>
    public readonly bool IsLast => Position == Count;

    /// <summary>The member at hand, as an index into the reader's contract; -1 when the reader does not have it.</summary>
    public int Member { get; set; }

    /// <summary>Its kind on the wire; <see cref="WireKind.Absent"/> in formats that mark each value instead.</summary>
    public WireKind Kind { get; set; }

    /// <summary>Its offset in <see cref="View"/>, or -1.</summary>
    public int Offset { get; set; }

    /// <summary>One bit for each of the first 64 members met so far.</summary>
    public ulong Seen { get; set; }
}
