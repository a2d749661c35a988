using System.Collections.Immutable;
using System.Text;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// How the objects of one contract stand: as an array in which the order number is the place, as a map by number where that array would
/// be mostly gaps, or as a map by name where the contract has no numbers.
/// </summary>
internal sealed class MessagePackLayout : IObjectLayout<MessagePackLayout>
{
    /// <summary>An array that would need more places is a map instead.</summary>
    public const int MaximumPlaces = 256;

    /// <summary>The key of the base part in a map by name; no member can be called so.</summary>
    public const string BaseName = "$base";

    private readonly ImmutableArray<MemberShape> _members;
    private readonly long[] _places;
    private readonly int[] _memberAt;
    private readonly byte[][] _names;

    private MessagePackLayout(ObjectShape shape)
    {
        _members = shape.Members;
        IsNamed = shape.IsNamed;
        _places = Places(shape);
        _names = [.. _members.Select(static member => EncodeName(member.IsBase ? BaseName : member.WireName))];
        LongestName = _names.Max(static name => (int?)name.Length) ?? 0;
        Required = [.. Enumerable.Range(0, _members.Length).Where(i => _members[i].Required)];

        long places = _places.DefaultIfEmpty(-1).Max() + 1;
        IsArray = !IsNamed && places <= MaximumPlaces;
        _memberAt = [.. Enumerable.Range(0, (int)Math.Min(places, MaximumPlaces)).Select(place => Array.IndexOf(_places, place))];
        Count = IsArray ? _memberAt.Length : _members.Length;
        LeadingGap = IsArray && _places.Length > 0 ? (int)_places[0] : 0;
        IsDense = IsArray && Count == LeadingGap + _members.Length;
        Header = EncodeHeader();
    }

    /// <summary>True for a map by name.</summary>
    public bool IsNamed { get; }

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

    /// <summary>Places that an array may have where members are known by name: that of the base part.</summary>
    public int PlacesWithoutName => _memberAt.Length;

    /// <summary>Bytes of the longest name; a longer one is no member's.</summary>
    public int LongestName { get; }

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

        return IsArray || IsNamed ? -1 : Math.Max(Array.BinarySearch(_places, place), -1);
    }

    /// <summary>The member with a name; -1 when there is none.</summary>
    /// <param name="name">The name in UTF-8.</param>
    /// <param name="expected">The member that is compared first.</param>
    public int MemberNamed(ReadOnlySpan<byte> name, int expected)
    {
        if (unchecked((uint)expected < (uint)_names.Length) && name.SequenceEqual(_names[expected]))
        {
            return expected;
        }

        for (int i = 0; i < _names.Length; i++)
        {
            if (name.SequenceEqual(_names[i]))
            {
                return i;
            }
        }

        return -1;
    }

    /// <summary>True for a member whose value cannot be nil, so that nil at its place means that the writer has no such member.</summary>
    public bool IsGapWhenNil(int member) =>
        _members[member].IsBase || (WireKinds.IsFixed(_members[member].Kind) && !WireKinds.IsNullable(_members[member].Kind));

    // Order numbers count in each class of its own: the base part comes first. The others stay, so that a contract may get a base later,
    // unless one of them has the number 0. The numbers of a tuple begin at 1.
    private static long[] Places(ObjectShape shape)
    {
        long first = shape.Members.Any(static member => member.IsBase) && shape.Members.Any(static member => member.Order == 0) ? 1 : 0;
        first -= shape.IsTuple ? 1 : 0;
        return [.. shape.Members.Select(member => member.IsBase ? 0 : member.Order < 0 ? -1 : member.Order + first)];
    }

    private static byte[] EncodeName(string name)
    {
        try
        {
            return new UTF8Encoding(false, throwOnInvalidBytes: true).GetBytes(name);
        }
        catch (EncoderFallbackException)
        {
            Throw.InvalidText("the name of a member has half of a surrogate pair", -1);
            return [];
        }
    }

    private ObjectHeader EncodeHeader()
    {
        Span<byte> room = new byte[MessagePackEncoder.MaximumSize];
        int size = IsArray ? MessagePackEncoder.ArrayHeader(room, Count) : MessagePackEncoder.MapHeader(room, Count);
        byte[] header = [.. room[..size], .. Nils(LeadingGap)];
        byte[][] keys = [.. Enumerable.Range(0, _members.Length).Select(EncodeKey)];
        int scalars = _members.Sum(static member => MessagePackSizes.OfScalar(member.Kind));
        bool hasKeys = Array.Exists(keys, static key => key.Length > 0);
        return new ObjectHeader(header, hasKeys ? keys : []) { BodySize = scalars + keys.Sum(static key => key.Length) };
    }

    private byte[] EncodeKey(int member)
    {
        if (IsArray)
        {
            return Nils(member == 0 ? 0 : (int)(_places[member] - _places[member - 1] - 1));
        }

        Span<byte> room = new byte[MessagePackEncoder.MaximumSize];
        return IsNamed
            ? [.. room[..MessagePackEncoder.TextHeader(room, _names[member].Length)], .. _names[member]]
            : [.. room[..MessagePackEncoder.Unsigned(room, (ulong)_places[member])]];
    }

    private static byte[] Nils(int count)
    {
        byte[] nils = new byte[count];
        nils.AsSpan().Fill(MessagePackCode.Nil);
        return nils;
    }
}
