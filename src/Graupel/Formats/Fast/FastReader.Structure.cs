using System.Runtime.CompilerServices;

namespace Graupel.Formats.Fast;

/// <content>What stands in front of objects, sequences, maps and unions.</content>
public ref partial struct FastReader
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ObjectForm ReadObjectHeader(ObjectShape shape, ObjectPlace place, out HeaderMap? map)
    {
        map = null;
        if (shape.IsExact)
        {
            return place == ObjectPlace.Base ? ObjectForm.Positional : ReadExactPresence(shape);
        }

        return _in.TryTake(shape.Header) ? ObjectForm.Positional : ReadForeignHeader(shape, place, out map);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ObjectForm ReadElementHeader(ObjectShape shape, in ElementForm form, out HeaderMap? map)
    {
        map = form.Map;
        if (shape.IsExact)
        {
            return ReadExactPresence(shape);
        }

        if (form.Kind == WireKind.HeadedObject)
        {
            return ReadObjectHeader(shape, ObjectPlace.Single, out map);
        }

        if (form.Kind == WireKind.Object && !ReadPresenceByte())
        {
            return shape.IsNullable ? ObjectForm.Null : RefuseNull(shape);
        }

        return map is null ? ObjectForm.Positional : ObjectForm.Keyed;
    }

    /// <inheritdoc/>
    public int ReadSequenceHeader(WireShape element, out ElementForm form)
    {
        int count = ReadCountHeader();
        form = count is > 0 or SequenceCount.Chunked ? ReadDescriptor(element) : default;
        return count;
    }

    /// <inheritdoc/>
    public int ReadChunkHeader(WireShape element) => ReadCount(ReadVarint());

    /// <inheritdoc/>
    public int ReadMapHeader(WireShape key, WireShape value, out ElementForm keyForm, out ElementForm valueForm)
    {
        int count = ReadCountHeader();
        bool described = count is > 0 or SequenceCount.Chunked;
        keyForm = described ? ReadDescriptor(key) : default;
        valueForm = described ? ReadDescriptor(value) : default;
        return count;
    }

    /// <inheritdoc/>
    public bool ReadArrayHeader(scoped Span<int> lengths, WireShape element, out ElementForm form)
    {
        form = default;
        ulong rank = ReadVarint();
        if (rank == FastCode.Null)
        {
            return false;
        }

        if (rank is < FastCode.MinRank or > FastCode.MaxRank)
        {
            Throw.InvalidHeader($"an array of rank {rank}", Offset);
        }

        if (rank != (ulong)lengths.Length)
        {
            Throw.RankMismatch((int)rank, lengths.Length, Offset);
        }

        bool any = true;
        for (int i = 0; i < lengths.Length; i++)
        {
            lengths[i] = ReadCount(ReadVarint());
            any &= lengths[i] > 0;
        }

        if (any)
        {
            form = ReadDescriptor(element);
        }

        return true;
    }

    /// <inheritdoc/>
    public UnionForm ReadCase(bool isExact, out UnionTag tag, out WireKind kind)
    {
        ulong code = ReadVarint();
        tag = default;
        kind = WireKind.Absent;
        if (code == FastCode.Null)
        {
            return UnionForm.Null;
        }

        if (code == FastCode.HashTag)
        {
            tag = new UnionTag(View(sizeof(uint)).LoadUInt32(0), IsHash: true);
        }
        else if (code - FastCode.FirstId > uint.MaxValue)
        {
            Throw.InvalidHeader("a union tag has more than 32 bits", Offset);
        }
        else
        {
            tag = new UnionTag((uint)(code - FastCode.FirstId), IsHash: false);
        }

        kind = isExact ? WireKind.Absent : ReadKind();
        if (WireKinds.IsNullable(kind) || kind is WireKind.HeadedObject or WireKind.BareObject)
        {
            Throw.InvalidHeader($"kind {(byte)kind:X2} in a union", Offset);
        }

        return UnionForm.Case;
    }

    private int ReadCountHeader()
    {
        ulong header = ReadVarint();
        return header switch
        {
            FastCode.Null => SequenceCount.Null,
            FastCode.Chunked => SequenceCount.Chunked,
            _ => ReadCount(header - FastCode.FirstCount),
        };
    }

    private ElementForm ReadDescriptor(WireShape element)
    {
        if (_in.TryTake(element.Descriptor))
        {
            return new ElementForm(element.DescriptorKind, null, IsExpected: true);
        }

        WireKind kind = ReadKind();
        if (kind is not (WireKind.Object or WireKind.BareObject))
        {
            return new ElementForm(kind, null, kind == element.DescriptorKind);
        }

        ObjectShape shape = element.Object ?? ObjectShape.Empty;
        HeaderMap? map = null;
        if (!_in.TryTake(shape.Header) && ReadForeignHeader(shape, ObjectPlace.Single, out map) == ObjectForm.Null)
        {
            Throw.InvalidHeader("elements are described by null", Offset);
        }

        return new ElementForm(kind, map, map is null && kind == element.DescriptorKind);
    }

    private WireKind ReadKind()
    {
        var kind = (WireKind)ReadByte();
        if (kind is WireKind.BaseObject or WireKind.Absent)
        {
            Throw.InvalidHeader($"kind {(byte)kind:X2} cannot stand here", Offset);
        }

        if (kind == WireKind.Tracked)
        {
            Throw.UnsupportedFormat("tracked references, which this reader was not told to expect", Offset);
        }

        if (!WireKinds.IsKnown(kind))
        {
            Throw.UnsupportedFormat($"kind {(byte)kind:X2}", Offset);
        }

        return kind;
    }

    private bool ReadPresenceByte()
    {
        byte presence = ReadByte();
        if (presence > 1)
        {
            Throw.InvalidValue("a presence byte is neither 0 nor 1", Offset - 1);
        }

        return presence != 0;
    }

    private ObjectForm ReadExactPresence(ObjectShape shape) =>
        !shape.IsNullable || ReadPresenceByte() ? ObjectForm.Positional : ObjectForm.Null;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ObjectForm ReadForeignHeader(ObjectShape shape, ObjectPlace place, out HeaderMap? map)
    {
        map = null;
        ulong header = ReadVarint();
        if (header == FastCode.Null)
        {
            if (place == ObjectPlace.Base)
            {
                Throw.InvalidHeader("a null base object", Offset);
            }

            return shape.IsNullable ? ObjectForm.Null : RefuseNull(shape);
        }

        map = FastHeaderReader.Read(ref _in, shape, header - 1);
        return map is null ? ObjectForm.Positional : ObjectForm.Keyed;
    }

    private readonly ObjectForm RefuseNull(ObjectShape shape)
    {
        Throw.InvalidValue($"null where {shape.Name} cannot be", Offset);
        return ObjectForm.Null;
    }
}
