using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Graupel.Formats;

/// <summary>
/// How the formats whose objects begin with a list of their members read what is not a scalar: numbers, kinds, counts, descriptors, tags.
/// </summary>
internal static class HeadedInput
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte ReadByte(this ref InputCursor input) => input.Take(1);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong ReadVarint(this ref InputCursor input)
    {
        byte first = input.Take(1);
        return first < 0x80 ? first : ReadLongVarint(ref input, first);
    }

    /// <summary>Reads the rest of a number whose first byte does not end it.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ulong ReadLongVarint(this ref InputCursor input, byte first)
    {
        ulong value = (ulong)(first & 0x7F);
        int size = 1;
        byte b = first;
        while (b >= 0x80 && size < Varint.MaximumSize)
        {
            b = input.Take(1);
            value |= (ulong)(b & 0x7F) << (7 * size++);
        }

        if (b is 0 or >= 0x80)
        {
            long start = input.Offset - size;
            RefuseVarint(value == 0 && start == 0 && size == HeadedReferences.RootMark.Length, start);
        }

        return value;
    }

    /// <summary>Refuses a number that is too long.</summary>
    /// <param name="isRootMark">It is the mark of references, at the beginning of the payload.</param>
    /// <param name="offset">Where it is.</param>
    [DoesNotReturn]
    public static void RefuseVarint(bool isRootMark, long offset)
    {
        if (isRootMark)
        {
            Throw.ReferenceUnexpected(0);
        }

        Throw.InvalidHeader("a number is not in its shortest form or has more than 63 bits", offset);
    }

    /// <summary>A number as a count or length.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int ToCount(this ref InputCursor input, ulong value)
    {
        if (value > (ulong)Array.MaxLength)
        {
            RefuseCount(value, input.Offset);
        }

        return unchecked((int)value);
    }

    private static void RefuseCount(ulong value, long offset) => Throw.InvalidLength($"{value} elements or bytes do not fit into memory", offset);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool ReadPresence(this ref InputCursor input)
    {
        byte presence = input.Take(1);
        if (presence > 1)
        {
            RefusePresence(input.Offset - 1);
        }

        return presence != 0;
    }

    /// <summary>Steps over the byte that is null in place of text, bytes, objects, collections and unions.</summary>
    public static bool TryTakeNull(this ref InputCursor input) => input.TryTake((byte)HeadedCode.Null);

    public static void RefusePresence(long offset) => Throw.InvalidValue("a presence byte is neither 0 nor 1", offset);

    public static WireKind ReadKind(this ref InputCursor input)
    {
        var kind = (WireKind)input.Take(1);
        HeadedKinds.Ensure(kind, takesReferences: input.Objects is not null, input.Offset);
        return kind;
    }

    /// <summary>Reads the count of a sequence or map; see <see cref="SequenceCount"/> for special values.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int ReadCountHeader(this ref InputCursor input)
    {
        byte first = input.Take(1);
        return first is >= (byte)HeadedCode.FirstCount and < 0x80 ? first - (byte)HeadedCode.FirstCount : ReadOtherCount(ref input, first);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ReadOtherCount(ref InputCursor input, byte first)
    {
        ulong header = first < 0x80 ? first : input.ReadLongVarint(first);
        return header switch
        {
            HeadedCode.Null => SequenceCount.Null,
            HeadedCode.Chunked => SequenceCount.Chunked,
            _ => input.ToCount(header - HeadedCode.FirstCount),
        };
    }

    /// <summary>Reads rank and lengths of an array, which must have as many dimensions as expected.</summary>
    /// <param name="input">The input.</param>
    /// <param name="lengths">The dimensions.</param>
    /// <param name="isEmpty">True when there are no elements, so that nothing follows.</param>
    /// <returns>False for null.</returns>
    public static bool ReadLengths(this ref InputCursor input, scoped Span<int> lengths, out bool isEmpty)
    {
        isEmpty = true;
        ulong rank = input.ReadVarint();
        if (rank == HeadedCode.Null)
        {
            return false;
        }

        HeadedKinds.EnsureRank(rank, input.Offset);
        if (rank != (ulong)lengths.Length)
        {
            Throw.RankMismatch((int)rank, lengths.Length, input.Offset);
        }

        isEmpty = false;
        for (int i = 0; i < lengths.Length; i++)
        {
            lengths[i] = input.ToCount(input.ReadVarint());
            isEmpty |= lengths[i] == 0;
        }

        return true;
    }

    /// <inheritdoc cref="IReader.ReadCase"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static UnionForm ReadCase(this ref InputCursor input, bool isExact, out UnionTag tag, out WireKind kind)
    {
        // Most values are objects with a tag of one byte.
        ReadOnlySpan<byte> ahead = input.Span;
        if (!isExact && ahead.Length > 1 && ahead[0] is >= (byte)HeadedCode.FirstId and < 0x80 && ahead[1] == (byte)WireKind.Object)
        {
            tag = new UnionTag(unchecked((uint)(ahead[0] - HeadedCode.FirstId)), IsHash: false);
            kind = WireKind.Object;
            input.Step(2);
            return UnionForm.Case;
        }

        ulong code = input.ReadVarint();
        if (!isExact || code is < HeadedCode.FirstId or > HeadedCode.FirstId + byte.MaxValue)
        {
            return input.ReadOtherCase(code, isExact, out tag, out kind);
        }

        tag = new UnionTag(unchecked((uint)(code - HeadedCode.FirstId)), IsHash: false);
        kind = WireKind.Absent;
        return UnionForm.Case;
    }

    private static UnionForm ReadOtherCase(this ref InputCursor input, ulong code, bool isExact, out UnionTag tag, out WireKind kind)
    {
        tag = default;
        kind = WireKind.Absent;
        if (code == HeadedCode.Null)
        {
            return UnionForm.Null;
        }

        if (code == HeadedCode.HashTag)
        {
            tag = new UnionTag(new FixedView(ref input.Take(sizeof(uint)), sizeof(uint)).LoadUInt32(0), IsHash: true);
        }
        else if (code - HeadedCode.FirstId > uint.MaxValue)
        {
            Throw.InvalidHeader("a union tag has more than 32 bits", input.Offset);
        }
        else
        {
            tag = new UnionTag((uint)(code - HeadedCode.FirstId), IsHash: false);
        }

        kind = isExact ? WireKind.Absent : input.ReadKind();
        HeadedKinds.EnsureCase(kind, input.Offset);
        return UnionForm.Case;
    }

    /// <inheritdoc cref="IReader.Expect"/>
    public static ExpectedHeader Expect(ObjectShape shape) => shape.IsExact
        ? new ExpectedHeader { Form = shape.IsNullable ? ObjectForm.Null : ObjectForm.Positional }
        : new ExpectedHeader { Header = shape.Header, Form = ObjectForm.Positional };

    /// <inheritdoc cref="IReader.ReadOwnHeader"/>
    /// <param name="input">The input.</param>
    /// <param name="expected">What <see cref="Expect"/> returned.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ObjectForm ReadOwnHeader(this ref InputCursor input, ExpectedHeader expected) =>
        expected.Header is not { } header || input.TryTake(header) ? expected.Form : ObjectForm.Null;

    /// <summary>Reads what describes the elements of a sequence.</summary>
    /// <param name="input">The input.</param>
    /// <param name="element">What the reader expects.</param>
    /// <param name="hasFixedRun">Whether members of fixed size precede the others.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ElementForm ReadDescriptor(this ref InputCursor input, WireShape element, bool hasFixedRun) =>
        input.TryTake(element.Descriptor)
            ? new ElementForm(element.DescriptorKind, null, IsExpected: true)
            : ReadOtherDescriptor(ref input, element, hasFixedRun);

    /// <inheritdoc cref="IReader.TryReadShortSequence"/>
    /// <param name="input">The input.</param>
    /// <param name="element">What the reader expects.</param>
    /// <param name="managedSize">Bytes of an element in memory.</param>
    /// <param name="count">The number of elements, or <see cref="SequenceCount.Null"/>.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryReadShortSequence(this ref InputCursor input, WireShape element, int managedSize, out int count)
    {
        const int Codes = 0x80 - (int)HeadedCode.FirstCount;

        int code = input.Next;
        if (code is (int)HeadedCode.Null or (int)HeadedCode.FirstCount)
        {
            input.Step(1);
            count = code == (int)HeadedCode.Null ? SequenceCount.Null : 0;
            return true;
        }

        count = unchecked(code - (int)HeadedCode.FirstCount);
        int size = element.MinimumSize;
        return unchecked((uint)(count - 1)) < Codes - 1 && size > 0 && managedSize <= SequenceCount.ShortBytes / Codes
            && input.TryTakeBehind(in element.Descriptor.AsKey, unchecked(count * size));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ElementForm ReadOtherDescriptor(ref InputCursor input, WireShape element, bool hasFixedRun)
    {
        WireKind kind = input.ReadKind();
        if (kind is not (WireKind.Object or WireKind.BareObject))
        {
            return new ElementForm(kind, null, kind == element.DescriptorKind);
        }

        ObjectShape shape = element.Object ?? ObjectShape.Empty;
        HeaderMap? map = null;
        if (!input.TryTake(shape.Header) && input.ReadForeignHeader(shape, ObjectPlace.Single, hasFixedRun, out map, isObject: false) == ObjectForm.Null)
        {
            Throw.InvalidHeader("elements are described by null", input.Offset);
        }

        return new ElementForm(kind, map, map is null && kind == element.DescriptorKind);
    }

    /// <summary>Reads the header of an object that does not begin with the expected one, or where that is not available.</summary>
    /// <param name="input">The input.</param>
    /// <param name="shape">The reader's contract.</param>
    /// <param name="place">The place of the header.</param>
    /// <param name="hasFixedRun">Whether members of fixed size precede the others.</param>
    /// <param name="map">The writer's members, where they differ.</param>
    /// <param name="isObject">Whether the members follow: then each takes a byte at least.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ObjectForm ReadForeignHeader(
        this ref InputCursor input, ObjectShape shape, ObjectPlace place, bool hasFixedRun, out HeaderMap? map, bool isObject = true)
    {
        map = null;
        ulong header = input.ReadVarint();
        if (header == HeadedCode.Null)
        {
            if (place == ObjectPlace.Base)
            {
                Throw.InvalidHeader("a null base object", input.Offset);
            }

            return shape.IsNullable ? ObjectForm.Null : input.RefuseNull(shape);
        }

        map = HeaderReader.Read(ref input, shape, header - 1, hasFixedRun);
        if (map is not null)
        {
            return ObjectForm.Keyed;
        }

        if (isObject)
        {
            input.ExpectFew(shape.LeastSize(hasFixedRun));
        }

        return ObjectForm.Positional;
    }

    public static ObjectForm RefuseNull(this ref InputCursor input, ObjectShape shape)
    {
        Throw.InvalidValue($"null for {shape.Name}, which cannot be null", input.Offset);
        return ObjectForm.Null;
    }

    /// <inheritdoc cref="IReader.Preallocate"/>
    /// <param name="input">The input.</param>
    /// <param name="limits">The limits of the read.</param>
    /// <param name="unbacked">Elements so far that take no bytes.</param>
    /// <param name="count">Number of elements according to the data.</param>
    /// <param name="minimumSize">The least number of bytes of an element on the wire.</param>
    /// <param name="managedSize">Bytes of an element in memory.</param>
    /// <param name="isFixed">Whether each element takes just the least.</param>
    public static int Preallocate(this ref InputCursor input, Limits limits, ref long unbacked, int count, int minimumSize, int managedSize, bool isFixed)
    {
        if (minimumSize != 0)
        {
            return input.Affordable(count, minimumSize, managedSize, isFixed);
        }

        unbacked += count;
        if (unbacked > limits.MaxUnbackedItems)
        {
            Throw.TooManyUnbacked(limits.MaxUnbackedItems, input.Offset);
        }

        return count;
    }
}
