using System.Runtime.CompilerServices;

namespace Graupel.Formats;

/// <summary>
/// A walk over the members of an object whose header differs from the expected one, or whose members have keys.
/// Started by <see cref="IReader.BeginMembers"/>, moved by <see cref="IReader.NextMember"/>.
/// </summary>
public ref struct MemberWalk
{
    private const int SeenBits = 64;

    // Contracts of more members are rare enough to allocate.
    private ulong[]? _seenBeyond;
    private ulong _seen;

    // Fields of their own: one that is a struct would make the compiler copy the walk as a block, over what was just stored.
    private readonly ref byte _viewStart;
    private readonly int _viewSize;

    /// <summary>Starts a walk.</summary>
    /// <param name="shape">The reader's contract.</param>
    /// <param name="map">The writer's members, in formats whose header lists them.</param>
    /// <param name="view">The writer's fixed members.</param>
    /// <param name="count">Number of members to come.</param>
    public MemberWalk(ObjectShape shape, HeaderMap? map, FixedView view, int count)
    {
        Shape = shape;
        Map = map;
        _viewStart = ref view.Start;
        _viewSize = view.Size;
        Count = count;
        Member = -1;
        Offset = -1;
    }

    /// <summary>Starts a walk over members with keys, or over places of an array.</summary>
    /// <param name="shape">The reader's contract.</param>
    /// <param name="count">Number of members to come.</param>
    /// <param name="hasKeys">True if a key precedes each value.</param>
    /// <param name="keys">The keys, if they can be compared as bytes; otherwise null.</param>
    /// <param name="met">How many members were read before, those that are expected first.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal MemberWalk(ObjectShape shape, int count, bool hasKeys, ObjectHeader? keys, int met)
    {
        Shape = shape;
        Count = count;
        Member = -1;
        Offset = -1;
        HasKeys = hasKeys;
        Keys = keys;
        Ordered = keys is null ? 0 : count < keys.KeyCount ? count - 1 : keys.KeyCount;

        // Without members, the first step settles what walk it is.
        Position = count == 0 ? -1 : met;
        Expected = met;
    }

    /// <summary>Starts or continues with a walk over members of a base that are among those of a derived contract.</summary>
    /// <param name="shape">The contract of the base.</param>
    /// <param name="hasKeys">True if a key precedes each value.</param>
    /// <param name="part">Which members they are.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal MemberWalk(ObjectShape shape, bool hasKeys, scoped in MemberPart part)
        : this(shape, int.MaxValue, hasKeys, keys: null, met: 0)
    {
        Position = 0;
        Part = part.Layout;
        First = part.First;
        End = part.End;
        GoOn(in part);
    }

    /// <summary>The reader's contract.</summary>
    public ObjectShape Shape { get; }

    /// <summary>The writer's members, or null.</summary>
    public HeaderMap? Map { get; }

    /// <summary>The writer's fixed members.</summary>
    public readonly FixedView View => new(ref _viewStart, _viewSize);

    /// <summary>Number of members in all.</summary>
    public int Count { get; }

    /// <summary>Number of members read so far, including the current one; -1 before the first step of a walk over keys without members.</summary>
    public int Position { get; set; }

    /// <summary>True if the current member is the last.</summary>
    public readonly bool IsLast => Position == Count;

    /// <summary>The current member, as an index into the reader's contract; -1 if the reader does not have it.</summary>
    public int Member { get; set; }

    /// <summary>Its kind on the wire; <see cref="WireKind.Absent"/> in formats where each value describes itself.</summary>
    public WireKind Kind { get; set; }

    /// <summary>Its offset in <see cref="View"/>, or -1.</summary>
    public int Offset { get; set; }

    /// <summary>True if a key precedes each value.</summary>
    public bool HasKeys { get; init; }

    /// <summary>The keys of the members, if they can be compared as bytes; otherwise null.</summary>
    internal ObjectHeader? Keys { get; }

    /// <summary>
    /// As long as the members come in the order of the keys or places, so that all up to the expected one were met: how many may. Then 0, or below.
    /// The last of fewer than all is not among them, so that what is missing is found with it.
    /// </summary>
    internal int Ordered { get; private set; }

    /// <summary>True when a member of the object was kept that the reader does not have.</summary>
    internal bool HasKept { get; set; }

    /// <summary>The member that is likely to come next, in formats with keys.</summary>
    public int Expected { get; set; }

    /// <summary>Where members of a base are walked that are among others: what the format knows of all of them. Else null.</summary>
    internal object? Part { get; }

    /// <summary>Whether the members before them were read in a row, which the walk over those of the derived contract then leaves too.</summary>
    internal bool LeavesRow { get; init; }

    /// <summary>Index among all of them of the first member of this contract.</summary>
    internal int First { get; }

    /// <summary>Number of all of them that come; then <see cref="Count"/> says nothing.</summary>
    internal int End { get; }

    /// <summary>Continues after members that were walked elsewhere.</summary>
    internal void GoOn(scoped in MemberPart part)
    {
        Position = part.Position;
        HasKept = part.HasKept;
        _seen = part.Seen;
        _seenBeyond = part.SeenBeyond;
    }

    /// <summary>Lets another walk continue.</summary>
    internal readonly void HandOver(scoped ref MemberPart part)
    {
        part.Position = Position;
        part.HasKept = HasKept;
        part.Seen = _seen;
        part.SeenBeyond = _seenBeyond;
    }

    /// <summary>Expects the members in order from here on, where nothing was met yet.</summary>
    /// <param name="members">How many may come so.</param>
    /// <param name="areAll">Whether they are all members; if others are missing behind the last one, that one is not met in order.</param>
    internal void BeginOrder(int members, bool areAll)
    {
        int least = areAll ? members : members + 1;
        Ordered = Count - Position < least ? Count - Position - 1 : members;
    }

    /// <summary>Continues member by member, in whatever order. Until then nothing is noted of those that were met.</summary>
    internal void LeaveOrder()
    {
        for (int i = 0; Ordered > 0 && i < Expected; i++)
        {
            TrySee(i);
        }

        Ordered = 0;
    }

    /// <summary>Notes that one of all members is met, where those of bases are among others.</summary>
    /// <param name="member">Its index among all of them.</param>
    /// <param name="count">Number of all of them.</param>
    /// <returns>False when it was met before.</returns>
    internal bool TrySee(int member, int count)
    {
        int words = ((count - 1) / SeenBits) + 1;
        if (words > 1 && (_seenBeyond?.Length ?? 0) < words)
        {
            Array.Resize(ref _seenBeyond, words);
        }

        return TrySee(member);
    }

    /// <summary>Notes that a member was found.</summary>
    /// <returns>False if it was found before.</returns>
    public bool TrySee(int member)
    {
        ref ulong seen = ref _seen;
        if (member >= SeenBits)
        {
            _seenBeyond ??= new ulong[((Shape.Members.Length - 1) / SeenBits) + 1];
            seen = ref _seenBeyond[member / SeenBits];
        }

        ulong bit = 1UL << member; // modulo the number of bits
        bool first = (seen & bit) == 0;
        seen |= bit;
        return first;
    }

    /// <summary>Whether a member was found.</summary>
    public readonly bool WasSeen(int member)
    {
        ulong seen = member < SeenBits ? _seen : _seenBeyond is { } beyond && member / SeenBits < beyond.Length ? beyond[member / SeenBits] : 0;
        return (seen & (1UL << (member % SeenBits))) != 0;
    }
}
