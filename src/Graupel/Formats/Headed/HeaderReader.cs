using System.Buffers;
using System.Runtime.InteropServices;

namespace Graupel.Formats;

/// <summary>Reads headers that differ from the expected one, and matches their members to the reader's.</summary>
internal static class HeaderReader
{
    public const int MaxMembers = 4096;

    // Headers of far more members than the reader has are not kept: anybody can send such.
    private const int MostKept = 256;

    // Many of them are kept.
    private const int MostKeptOfMany = 32;

    /// <summary>Reads the entries of a header.</summary>
    /// <param name="input">The input, after the number that begins the header.</param>
    /// <param name="shape">The reader's contract.</param>
    /// <param name="code">That number, less one: count and form.</param>
    /// <param name="hasFixedRun">Whether members of fixed size precede the others.</param>
    /// <returns>The writer's members, or null when the header is the expected one after all.</returns>
    public static HeaderMap? Read(ref InputCursor input, ObjectShape shape, ulong code, bool hasFixedRun)
    {
        long offset = input.Offset;
        MemberList.Ensure(code, offset);
        HeaderMapCache maps = hasFixedRun ? shape.Maps : shape.SequentialMaps;
        Span<byte> number = stackalloc byte[Varint.MaximumSize];
        number = number[..Varint.Write(number, code + 1)];
        if (maps.TryTake(ref input, number, code, out HeaderMap? known))
        {
            return known;
        }

        if (TryTakeRest(ref input, shape.Header, number, code))
        {
            return null;
        }

        int size = MemberList.SizeOf(input.Span, code);
        ReadOnlySpan<byte> header = size >= 0 ? [.. number, .. input.TakeSpan(size)] : Collect(ref input, code).WrittenSpan;
        if (header.SequenceEqual(shape.Header.Bytes))
        {
            return null;
        }

        if (size < 0 && maps.Find(header) is { } met)
        {
            return met;
        }

        HeaderMap map = Match(header, shape, code, hasFixedRun, offset, takesReferences: input.Objects is not null);
        if (map.Slots.Length <= (shape.OmitsDefaults ? MostKeptOfMany : MostKept) + (2 * shape.Members.Length))
        {
            maps.Add(map);
        }

        return map;
    }

    // At the end of a piece of the input the expected header is met here, and nothing is copied. As many entries as expected are as long, except for those with numbers.
    private static bool TryTakeRest(ref InputCursor input, ObjectHeader expected, scoped ReadOnlySpan<byte> number, ulong code)
    {
        if ((int)(code & 3) == MemberList.Sparse || !expected.Bytes.AsSpan().StartsWith(number))
        {
            return false;
        }

        ReadOnlySpan<byte> rest = expected.Bytes.AsSpan(number.Length);
        input.Peek(rest.Length);
        bool isExpected = input.Span.StartsWith(rest);
        if (isExpected)
        {
            input.Advance(rest.Length);
        }

        return isExpected;
    }

    private static ArrayBufferWriter<byte> Collect(ref InputCursor input, ulong code)
    {
        var header = new ArrayBufferWriter<byte>();
        header.Advance(Varint.Write(header.GetSpan(Varint.MaximumSize), code + 1));
        int count = (int)(code >> 2);
        switch ((int)(code & 3))
        {
            case MemberList.Numbered:
                Copy(ref input, header, count);
                break;
            case MemberList.Named:
                Copy(ref input, header, count * MemberList.NamedEntrySize);
                break;
            case MemberList.Sparse:
                for (int i = 0; i < count; i++)
                {
                    header.Advance(Varint.Write(header.GetSpan(Varint.MaximumSize), input.ReadVarint()));
                    Copy(ref input, header, 1);
                }

                break;
        }

        return header;
    }

    private static void Copy(ref InputCursor input, ArrayBufferWriter<byte> header, int count)
    {
        const int Piece = 256;
        for (int i = 0; i < count; i += Piece)
        {
            Span<byte> piece = header.GetSpan(Piece)[..Math.Min(Piece, count - i)];
            input.Read(piece);
            header.Advance(piece.Length);
        }
    }

    private static HeaderMap Match(ReadOnlySpan<byte> header, ObjectShape shape, ulong code, bool hasFixedRun, long offset, bool takesReferences)
    {
        int form = (int)(code & 3);
        HeaderMembers members = shape.Layout<HeaderMembers>();
        List<MemberEntry> entries = MemberEntry.ReadAll(header, form, (int)(code >> 2), offset, takesReferences);
        if (form == MemberList.Named)
        {
            EnsureDistinct(entries, shape.Name, offset); // numbers ascend
        }

        entries.RemoveAll(static entry => entry.Kind == WireKind.Absent);
        int fixedCount = hasFixedRun ? entries.Count(static entry => WireKinds.IsFixed(entry.Kind)) : 0;
        var slots = new HeaderSlot[entries.Count];
        int fixedAt = 0;
        int variableAt = fixedCount;
        int fixedSize = 0;
        foreach (MemberEntry entry in entries)
        {
            if (members.IsNamed && form != MemberList.Named && entry.Kind != WireKind.BaseObject)
            {
                Throw.InvalidHeader($"members of {shape.Name} are identified by name here, but were written by number", offset);
            }

            int member = members.Find(entry);
            if (member < 0 && shape.RefusesUnknown)
            {
                Throw.UnknownMember(shape.Name, entry.Id, isHash: form == MemberList.Named, offset);
            }

            if (hasFixedRun && WireKinds.IsFixed(entry.Kind))
            {
                slots[fixedAt++] = new HeaderSlot(member, entry.Kind, fixedSize) { Id = entry.Id };
                fixedSize += WireKinds.FixedSize(entry.Kind);
            }
            else
            {
                slots[variableAt++] = new HeaderSlot(member, entry.Kind, -1) { Id = entry.Id };
            }
        }

        return new HeaderMap(header, ImmutableCollectionsMarshal.AsImmutableArray(slots), fixedCount, fixedSize, FindMissing(members, slots)) { IsNamed = form == MemberList.Named };
    }

    /// <summary>Refuses two members that are known by the same: by sorting, because hashes can be chosen to collide in a table.</summary>
    public static void EnsureDistinct(List<MemberEntry> entries, string name, long offset)
    {
        uint[] ids = [.. entries.Where(static entry => entry.Kind != WireKind.BaseObject).Select(static entry => entry.Id)];
        Array.Sort(ids);
        for (int i = 1; i < ids.Length; i++)
        {
            if (ids[i] == ids[i - 1])
            {
                Throw.DuplicateMember(name, offset);
            }
        }
    }

    private static int FindMissing(HeaderMembers members, HeaderSlot[] slots)
    {
        if (members.Required.Length == 0)
        {
            return -1;
        }

        HashSet<int> found = [.. slots.Select(static slot => slot.Member)];
        int missing = Array.FindIndex(members.Required, member => !found.Contains(member));
        return missing < 0 ? -1 : members.Required[missing];
    }
}
