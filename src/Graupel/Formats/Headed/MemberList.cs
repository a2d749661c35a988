using System.Buffers;
using Graupel.Model;

namespace Graupel.Formats;

/// <summary>
/// The header of a tolerant object: the list of its members. A varint ((count * 4) + form) + 1, then an entry for each member.
/// Form 0: kinds of the orders 1, 2, 3 ... with <see cref="WireKind.Absent"/> in gaps. Form 1: order delta and kind.
/// Form 2, for contracts without numbers: hash of the name and kind.
/// </summary>
internal static class MemberList
{
    public const int Numbered = 0;
    public const int Sparse = 1;
    public const int Named = 2;

    /// <summary>Bytes of an entry in the form with names.</summary>
    public const int NamedEntrySize = 5;

    /// <summary>Encodes the header of a contract.</summary>
    public static byte[] Encode(IReadOnlyList<MemberShape> members)
    {
        int baseCount = members.Count > 0 && members[0].IsBase ? 1 : 0;
        if (members.Count > baseCount && members[baseCount].Order < 0)
        {
            return EncodeNamed(members);
        }

        bool canNumber = members.Count == baseCount || members[baseCount].Order >= 1;
        if (canNumber && (members.Count == baseCount || members[^1].Order <= members.Count))
        {
            return EncodeNumbered(members, baseCount); // most contracts
        }

        byte[] sparse = EncodeSparse(members);
        byte[]? numbered = canNumber && members[^1].Order <= sparse.Length ? EncodeNumbered(members, baseCount) : null;
        return numbered is not null && numbered.Length <= sparse.Length ? numbered : sparse;
    }

    private static byte[] EncodeNumbered(IReadOnlyList<MemberShape> members, int baseCount)
    {
        int count = baseCount + (members.Count > baseCount ? members[^1].Order : 0);
        ArrayBufferWriter<byte> output = Start(count, Numbered);
        Span<byte> kinds = output.GetSpan(count)[..count];
        kinds.Clear();
        foreach (MemberShape member in members)
        {
            kinds[member.IsBase ? 0 : baseCount + member.Order - 1] = (byte)member.Kind;
        }

        output.Advance(count);
        return output.WrittenSpan.ToArray();
    }

    private static byte[] EncodeSparse(IReadOnlyList<MemberShape> members)
    {
        ArrayBufferWriter<byte> output = Start(members.Count, Sparse);
        int last = -1;
        foreach (MemberShape member in members)
        {
            int delta = member.IsBase ? 0 : member.Order - last;
            last = member.IsBase ? last : member.Order;
            Put(output, (ulong)delta);
            output.Write([(byte)member.Kind]);
        }

        return output.WrittenSpan.ToArray();
    }

    private static byte[] EncodeNamed(IReadOnlyList<MemberShape> members) =>
        EncodeNamed([.. members.Select(static member => (member.IsBase ? 0 : NameHash.OfUtf8(member.WireName), member.Kind))]);

    /// <summary>Encodes the header of members that are known by the hashes of their names; that of a base object is 0.</summary>
    public static byte[] EncodeNamed(IReadOnlyList<(uint Hash, WireKind Kind)> members)
    {
        ArrayBufferWriter<byte> output = Start(members.Count, Named);
        foreach ((uint hash, WireKind kind) in members)
        {
            output.Write([unchecked((byte)hash), unchecked((byte)(hash >> 8)), unchecked((byte)(hash >> 16)), (byte)(hash >> 24), (byte)kind]);
        }

        return output.WrittenSpan.ToArray();
    }

    private static ArrayBufferWriter<byte> Start(int count, int form)
    {
        var output = new ArrayBufferWriter<byte>();
        Put(output, (((ulong)count << 2) | (uint)form) + 1);
        return output;
    }

    private static void Put(ArrayBufferWriter<byte> output, ulong value) => output.Advance(Varint.Write(output.GetSpan(Varint.MaximumSize), value));
}
