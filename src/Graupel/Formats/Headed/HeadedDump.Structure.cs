using System.Buffers.Binary;
using Graupel.Model;

namespace Graupel.Formats;

/// <content>Objects, sequences, maps and unions.</content>
internal ref partial struct HeadedDump
{
    private void Object(string name, WireKind kind, WireShape? shape)
    {
        int at = _position;
        ObjectShape? contract = shape?.Object;
        if (shape?.IsExact == true && contract is not null)
        {
            bool present = kind == WireKind.BaseObject || !contract.IsNullable || Presence();
            Line(at, $"{name}: {contract.Name}{(present ? ", exact" : " null")}");
            if (present)
            {
                Members(MembersOf(contract), shape);
            }

            return;
        }

        List<MemberEntry>? entries = Header(contract?.Name ?? "object", out string description);
        Line(at, $"{name}: {contract?.Name ?? "object"} {description}");
        if (entries is not null)
        {
            Members(entries, shape);
        }
    }

    private static List<MemberEntry> MembersOf(ObjectShape contract) =>
        [.. contract.Members.Select(static m =>
            new MemberEntry(m.Order >= 0 ? (uint)m.Order : m.IsBase ? 0 : NameHash.OfUtf8(m.WireName), m.Kind, IsName: m.Order < 0))];

    private List<MemberEntry>? Header(string name, out string description)
    {
        int at = _position;
        ulong header = Varint();
        if (header == HeadedCode.Null)
        {
            description = "null";
            return null;
        }

        MemberList.Ensure(header - 1, at);
        int form = (int)((header - 1) & 3);
        ulong count = (header - 1) >> 2;
        for (ulong i = 0; i < count; i++)
        {
            if (form == MemberList.Sparse)
            {
                Varint();
            }

            Take(form == MemberList.Named ? MemberList.NamedEntrySize : 1u);
        }

        description = $"(form {form}, {count} members)";
        List<MemberEntry> entries = MemberEntry.ReadAll(_data[at.._position], form, (int)count, at, takesReferences: true);
        HeaderReader.EnsureDistinct(entries, name, at);
        return entries;
    }

    private void Members(List<MemberEntry> entries, WireShape? shape)
    {
        ObjectShape? contract = shape?.Object;
        _tree.Indent();
        IEnumerable<MemberEntry> inOrder = _scalars.HasFixedRun ? entries.OrderBy(static entry => !WireKinds.IsFixed(entry.Kind)) : entries;
        foreach (MemberEntry entry in inOrder.Where(static entry => entry.Kind != WireKind.Absent))
        {
            int member = contract is null ? -1 : Find(contract, entry);
            string id = entry.Kind == WireKind.BaseObject ? "base" : entry.IsName ? $"#{entry.Id:X8}" : $"#{entry.Id}";
            WireShape? below = member < 0 || WireKinds.IsFixed(entry.Kind) ? null : shape!.Below()[member];
            Value(member < 0 ? id : $"{id} {contract!.Members[member].Name}", entry.Kind, below);
        }

        _tree.Leave();
    }

    private static int Find(ObjectShape contract, MemberEntry entry)
    {
        for (int i = 0; i < contract.Members.Length; i++)
        {
            MemberShape member = contract.Members[i];
            uint id = member.Order >= 0 ? (uint)member.Order : NameHash.OfUtf8(member.WireName);
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
        if (header is HeadedCode.Null or HeadedCode.FirstCount)
        {
            return;
        }

        (WireKind kind, List<MemberEntry>? entries) = Descriptor(element);
        for (ulong count = header == HeadedCode.Chunked ? Varint() : header - HeadedCode.FirstCount; count > 0; count = header == HeadedCode.Chunked ? Varint() : 0)
        {
            Elements(count, kind, entries, element);
        }
    }

    private void Map(string name, WireShape? shape)
    {
        int at = _position;
        IReadOnlyList<WireShape>? below = shape?.Below();
        ulong header = Varint();
        Line(at, $"{name}: map {Count(header)}");
        if (header is HeadedCode.Null or HeadedCode.FirstCount)
        {
            return;
        }

        (WireKind keyKind, List<MemberEntry>? keyEntries) = Descriptor(below?[0]);
        (WireKind valueKind, List<MemberEntry>? valueEntries) = Descriptor(below?[1]);
        for (ulong count = header == HeadedCode.Chunked ? Varint() : header - HeadedCode.FirstCount; count > 0; count = header == HeadedCode.Chunked ? Varint() : 0)
        {
            for (ulong i = 0; i < count; i++)
            {
                int before = _position;
                Element($"[{i}].key", keyKind, keyEntries, below?[0]);
                Element($"[{i}].value", valueKind, valueEntries, below?[1]);
                EnsureProgress(before);
            }
        }
    }

    private void Array(string name, WireShape? shape)
    {
        int at = _position;
        WireShape? element = shape?.Below()[0];
        ulong rank = Varint();
        ulong count = 0;
        if (rank != HeadedCode.Null)
        {
            HeadedKinds.EnsureRank(rank, at);
            count = 1;
        }

        var lengths = new List<ulong>();
        for (ulong i = 0; i < rank; i++)
        {
            lengths.Add(Varint());
            if (Math.BigMul(count, lengths[^1], out count) != 0)
            {
                Throw.InvalidLength("an array has more elements than can be counted", at);
            }
        }

        Line(at, $"{name}: array {(rank == HeadedCode.Null ? "null" : string.Join('x', lengths))}");
        (WireKind kind, List<MemberEntry>? entries) = count == 0 ? default : Descriptor(element);
        Elements(count, kind, entries, element);
    }

    private void Union(string name, WireShape? shape)
    {
        int at = _position;
        ulong tag = Varint();
        if (tag == HeadedCode.Null)
        {
            Line(at, $"{name}: union null");
            return;
        }

        bool isHash = tag == HeadedCode.HashTag;
        ulong number = isHash ? BinaryPrimitives.ReadUInt32LittleEndian(Take(sizeof(uint))) : tag - HeadedCode.FirstId;
        if (number > uint.MaxValue)
        {
            Throw.InvalidHeader("a union tag has more than 32 bits", at);
        }

        var selected = new UnionTag((uint)number, isHash);
        Line(at, $"{name}: union {(isHash ? "hash" : "id")} {selected.Value}");
        int index = shape?.FindCase(selected) ?? -1;
        WireShape? value = index < 0 ? null : shape!.Below()[index];
        if (shape?.IsExact != true)
        {
            WireKind kind = Kind();
            HeadedKinds.EnsureCase(kind, _position);
            Value("case", kind, value);
        }
        else if (value is null)
        {
            Throw.UnknownTag(name, selected, at);
        }
        else
        {
            Value("case", KindOfPresent(value), value);
        }
    }

    private void Tracked(string name, WireShape? shape)
    {
        int at = _position;
        ulong code = Varint();
        if (code != HeadedCode.NewObject)
        {
            if (code != HeadedCode.Null && code - HeadedCode.FirstNumber >= (ulong)_objects)
            {
                Throw.ReferenceMissing(_position);
            }

            Line(at, $"{name}: reference {(code == HeadedCode.Null ? "null" : $"to {code - HeadedCode.FirstNumber}")}");
            return;
        }

        Line(at, $"{name}: reference, object {_objects++}");
        WireShape? value = shape?.Below()[0];
        if (shape?.IsExact != true)
        {
            WireKind kind = Kind();
            HeadedKinds.EnsureObject(kind, _position);
            Value("object", kind, value);
        }
        else
        {
            Value("object", KindOfPresent(value!), value);
        }
    }

    private static WireKind KindOfPresent(WireShape shape) => shape is { Kind: WireKind.Object, SaysPresence: false } ? WireKind.BaseObject : shape.Kind;

    private (WireKind Kind, List<MemberEntry>? Entries) Descriptor(WireShape? element)
    {
        if (element?.IsExact == true)
        {
            return (element.Kind, null);
        }

        WireKind kind = Kind();
        if (kind is not (WireKind.Object or WireKind.BareObject))
        {
            return (kind, null);
        }

        List<MemberEntry>? entries = Header(element?.Object?.Name ?? "object", out _);
        if (entries is null)
        {
            Throw.InvalidHeader("elements are described by null", _position);
        }

        return (kind, entries);
    }

    private void Elements(ulong count, WireKind kind, List<MemberEntry>? entries, WireShape? element)
    {
        int length = _scalars.BlockLength(kind);
        for (ulong i = 0; i < count;)
        {
            int block = (int)Math.Min(count - i, (ulong)length);
            if (block == 1)
            {
                int before = _position;
                Element($"[{i++}]", kind, entries, element);
                EnsureProgress(before);
                continue;
            }

            int at = _position;
            object[] values = _scalars.ShowBlock(kind, block, _data, at, out int size);
            Take((ulong)size);
            _tree.Indent();
            foreach (object value in values)
            {
                Line(at, $"[{i++}]: {Named(kind, value)}");
            }

            _tree.Leave();
        }
    }

    private void Element(string name, WireKind kind, List<MemberEntry>? entries, WireShape? element)
    {
        if (entries is null)
        {
            Value(name, kind, element);
            return;
        }

        int at = _position;
        WireShape? shape = Fitting(kind, element);
        bool present = kind == WireKind.BareObject || Presence();
        _tree.Indent();
        Line(at, $"{name}: {shape?.Object?.Name ?? "object"}{(present ? "" : " null")}");
        if (present)
        {
            Members(entries, shape);
        }

        _tree.Leave();
    }

    // Whatever the elements are: a few bytes can announce any number of those that take none.
    private void EnsureProgress(int before)
    {
        if (_position == before && ++_unbacked > MaxUnbacked)
        {
            Throw.LimitExceeded($"more than {MaxUnbacked} elements take no bytes", before);
        }
    }

    private static string Count(ulong header) => header switch
    {
        HeadedCode.Null => "null",
        HeadedCode.Chunked => "in chunks",
        _ => $"of {header - HeadedCode.FirstCount}",
    };
}
