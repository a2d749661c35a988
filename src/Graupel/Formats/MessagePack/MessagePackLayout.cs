using System.Collections.Immutable;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// How the objects of one contract are written: as an array in which the order number is the place, as a map by number, or as a map by name;
/// see <see cref="MessagePackObjectLayout"/>.
/// </summary>
internal sealed class MessagePackLayout : IObjectLayout<MessagePackLayout>
{
    /// <summary>An array that would need more places is a map instead, unless the options want an array.</summary>
    public const int MaximumPlaces = 256;

    /// <summary>The most places of an array that the options want.</summary>
    public const int MaximumForcedPlaces = 65536;

    /// <summary>The key of the base part in a map by name, where it is an object of its own; no member can be called so.</summary>
    public const string BaseName = "$base";

    private readonly MessagePackKeys _keys;
    private readonly MessagePackChain _chain;
    private readonly long[] _placeOf;
    private readonly MessagePackNames _names;
    private readonly HashSet<int> _sameNames = [];
    private readonly int[] _next;

    // Made when members are kept for the first time.
    private byte[][]? _ownKeys;

    private MessagePackLayout(ObjectShape shape)
    {
        _keys = shape.FormatOptions as MessagePackKeys ?? MessagePackKeys.Default;
        _chain = new MessagePackChain(shape);
        HasBase = _chain.Levels > 1;
        MessagePackObjectLayout wanted = shape.IsTuple ? MessagePackObjectLayout.Array : _keys.Layout;
        bool ascends = !_chain.HasNamed && _chain.Ascends();
        HasNumbers = _chain.HasNumbers || !_chain.HasNamed || (wanted == MessagePackObjectLayout.Array && !HasBase);
        HasPlaces = HasNumbers || wanted == MessagePackObjectLayout.Array;
        IsNested = HasBase && wanted == MessagePackObjectLayout.Array && !ascends;
        int direct = wanted == MessagePackObjectLayout.Array ? MaximumForcedPlaces : MaximumPlaces;
        BehindBase = HasBase && !ascends ? new MessagePackBehindBase(_chain, wanted, direct) : null;
        long[] numbers = NumbersOf(shape);
        Numbers = new MessagePackPlaces(numbers, direct);
        MayBeBehindBase = HasBase && ascends && wanted != MessagePackObjectLayout.Contract && Numbers[0] < 0;
        _placeOf = IsNested ? BehindBase!.PlaceOf : numbers;
        MessagePackPlaces places = IsNested ? BehindBase!.Places : Numbers;
        _names = new MessagePackNames([.. _chain.Members.Select(member => member.IsBase ? BaseName : _keys.NameOf(member))]);
        IsArray = wanted switch
        {
            MessagePackObjectLayout.Array => IsArrayOf(shape, places.Count),
            MessagePackObjectLayout.Contract => ascends && places.Count <= MaximumPlaces,
            _ => false,
        };
        HasNames = !IsArray && (_chain.HasNamed || wanted == MessagePackObjectLayout.MapByName || places.Shared.Length > 0);
        FindSameNames();
        IsNested |= HasNames && _sameNames.Count > 0;
        int keeper = Math.Max(0, _chain.Keeper);
        KeepsUnknown = _chain[keeper].KeepsUnknown;
        UnknownFrom = _chain.StartOf(keeper);
        int[] written = [.. Written()];
        Required = [.. _chain.BaseFirst.SelectMany(_chain.OwnOf).Where(member => Members[member].Required)];
        MemberCount = written.Length;
        Count = IsArray ? (int)places.Count : written.Length;
        LeadingGap = IsArray ? (int)places.First : 0;
        IsDense = IsArray && Count == LeadingGap + written.Length;
        PlacesInOrder = IsArray && !HasBase ? Enumerable.Range(0, Members.Length).TakeWhile(member => Numbers[LeadingGap + member] == member).Count() : 0;
        AreAllInOrder = PlacesInOrder == Members.Length;
        _next = Successors(written);
        Header = EncodeHeader();
        Keys = HasBase && !IsArray ? Header.WithoutFirstKey() : Header;
        Expected = Expect();
    }

    /// <summary>True where the members of a base are known.</summary>
    public bool HasBase { get; }

    /// <summary>True where the members of the base are an object of their own; else they are among the others.</summary>
    public bool IsNested { get; }

    /// <summary>True where a class keeps members that no class has.</summary>
    public bool KeepsUnknown { get; }

    /// <summary>
    /// Where the members of the class begin that takes those which no class has: the most derived one that keeps them, or else the derived one.
    /// A base that is an object of its own has its own instead.
    /// </summary>
    public int UnknownFrom { get; }

    /// <summary>True where members have places in an array, or numbers in a map.</summary>
    public bool HasPlaces { get; }

    /// <summary>True where members have numbers in a map.</summary>
    public bool HasNumbers { get; }

    /// <summary>True where the numbers alone tell whether an array or a map is written, so that another version may write the other.</summary>
    public bool IsByNumbers => HasNumbers && _keys.Layout == MessagePackObjectLayout.Contract;

    /// <summary>The members by their numbers in a map, which are the places of an array with those of bases among them.</summary>
    public MessagePackPlaces Numbers { get; }

    /// <summary>The places of an array with the members of the base as its first element; null where no layout writes such an array.</summary>
    public MessagePackBehindBase? BehindBase { get; }

    /// <summary>
    /// True where another version of the contract, with a member more, may write such an array, in which nothing tells how far its members moved up:
    /// the numbers ascend, and there is no member 0 to compare the first element with.
    /// </summary>
    public bool MayBeBehindBase { get; }

    /// <summary>True for a map by name.</summary>
    public bool HasNames { get; }

    /// <summary>True for an array.</summary>
    public bool IsArray { get; }

    /// <summary>Members that are written; a base that is an object of its own is one.</summary>
    public int MemberCount { get; }

    /// <summary>Places of the array, or members of the map.</summary>
    public int Count { get; }

    /// <summary>Places before the first member, which hold nil.</summary>
    public int LeadingGap { get; }

    /// <summary>True for an array without gaps between members, which can be read straight through.</summary>
    public bool IsDense { get; }

    /// <summary>How many members have places behind the leading gap in their own order; none where some are those of a base.</summary>
    public int PlacesInOrder { get; }

    /// <summary>Whether these are all members.</summary>
    public bool AreAllInOrder { get; }

    /// <inheritdoc cref="MessagePackNames.Longest"/>
    public int LongestName => _names.Longest;

    /// <summary>The members that must not be missing.</summary>
    public ImmutableArray<int> Required { get; }

    /// <summary>What precedes the members: the array or map header with the leading gap, and keys or gaps before each member.</summary>
    public ObjectHeader Header { get; }

    /// <summary>The same for comparing with what is read; the part of a base is never found at once.</summary>
    public ObjectHeader Keys { get; }

    /// <summary>What precedes an object that has all members.</summary>
    public ExpectedHeader Expected { get; }

    /// <summary>The members of this contract, and after them those of its bases.</summary>
    public ImmutableArray<MemberShape> Members => _chain.Members;

    /// <summary>The contract.</summary>
    public ObjectShape Shape => _chain[0];

    /// <summary>The name of the contract that declares a member.</summary>
    public string OwnerOf(int member) => _chain[_chain.LevelOf(member)].Name;

    /// <inheritdoc/>
    public static MessagePackLayout Create(ObjectShape shape) => new(shape);

    /// <summary>The member with a number as its key, or at that place of an array; -1 when there is none.</summary>
    public int MemberAt(long number) => Numbers[number];

    /// <summary>The members by the places of an array.</summary>
    /// <param name="first">The code of its first element.</param>
    public MessagePackPlaces PlacesOf(byte first) => BehindBase is { } behind && behind.IsArray(first) ? behind.Places : Numbers;

    /// <summary>Whether classes of the contract have each a member with a number.</summary>
    public bool IsShared(long number) => Numbers.Shared.Contains(number);

    /// <summary>Whether classes of the contract have each a member with the name of this one.</summary>
    public bool IsNameShared(int member) => _sameNames.Contains(member);

    /// <summary>The place of a member in an array.</summary>
    public long PlaceOf(int member) => _placeOf[member];

    /// <summary>The member with a name; -1 when there is none.</summary>
    /// <param name="name">The name in UTF-8.</param>
    /// <param name="expected">The member that is compared first.</param>
    public int MemberNamed(ReadOnlySpan<byte> name, int expected) => _names.IsAt(expected, name) ? expected : _names.Find(name);

    /// <summary>The member that is written after another, or as the first of all, after -1.</summary>
    public int Next(int member) => _next[member + 1];

    /// <summary>The keys of all members as a map has them, with nothing in front; null where two members have the same.</summary>
    public ObjectHeader? KeysOfMap(bool byName) => byName
        ? _sameNames.Count > 0 ? null : EncodeChain([], EncodeName)
        : _chain.HasNamed || Numbers.Shared.Length > 0 ? null : EncodeChain([], EncodeNumber);

    /// <summary>What precedes the members of an object that leaves some out, in a map: the layout is that of the contract, whichever these are.</summary>
    public ObjectHeader HeaderWithout(int omitted)
    {
        Span<byte> room = stackalloc byte[MessagePackEncoder.MaximumSize];
        return Header.With(room[..MessagePackEncoder.MapHeader(room, Count - omitted)]);
    }

    /// <summary>Whether a key is that of a member, by its name or by its number.</summary>
    public bool HasKey(ReadOnlySpan<byte> key)
    {
        foreach (byte[] own in _ownKeys ??= [.. OwnKeys()])
        {
            if (key.SequenceEqual(own))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>True for a member whose value cannot be nil, so that nil at its place means that the writer has no such member.</summary>
    public bool IsGapWhenNil(int member) => Members[member].IsBase
        ? _chain.HasNamed
        : WireKinds.IsFixed(Members[member].Kind) && !WireKinds.IsNullable(Members[member].Kind);

    // The numbers of a tuple begin at 1.
    private long[] NumbersOf(ObjectShape shape)
    {
        if (_chain.HasNamed && !HasBase && HasPlaces)
        {
            return [.. Enumerable.Range(0, Members.Length)];
        }

        int first = shape.IsTuple ? 1 : 0;
        return [.. Members.Select(member => member.Order < 0 ? -1L : member.Order - first)];
    }

    // In the order in which they are written: those of the deepest base first.
    private IEnumerable<int> Written() => IsNested ? Enumerable.Range(0, _chain[0].Members.Length) : _chain.BaseFirst.SelectMany(_chain.OwnOf);

    private int[] Successors(int[] written)
    {
        int[] next = new int[Members.Length + 1];
        next.AsSpan().Fill(-1);
        int last = -1;
        foreach (int member in written)
        {
            next[last + 1] = member;
            last = member;
        }

        return next;
    }

    private ExpectedHeader Expect()
    {
        // All objects that have all members begin with the same bytes, which tell everything of what follows.
        bool hasOneForm = !(IsArray && IsNested) && (!IsArray || IsDense);

        // Read in a row, although each member has a key.
        ObjectHeader? rowKeys = Count > 0 && !IsArray && !IsNested && _chain.TakesKeys ? Header : null;
        return new ExpectedHeader
        {
            Header = hasOneForm ? Header : null,
            Form = IsArray || rowKeys is not null ? ObjectForm.Positional : ObjectForm.Keyed,
            RowKeys = rowKeys,
            Count = Count,
            Keys = Keys,
        };
    }

    private ObjectHeader EncodeHeader()
    {
        Span<byte> room = new byte[MessagePackEncoder.MaximumSize];
        int size = IsArray ? MessagePackEncoder.ArrayHeader(room, Count) : MessagePackEncoder.MapHeader(room, Count);
        byte[] bytes = [.. room[..size], .. Nils(LeadingGap)];
        if (IsNested)
        {
            return EncodeHeader(0, bytes, IsArray ? [] : EncodeName(0), _chain[1].Layout<MessagePackLayout>().Header, EncodeKey);
        }

        return EncodeChain(bytes, EncodeKey);
    }

    private ObjectHeader EncodeChain(byte[] bytes, Func<int, byte[]> keyOf)
    {
        ObjectHeader? part = null;
        foreach (int level in _chain.BaseFirst)
        {
            part = EncodeHeader(level, level == 0 ? bytes : [], [], part, keyOf);
        }

        return part!;
    }

    private ObjectHeader EncodeHeader(int level, byte[] bytes, byte[] slot, ObjectHeader? part, Func<int, byte[]> keyOf)
    {
        ImmutableArray<MemberShape> members = _chain[level].Members;
        byte[][] keys = [.. members.Select((member, i) => member.IsBase ? slot : keyOf(_chain.StartOf(level) + i))];
        int scalars = members.Sum(static member => MessagePackSizes.OfScalar(member.Kind));
        bool hasKeys = Array.Exists(keys, static key => key.Length > 0);
        return new ObjectHeader(bytes, hasKeys ? keys : [])
        {
            BodySize = scalars + keys.Sum(static key => key.Length),
            HasRequired = Required.Length > 0,
            Part = part,
            Whole = HasBase ? this : null,
            First = _chain.StartOf(level),
        };
    }

    private byte[] EncodeKey(int member)
    {
        if (IsArray)
        {
            int before = Array.IndexOf(_next, member) - 1;
            return Nils(before < 0 ? 0 : (int)(_placeOf[member] - _placeOf[before] - 1));
        }

        return HasNames ? EncodeName(member) : EncodeNumber(member);
    }

    private IEnumerable<byte[]> OwnKeys()
    {
        for (int member = 0; member < Members.Length; member++)
        {
            yield return EncodeName(member);
            if (_placeOf[member] >= 0)
            {
                yield return EncodeNumber(member);
            }
        }
    }

    private byte[] EncodeNumber(int member) => NumberKey(_placeOf[member]);

    /// <summary>A number as the key of a member in a map.</summary>
    public static byte[] NumberKey(long number)
    {
        Span<byte> room = new byte[MessagePackEncoder.MaximumSize];
        return [.. room[..MessagePackEncoder.Unsigned(room, (ulong)number)]];
    }

    private byte[] EncodeName(int member)
    {
        Span<byte> room = new byte[MessagePackEncoder.MaximumSize];
        return [.. room[..MessagePackEncoder.TextHeader(room, _names[member].Length, _keys.OldSpecification)], .. _names[member]];
    }

    // Members of a class and of its base may be called alike, and so may members with numbers where names are not written.
    private void FindSameNames()
    {
        foreach (int member in _chain.BaseFirst.SelectMany(_chain.OwnOf))
        {
            int first = _names.Find(_names[member]);
            if (first == member)
            {
                continue;
            }

            int level = _chain.LevelOf(member);
            if (HasNames && _chain.LevelOf(first) == level)
            {
                Throw.SameNames(_chain[level].Name, Members[first].Name, Members[member].Name);
            }

            _sameNames.Add(first);
            _sameNames.Add(member);
        }
    }

    private bool IsArrayOf(ObjectShape shape, long places)
    {
        if (_chain.HiddenOrder is { } hidden)
        {
            Throw.HiddenOrder(shape.Name, hidden.Name);
        }

        if (places > MaximumForcedPlaces)
        {
            Throw.TooManyPlaces(shape.Name, places, MaximumForcedPlaces);
        }

        return true;
    }

    /// <summary>The content of places that no member has.</summary>
    public static byte[] Nils(int count)
    {
        byte[] nils = new byte[count];
        nils.AsSpan().Fill(MessagePackCode.Nil);
        return nils;
    }
}
