using System.Buffers.Binary;

namespace Graupel.Formats.Fast;

/// <content>Objects, sequences, maps and unions.</content>
internal ref partial struct FastDump
{
    private void Object(string name, WireKind kind, WireShape? shape)
    {
        int at = _position;
        ObjectShape? contract = shape?.Object;
        if (shape?.IsExact == true && contract is not null)
        {
            bool present = kind == WireKind.BaseObject || !contract.IsNullable || Take(1)[0] != 0;
            Line(at, $"{name}: {contract.Name}{(present ? ", exact" : " null")}");
            if (present)
            {
                Members(MembersOf(contract), shape);
            }

            return;
        }

        List<MemberEntry>? entries = Header(out string description);
        Line(at, $"{name}: {contract?.Name ?? "object"} {description}");
        if (entries is not null)
        {
            Members(entries, shape);
        }
    }

    private static List<MemberEntry> MembersOf(ObjectShape contract) =>
        [.. contract.Members.Select(static m => new MemberEntry(m.Order >= 0 ? (uint)m.Order : m.IsBase ? 0 : MemberList.Hash(m.WireName), m.Kind))];

    private List<MemberEntry>? Header(out string description)
    {
        int at = _position;
        ulong header = Varint();
        if (header == FastCode.Null)
        {
            description = "null";
            return null;
        }

        int form = (int)((header - 1) & 3);
        ulong count = (header - 1) >> 2;
        if (form > MemberList.Named)
        {
            Throw.UnsupportedFormat("form 3 of an object header", at);
        }

        for (ulong i = 0; i < count; i++)
        {
            if (form == MemberList.Sparse)
            {
                Varint();
            }

            Take(form == MemberList.Named ? MemberList.NamedEntrySize : 1u);
        }

        description = $"(form {form}, {count} members)";
        return MemberEntry.ReadAll(_data[at.._position], form, (int)count, at);
    }

    private void Members(List<MemberEntry> entries, WireShape? shape)
    {
        ObjectShape? contract = shape?.Object;
        _level++;
        foreach (bool isFixed in (ReadOnlySpan<bool>)[true, false])
        {
            foreach (MemberEntry entry in entries)
            {
                if (entry.Kind == WireKind.Absent || WireKinds.IsFixed(entry.Kind) != isFixed)
                {
                    continue;
                }

                int member = contract is null ? -1 : Find(contract, entry);
                string id = entry.Kind == WireKind.BaseObject ? "base" : $"#{entry.Id:X}";
                WireShape? below = member < 0 || isFixed ? null : shape!.Below()[member];
                Value(member < 0 ? id : $"{id} {contract!.Members[member].Name}", entry.Kind, below);
            }
        }

        _level--;
    }

    private static int Find(ObjectShape contract, MemberEntry entry)
    {
        for (int i = 0; i < contract.Members.Length; i++)
        {
            MemberShape member = contract.Members[i];
            uint id = member.Order >= 0 ? (uint)member.Order : MemberList.Hash(member.WireName);
            if (member.IsBase ? entry.Kind == WireKind.BaseObject : entry.Kind != WireKind.BaseObject && id == entry.Id)
            {
                return i;
            }
        }

        return -1;
    }

    private void Sequence(string name, WireShape? shape)
    {
        int at = _position;
        WireShape? element = shape?.Below()[0];
        ulong header = Varint();
        Line(at, $"{name}: sequence {Count(header)}");
        if (header is FastCode.Null or FastCode.FirstCount)
        {
            return;
        }

        (WireKind kind, List<MemberEntry>? entries) = Descriptor(element);
        for (ulong count = header == FastCode.Chunked ? Varint() : header - FastCode.FirstCount; count > 0; count = header == FastCode.Chunked ? Varint() : 0)
        {
            for (ulong i = 0; i < count; i++)
            {
                Element($"[{i}]", kind, entries, element);
            }
        }
    }

    private void Map(string name, WireShape? shape)
    {
        int at = _position;
        IReadOnlyList<WireShape>? below = shape?.Below();
        ulong header = Varint();
        Line(at, $"{name}: map {Count(header)}");
        if (header is FastCode.Null or FastCode.FirstCount)
        {
            return;
        }

        (WireKind keyKind, List<MemberEntry>? keyEntries) = Descriptor(below?[0]);
        (WireKind valueKind, List<MemberEntry>? valueEntries) = Descriptor(below?[1]);
        for (ulong count = header == FastCode.Chunked ? Varint() : header - FastCode.FirstCount; count > 0; count = header == FastCode.Chunked ? Varint() : 0)
        {
            for (ulong i = 0; i < count; i++)
            {
                Element($"[{i}].key", keyKind, keyEntries, below?[0]);
                Element($"[{i}].value", valueKind, valueEntries, below?[1]);
            }
        }
    }

    private void Array(string name, WireShape? shape)
    {
        int at = _position;
        WireShape? element = shape?.Below()[0];
        ulong rank = Varint();
        ulong count = rank == FastCode.Null ? 0u : 1u;
        var lengths = new List<ulong>();
        for (ulong i = 0; i < rank; i++)
        {
            lengths.Add(Varint());
            count = checked(count * lengths[^1]);
        }

        Line(at, $"{name}: array {(rank == FastCode.Null ? "null" : string.Join('x', lengths))}");
        (WireKind kind, List<MemberEntry>? entries) = count == 0 ? default : Descriptor(element);
        for (ulong i = 0; i < count; i++)
        {
            Element($"[{i}]", kind, entries, element);
        }
    }

    private void Union(string name, WireShape? shape)
    {
        int at = _position;
        ulong tag = Varint();
        if (tag == FastCode.Null)
        {
            Line(at, $"{name}: union null");
            return;
        }

        bool isHash = tag == FastCode.HashTag;
        var selected = new UnionTag(isHash ? BinaryPrimitives.ReadUInt32LittleEndian(Take(sizeof(uint))) : (uint)(tag - FastCode.FirstId), isHash);
        Line(at, $"{name}: union {(isHash ? "hash" : "id")} {selected.Value}");
        int index = shape?.FindCase(selected) ?? -1;
        WireShape? value = index < 0 ? null : shape!.Below()[index];
        if (shape?.IsExact != true)
        {
            Value("case", (WireKind)Take(1)[0], value);
        }
        else if (value is null)
        {
            Throw.UnknownTag(name, selected, at);
        }
        else
        {
            Value("case", value.Kind == WireKind.Object ? WireKind.BaseObject : value.Kind, value);
        }
    }

    private (WireKind Kind, List<MemberEntry>? Entries) Descriptor(WireShape? element)
    {
        if (element?.IsExact == true)
        {
            return (element.Kind, null);
        }

        var kind = (WireKind)Take(1)[0];
        return kind is WireKind.Object or WireKind.BareObject ? (kind, Header(out _)) : (kind, null);
    }

    private void Element(string name, WireKind kind, List<MemberEntry>? entries, WireShape? element)
    {
        if (entries is null)
        {
            Value(name, kind, element);
            return;
        }

        int at = _position;
        bool present = kind == WireKind.BareObject || Take(1)[0] != 0;
        _level++;
        Line(at, $"{name}: {element?.Object?.Name ?? "object"}{(present ? "" : " null")}");
        if (present)
        {
            Members(entries, element);
        }

        _level--;
    }

    private static string Count(ulong header) => header switch
    {
        FastCode.Null => "null",
        FastCode.Chunked => "in chunks",
        _ => $"of {header - FastCode.FirstCount}",
    };
}
