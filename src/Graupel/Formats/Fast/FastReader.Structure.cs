using System.Runtime.CompilerServices;

namespace Graupel.Formats.Fast;

/// <content>Headers of objects, sequences, maps and unions.</content>
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

        return _in.TryTake(shape.Header) ? ObjectForm.Positional : _in.ReadForeignHeader(shape, place, HasFixedLayout, out map);
    }

    /// <inheritdoc/>
    public static ExpectedHeader Expect(ObjectShape shape) => HeadedInput.Expect(shape);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ObjectForm ReadOwnHeader(ExpectedHeader expected) => _in.ReadOwnHeader(expected);

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

        if (form.Kind == WireKind.Object && !_in.ReadPresence())
        {
            return shape.IsNullable ? ObjectForm.Null : _in.RefuseNull(shape);
        }

        return map is null ? ObjectForm.Positional : ObjectForm.Keyed;
    }

    /// <inheritdoc/>
    public int ReadSequenceHeader(WireShape element, out ElementForm form)
    {
        int count = _in.ReadCountHeader();
        form = count is > 0 or SequenceCount.Chunked ? _in.ReadDescriptor(element, HasFixedLayout) : default;
        return count;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    bool IReader.TryReadShortSequence(WireShape element, int managedSize, out int count) => _in.TryReadShortSequence(element, managedSize, out count);

    static ref readonly ElementForm IReader.ExpectedForm(WireShape element) => ref element.Descriptor.Form;

    /// <inheritdoc/>
    public int ReadChunkHeader(WireShape element) => _in.ToCount(_in.ReadVarint());

    /// <inheritdoc/>
    public static ElementLayout LayoutOf(WireKind kind) => ElementLayout.Fixed;

    /// <inheritdoc/>
    public readonly void ReadDates(scoped Span<DateTime> values) => throw new NotSupportedException();

    /// <inheritdoc/>
    public readonly void ReadNumbers(scoped Span<byte> values, WireKind kind) => throw new NotSupportedException();

    /// <inheritdoc/>
    public readonly void ReadNumbers(scoped Span<ushort> values, WireKind kind) => throw new NotSupportedException();

    /// <inheritdoc/>
    public readonly void ReadNumbers(scoped Span<uint> values, WireKind kind) => throw new NotSupportedException();

    /// <inheritdoc/>
    public readonly void ReadNumbers(scoped Span<ulong> values, WireKind kind) => throw new NotSupportedException();

    /// <inheritdoc/>
    public int ReadMapHeader(WireShape key, WireShape value, out ElementForm keyForm, out ElementForm valueForm)
    {
        int count = _in.ReadCountHeader();
        bool described = count is > 0 or SequenceCount.Chunked;
        keyForm = described ? _in.ReadDescriptor(key, HasFixedLayout) : default;
        valueForm = described ? _in.ReadDescriptor(value, HasFixedLayout) : default;
        return count;
    }

    /// <inheritdoc/>
    public bool ReadArrayHeader(scoped Span<int> lengths, WireShape element, out ElementForm form)
    {
        bool isThere = _in.ReadLengths(lengths, out bool isEmpty);
        form = isEmpty ? default : _in.ReadDescriptor(element, HasFixedLayout);
        return isThere;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public UnionForm ReadCase(bool isExact, out UnionTag tag, out WireKind kind) => _in.ReadCase(isExact, out tag, out kind);

    bool IReader.TryReadNull() => _in.TryTakeNull();

    private ObjectForm ReadExactPresence(ObjectShape shape) =>
        !shape.IsNullable || _in.ReadPresence() ? ObjectForm.Positional : ObjectForm.Null;
}
