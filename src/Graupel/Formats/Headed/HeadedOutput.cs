using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace Graupel.Formats;

/// <summary>
/// How the formats whose objects begin with a list of their members write what is not a scalar: numbers, counts, descriptors, tags.
/// </summary>
internal static class HeadedOutput
{
    // With this one, a count takes a byte.
    private const int MaxShortCount = 0x7F - (int)HeadedCode.FirstCount;

    /// <summary>Encodes the tag of a union and, where bytes describe themselves, the kind of its value.</summary>
    public static ObjectHeader EncodeCase(UnionTag tag, WireShape value)
    {
        Span<byte> bytes = stackalloc byte[Varint.MaximumSize + sizeof(uint) + 1];
        int length = Varint.Write(bytes, tag.IsHash ? HeadedCode.HashTag : tag.Value + HeadedCode.FirstId);
        if (tag.IsHash)
        {
            BinaryPrimitives.WriteUInt32LittleEndian(bytes[length..], tag.Value);
            length += sizeof(uint);
        }

        if (!value.IsExact)
        {
            bytes[length++] = (byte)value.Kind;
        }

        return new ObjectHeader(bytes[..length]);
    }

    /// <summary>The bytes of a blob.</summary>
    public static long BlobSize(int length) => Varint.Size((ulong)length + 1) + (long)length;

    /// <summary>The bytes of a sequence; -1 where the elements are not all of one size.</summary>
    public static long SequenceSize(int count, WireShape element) =>
        element.WrittenSize < 0 ? -1 : SequenceHeaderSize(count, element) + ((long)count * element.WrittenSize);

    private static int SequenceHeaderSize(int count, WireShape element) =>
        Varint.Size((ulong)count + HeadedCode.FirstCount) + (count > 0 ? element.Descriptor.Length : 0);

    public static void WriteByte(this ref OutputCursor output, byte value)
    {
        var run = new FixedRun(ref output.Reserve(1), 1, 1);
        run.Store(0, value);
        output.Commit(ref run.Cursor);
    }

    public static void WriteVarint(this ref OutputCursor output, ulong value)
    {
        var run = new FixedRun(ref output.Reserve(Varint.MaximumSize), 0, Varint.MaximumSize);
        run.AppendVarint(value);
        output.Commit(ref run.Cursor);
    }

    public static void WriteHeader(this ref OutputCursor output, ObjectHeader header)
    {
        FixedRun run = FixedRun.Behind(header, ref output.Reserve(header.Length), 0, 0);
        output.Commit(ref run.Cursor);
    }

    public static void WriteBlob(this ref OutputCursor output, scoped ReadOnlySpan<byte> value)
    {
        output.WriteVarint((ulong)value.Length + 1);
        output.Write(value);
    }

    /// <inheritdoc cref="IWriter.WriteSequenceHeader"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void WriteSequenceHeader(this ref OutputCursor output, int count, WireShape element)
    {
        if (count == 0)
        {
            var run = new FixedRun(ref output.Reserve(1), 1, 1);
            run.Store(0, (byte)HeadedCode.FirstCount);
            output.Commit(ref run.Cursor);
        }
        else
        {
            output.WriteCountHeader(count, element);
        }
    }

    /// <summary>Counts elements that take no bytes, as <see cref="HeadedInput.Preallocate"/> does, and refuses more than may be read.</summary>
    /// <param name="output">The output.</param>
    /// <param name="unbacked">Elements so far that take no bytes.</param>
    /// <param name="count">Number of elements that follow.</param>
    /// <param name="limit">See <see cref="Limits.MaxUnbackedItems"/>.</param>
    public static void CountUnbacked(this ref OutputCursor output, ref int unbacked, long count, int limit)
    {
        if (count > limit - unbacked)
        {
            Throw.TooManyUnbacked(limit, output.Offset);
        }

        unbacked += (int)count;
    }

    /// <summary>The same for an array of several dimensions.</summary>
    public static void CountUnbacked(this ref OutputCursor output, ref int unbacked, scoped ReadOnlySpan<int> lengths, int limit)
    {
        long count = 1;
        foreach (int length in lengths)
        {
            count *= length;
        }

        output.CountUnbacked(ref unbacked, count, limit);
    }

    /// <inheritdoc cref="IWriter.TryPutSequenceHeader"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryPutSequenceHeader(scoped ref FixedRun run, int count, WireShape element)
    {
        ObjectHeader descriptor = element.Descriptor;
        if (count is 0 or > MaxShortCount || descriptor.Length > ObjectHeader.InlineSize || element.IsUnbacked)
        {
            return false;
        }

        run.AppendByte(unchecked((byte)(count + (int)HeadedCode.FirstCount)));
        run.Append(descriptor);
        return true;
    }

    private static void WriteCountHeader(this ref OutputCursor output, int count, WireShape element)
    {
        ObjectHeader descriptor = element.Descriptor;
        int size = Varint.MaximumSize + descriptor.Length;
        var run = new FixedRun(ref output.Reserve(size), 0, size);
        run.AppendVarint(unchecked((uint)count + HeadedCode.FirstCount));
        run.Append(descriptor);
        output.Commit(ref run.Cursor);
    }

    /// <inheritdoc cref="IWriter.WriteChunkedHeader"/>
    public static void WriteChunkedHeader(this ref OutputCursor output, WireShape element)
    {
        output.WriteByte((byte)HeadedCode.Chunked);
        output.WriteHeader(element.Descriptor);
    }

    /// <inheritdoc cref="IWriter.WriteArrayHeader"/>
    public static void WriteArrayHeader(this ref OutputCursor output, scoped ReadOnlySpan<int> lengths, WireShape element)
    {
        output.WriteVarint((ulong)lengths.Length);
        foreach (int length in lengths)
        {
            output.WriteVarint((ulong)length);
        }

        if (!lengths.Contains(0))
        {
            output.WriteHeader(element.Descriptor);
        }
    }

    /// <inheritdoc cref="IWriter.WriteMapHeader"/>
    public static void WriteMapHeader(this ref OutputCursor output, int count, WireShape key, WireShape value)
    {
        output.WriteVarint((ulong)count + HeadedCode.FirstCount);
        if (count > 0)
        {
            output.WriteHeader(key.Descriptor);
            output.WriteHeader(value.Descriptor);
        }
    }

    /// <summary>Writes a string of any length in pieces: as Latin-1, or as UTF-16.</summary>
    public static void WriteLongString(this ref OutputCursor output, string value, bool wide)
    {
        output.WriteVarint(HeadedText.Header(value.Length, wide));
        if (wide)
        {
            output.WriteByte(HeadedText.Utf16);
        }

        for (int i = 0; i < value.Length; i += HeadedText.LongLength)
        {
            ReadOnlySpan<char> piece = value.AsSpan(i, Math.Min(HeadedText.LongLength, value.Length - i));
            ref byte place = ref output.Reserve(piece.Length * (wide ? 2 : 1));
            var part = new FixedRun(ref place, 0, piece.Length * 2);
            part.Advance(HeadedText.WriteBody(ref place, piece, wide));
            output.Commit(ref part.Cursor);
        }
    }
}
