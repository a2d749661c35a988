namespace Graupel.Formats;

/// <content>One value of each variable kind.</content>
internal sealed partial class HeadedScanner
{
    private void ScanValue(ref ScanInput input, WireKind kind)
    {
        if (TryScanLeaf(ref input, kind))
        {
            return;
        }

        switch (kind)
        {
            case WireKind.Object or WireKind.BaseObject or WireKind.HeadedObject:
                ScanObject(ref input);
                break;
            case WireKind.Sequence:
                ScanSequence(ref input, isMap: false);
                break;
            case WireKind.Map:
                ScanSequence(ref input, isMap: true);
                break;
            case WireKind.Array:
                ScanArray(ref input);
                break;
            case WireKind.Union:
                ScanUnion(ref input);
                break;
            case WireKind.Tracked when _trackedRoot is { } root:
                ScanRoot(ref input, root);
                break;
            case WireKind.Tracked:
                ScanTracked(ref input);
                break;
            default:
                Throw.UnsupportedFormat($"kind {(byte)kind:X2}", input.Offset);
                break;
        }
    }

    private void ScanObject(ref ScanInput input)
    {
        int ownedFrom = _kinds.Count;
        ulong header = input.ReadVarint();
        if (header == HeadedCode.Null || input.Needed > 0)
        {
            return;
        }

        Descriptor descriptor = ReadHeader(ref input, WireKind.Object, header);
        if (input.Needed > 0)
        {
            return;
        }

        SkipRaw(ref input, (ulong)descriptor.FixedSize);
        if (descriptor.Count > 0)
        {
            Open(Frame.OfMembers(descriptor, ownedFrom), input.Offset);
        }
    }

    private void ScanSequence(ref ScanInput input, bool isMap)
    {
        int ownedFrom = _kinds.Count;
        ulong header = input.ReadVarint();
        if (header is HeadedCode.Null or HeadedCode.FirstCount || input.Needed > 0)
        {
            return;
        }

        Descriptor first = ReadDescriptor(ref input);
        Descriptor second = isMap ? ReadDescriptor(ref input) : default;
        if (input.Needed > 0)
        {
            return;
        }

        bool chunked = header == HeadedCode.Chunked;
        ulong count = chunked ? 0 : header - HeadedCode.FirstCount;
        Open(new Frame(first, second, isMap ? Multiply(count, 2, input.Offset) : count, IsMembers: false, isMap, chunked, ownedFrom), input.Offset);
    }

    private void ScanArray(ref ScanInput input)
    {
        int ownedFrom = _kinds.Count;
        ulong count = ReadArrayCount(ref input);
        if (count == 0 || input.Needed > 0)
        {
            return;
        }

        Descriptor element = ReadDescriptor(ref input);
        if (input.Needed == 0)
        {
            Open(new Frame(element, default, count, IsMembers: false, IsMap: false, IsChunked: false, ownedFrom), input.Offset);
        }
    }

    private void ScanUnion(ref ScanInput input)
    {
        ulong tag = input.ReadVarint();
        if (tag == HeadedCode.Null || input.Needed > 0)
        {
            return;
        }

        if (tag == HeadedCode.HashTag)
        {
            input.Skip(sizeof(uint));
        }

        WireKind kind = input.ReadKind();
        if (input.Needed == 0)
        {
            HeadedKinds.EnsureCase(kind, input.Offset);
            ScanValue(ref input, kind);
        }
    }

    // A payload that was written without references has no mark in front.
    private void ScanRoot(ref ScanInput input, WireKind value)
    {
        if (!input.StartsWith(HeadedReferences.RootMark))
        {
            ScanValue(ref input, value);
        }
        else
        {
            input.Skip(HeadedReferences.RootMark.Length);
            ScanTracked(ref input);
        }

        _trackedRoot = input.Needed == 0 ? null : _trackedRoot;
    }

    private void ScanTracked(ref ScanInput input)
    {
        long start = input.Offset;
        ulong code = input.ReadVarint();
        long mark = input.Offset;
        if (code >= HeadedCode.FirstNumber && input.Needed == 0)
        {
            References?.Add(start);
        }

        if (code != HeadedCode.NewObject || input.Needed > 0)
        {
            return;
        }

        WireKind kind = input.ReadKind();
        if (input.Needed == 0)
        {
            HeadedKinds.EnsureObject(kind, input.Offset);
            ScanValue(ref input, kind);
        }

        if (input.Needed == 0)
        {
            _objects?.Mark(mark);
        }
    }

    private Descriptor ReadDescriptor(ref ScanInput input)
    {
        WireKind kind = input.ReadKind();
        if (input.Needed > 0 || kind is not (WireKind.Object or WireKind.BareObject))
        {
            return new Descriptor(kind, 0, 0, 0);
        }

        ulong header = input.ReadVarint();
        if (header == HeadedCode.Null && input.Needed == 0)
        {
            Throw.InvalidHeader("elements are described by null", input.Offset);
        }

        return input.Needed > 0 ? default : ReadHeader(ref input, kind, header);
    }

    private Descriptor ReadHeader(ref ScanInput input, WireKind kind, ulong header)
    {
        int start = _kinds.Count;
        int fixedSize = 0;
        MemberList.Ensure(header - 1, input.Offset);
        int form = (int)((header - 1) & 3);
        ulong count = (header - 1) >> 2;
        input.Await((int)count * EntrySize(form));
        for (ulong i = 0; i < count && input.Needed == 0; i++)
        {
            if (form == MemberList.Sparse)
            {
                input.ReadVarint();
            }
            else if (form == MemberList.Named)
            {
                input.Skip(sizeof(uint));
            }

            WireKind member = input.ReadMemberKind();
            if (Scalars.HasFixedRun && WireKinds.IsFixed(member))
            {
                fixedSize = checked(fixedSize + WireKinds.FixedSize(member));
            }
            else if (member != WireKind.Absent)
            {
                _kinds.Add(member);
            }
        }

        return new Descriptor(kind, fixedSize, start, _kinds.Count - start);
    }

    private static int EntrySize(int form) => form switch
    {
        MemberList.Named => MemberList.NamedEntrySize,
        MemberList.Sparse => 2, // at least
        _ => 1,
    };
}
