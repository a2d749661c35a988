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

    /// <summary>Refuses a header that no writer begins so.</summary>
    /// <param name="code">The number that begins it, less one: count and form.</param>
    /// <param name="offset">Where it is.</param>
    public static void Ensure(ulong code, long offset)
    {
        if (code >> 2 > HeaderReader.MaxMembers)
        {
            Throw.InvalidHeader($"{code >> 2} members", offset);
        }

        // These are what the tags of cases look like where a root of a base type was written.
        if (code is Sparse or Named)
        {
            Throw.InvalidHeader("no members in a form for some, as if another type had been written, perhaps a base", offset);
        }

        if ((code & 3) > Named)
        {
            Throw.UnsupportedFormat("form 3 of an object header", offset);
        }
    }

    /// <summary>Number of bytes of all entries; -1 if not all of them are there, or they are none.</summary>
    /// <param name="entries">The bytes from the first entry on.</param>
    /// <param name="code">The number before them, less one: count and form.</param>
    public static int SizeOf(ReadOnlySpan<byte> entries, ulong code)
    {
        int count = (int)(code >> 2);
        int size = (int)(code & 3) switch
        {
            Numbered => count,
            Named => count * NamedEntrySize,
            _ => SizeOfSparse(entries, count),
        };
        return size <= entries.Length ? size : -1;
    }

    private static int SizeOfSparse(ReadOnlySpan<byte> entries, int count)
    {
        int size = 0;
        for (int i = 0; i < count; i++)
        {
            int number = size < entries.Length ? Varint.Read(entries[size..], out _) : 0;
            if (number <= 0)
            {
                return -1;
            }

            size += number + 1; // and the kind
        }

        return size;
    }

    /// <summary>Encodes the header of a contract.</summary>
    public static byte[] Encode(ReadOnlySpan<MemberShape> members)
    {
        int baseCount = members.Length > 0 && members[0].IsBase ? 1 : 0;
        if (members.Length > baseCount && members[baseCount].Order < 0)
        {
            return EncodeNamed(members);
        }

        bool canNumber = members.Length == baseCount || members[baseCount].Order >= 1;
        if (canNumber && (members.Length == baseCount || members[^1].Order <= members.Length))
        {
            return EncodeNumbered(members, baseCount); // most contracts
        }

        byte[] sparse = EncodeSparse(members);
        byte[]? numbered = canNumber && members[^1].Order <= Math.Min(sparse.Length, HeaderReader.MaxMembers - baseCount) ? EncodeNumbered(members, baseCount) : null;
        return numbered is not null && numbered.Length <= sparse.Length ? numbered : sparse;
    }

    private static byte[] EncodeNumbered(ReadOnlySpan<MemberShape> members, int baseCount)
    {
        int count = baseCount + (members.Length > baseCount ? members[^1].Order : 0);
        byte[] kinds = new byte[count];
        foreach (MemberShape member in members)
        {
            kinds[member.IsBase ? 0 : baseCount + member.Order - 1] = (byte)member.Kind;
        }

        using MemoryStream output = Start(count, Numbered);
        output.Write(kinds, 0, count);
        return output.ToArray();
    }

    private static byte[] EncodeSparse(ReadOnlySpan<MemberShape> members)
    {
        using MemoryStream output = Start(members.Length, Sparse);
        int last = -1;
        foreach (MemberShape member in members)
        {
            long delta = member.IsBase ? 0 : (long)member.Order - last;
            last = member.IsBase ? last : member.Order;
            Put(output, (ulong)delta);
            output.WriteByte((byte)member.Kind);
        }

        return output.ToArray();
    }

    private static byte[] EncodeNamed(ReadOnlySpan<MemberShape> members)
    {
        var entries = new (uint Hash, WireKind Kind)[members.Length];
        for (int i = 0; i < members.Length; i++)
        {
            entries[i] = (members[i].IsBase ? 0 : NameHash.OfUtf8(members[i].WireName), members[i].Kind);
        }

        return EncodeNamed(entries);
    }

    /// <summary>Encodes the header of members that are known by the hashes of their names; that of a base object is 0.</summary>
    public static byte[] EncodeNamed(ReadOnlySpan<(uint Hash, WireKind Kind)> members)
    {
        using MemoryStream output = Start(members.Length, Named);
        foreach ((uint hash, WireKind kind) in members)
        {
            output.Write([unchecked((byte)hash), unchecked((byte)(hash >> 8)), unchecked((byte)(hash >> 16)), (byte)(hash >> 24), (byte)kind]);
        }

        return output.ToArray();
    }

    // A stream, because the runtime has its code already.
    private static MemoryStream Start(int count, int form)
    {
        var output = new MemoryStream();
        Put(output, (((ulong)count << 2) | (uint)form) + 1);
        return output;
    }

    private static void Put(MemoryStream output, ulong value)
    {
        Span<byte> bytes = stackalloc byte[Varint.MaximumSize];
        output.Write(bytes[..Varint.Write(bytes, value)]);
    }
}
