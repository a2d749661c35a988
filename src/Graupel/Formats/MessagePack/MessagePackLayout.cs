using System.Collections.Immutable;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// How the objects of one contract stand: as an array in which the order number is the place, as a map by number, or as a map by name;
/// see <see cref="MessagePackObjectLayout"/>.
/// </summary>
internal sealed class MessagePackLayout : IObjectLayout<MessagePackLayout>
{
    /// <summary>An array that would need more places is a map instead, unless the options want an array.</summary>
    public const int MaximumPlaces = 256;

    /// <summary>The most places of an array that the options want.</summary>
    public const int MaximumForcedPlaces = 65536;

    /// <summary>The key of the base part in a map by name; no member can be called so.</summary>
    public const string BaseName = "$base";

    private readonly ImmutableArray<MemberShape> _members;
    private readonly MessagePackKeys _keys;
    private readonly long[] _places;
    private readonly int[] _memberAt;
    private readonly MessagePackNames _names;

    private MessagePackLayout(ObjectShape shape)
    {
        _keys = shape.FormatOptions as MessagePackKeys ?? MessagePackKeys.Default;
        _members = shape.Members;
        MessagePackObjectLayout wanted = shape.IsTuple ? MessagePackObjectLayout.Array : _keys.Layout;
        HasPlaces = !shape.IsNamed || wanted == MessagePackObjectLayout.Array;
        _places = Places(shape);
        _names = new MessagePackNames([.. _members.Select(member => member.IsBase ? BaseName : _keys.NameOf(member))]);
        Required = [.. Enumerable.Range(0, _members.Length).Where(i => _members[i].Required)];

        long places = _places.DefaultIfEmpty(-1).Max() + 1;
        IsArray = wanted switch
        {
            MessagePackObjectLayout.Array => places <= MaximumForcedPlaces || RefusePlaces(shape, places),
            MessagePackObjectLayout.Contract => HasPlaces && places <= MaximumPlaces,
            _ => false,
        };
        HasNames = !HasPlaces || wanted == MessagePackObjectLayout.MapByName;
        if (HasNames)
        {
            EnsureDistinctNames(shape);
        }

        _memberAt = [.. Enumerable.Range(0, (int)Math.Min(places, IsArray ? places : MaximumPlaces)).Select(place => Array.IndexOf(_places, place))];
        Count = IsArray ? _memberAt.Length : _members.Length;
        LeadingGap = IsArray && _places.Length > 0 ? (int)_places[0] : 0;
        IsDense = IsArray && Count == LeadingGap + _members.Length;
        Header = EncodeHeader();
        HasOneForm = !BeginsWithBase && (!IsArray || IsDense);
    }

    /// <summary>True where members have places in an array, or numbers in a map.</summary>
    public bool HasPlaces { get; }

    /// <summary>True for a map by name.</summary>
    public bool HasNames { get; }

    /// <summary>True for an array.</summary>
    public bool IsArray { get; }

    /// <summary>Places of the array, or members of the map.</summary>
    public int Count { get; }

    /// <summary>Places in front of the first member, which hold nil.</summary>
    public int LeadingGap { get; }

    /// <summary>True for an array that begins with the base part.</summary>
    public bool BeginsWithBase => IsArray && _members is [{ IsBase: true }, ..];

    /// <summary>True for an array without gaps between members, which can be read straight through.</summary>
    public bool IsDense { get; }

    /// <summary>True where all objects that have all members begin with the same bytes, which tell everything of what follows.</summary>
    public bool HasOneForm { get; }

    /// <summary>Places that an array may have where members are known by name: that of the base part.</summary>
    public int PlacesWithoutName => _memberAt.Length;

    /// <inheritdoc cref="MessagePackNames.Longest"/>
    public int LongestName => _names.Longest;

    /// <summary>The members that must not be missing.</summary>
    public ImmutableArray<int> Required { get; }

    /// <summary>What stands in front of the members: the array or map header with the leading gap, and keys or gaps before each member.</summary>
    public ObjectHeader Header { get; }

    /// <inheritdoc/>
    public static MessagePackLayout Create(ObjectShape shape) => new(shape);

    /// <summary>The member at a place of an array, or with a number as its key; -1 when there is none.</summary>
    public int MemberAt(long place)
    {
        if (unchecked((ulong)place < (ulong)_memberAt.Length))
        {
            return _memberAt[place];
        }

        return IsArray || !HasPlaces ? -1 : Math.Max(Array.BinarySearch(_places, place), -1);
    }

    /// <summary>The place of a member in an array.</summary>
    public long PlaceOf(int member) => _places[member];

    /// <summary>The member with a name; -1 when there is none.</summary>
    /// <param name="name">The name in UTF-8.</param>
    /// <param name="expected">The member that is compared first.</param>
    public int MemberNamed(ReadOnlySpan<byte> name, int expected) => _names.IsAt(expected, name) ? expected : _names.Find(name);

    /// <summary>True for a member whose value cannot be nil, so that nil at its place means that the writer has no such member.</summary>
    public bool IsGapWhenNil(int member) =>
        _members[member].IsBase || (WireKinds.IsFixed(_members[member].Kind) && !WireKinds.IsNullable(_members[member].Kind));

    // Order numbers count in each class of its own: the base part comes first. The others stay, so that a contract may get a base later,
    // unless one of them has the number 0. The numbers of a tuple begin at 1.
    private long[] Places(ObjectShape shape)
    {
        if (shape.IsNamed && HasPlaces)
        {
            return [.. Enumerable.Range(0, _members.Length)];
        }

        long first = shape.Members.Any(static member => member.IsBase) && shape.Members.Any(static member => member.Order == 0) ? 1 : 0;
        first -= shape.IsTuple ? 1 : 0;
        return [.. shape.Members.Select(member => member.IsBase ? 0 : member.Order < 0 ? -1 : member.Order + first)];
    }

    private ObjectHeader EncodeHeader()
    {
        Span<byte> room = new byte[MessagePackEncoder.MaximumSize];
        int size = IsArray ? MessagePackEncoder.ArrayHeader(room, Count) : MessagePackEncoder.MapHeader(room, Count);
        byte[] header = [.. room[..size], .. Nils(LeadingGap)];
        byte[][] keys = [.. Enumerable.Range(0, _members.Length).Select(EncodeKey)];
        int scalars = _members.Sum(static member => MessagePackSizes.OfScalar(member.Kind));
        bool hasKeys = Array.Exists(keys, static key => key.Length > 0);
        return new ObjectHeader(header, hasKeys ? keys : [])
        {
            BodySize = scalars + keys.Sum(static key => key.Length),
            HasRequired = Required.Length > 0,
        };
    }

    private byte[] EncodeKey(int member)
    {
        if (IsArray)
        {
            return Nils(member == 0 ? 0 : (int)(_places[member] - _places[member - 1] - 1));
        }

        Span<byte> room = new byte[MessagePackEncoder.MaximumSize];
        return HasNames
            ? [.. room[..MessagePackEncoder.TextHeader(room, _names[member].Length, _keys.OldSpecification)], .. _names[member]]
            : [.. room[..MessagePackEncoder.Unsigned(room, (ulong)_places[member])]];
    }

    // Only where names are written: members with numbers may be called alike.
    private void EnsureDistinctNames(ObjectShape shape)
    {
        for (int i = 0; i < _members.Length; i++)
        {
            if (_names.Find(_names[i]) is int first && first != i)
            {
                Throw.SameNames(shape.Name, _members[first].Name, _members[i].Name);
            }
        }
    }

    private static bool RefusePlaces(ObjectShape shape, long places)
    {
        Throw.TooManyPlaces(shape.Name, places, MaximumForcedPlaces);
        return false;
    }

    /// <summary>What stands at places that no member has.</summary>
    public static byte[] Nils(int count)
    {
        byte[] nils = new byte[count];
        nils.AsSpan().Fill(MessagePackCode.Nil);
        return nils;
    }
}
