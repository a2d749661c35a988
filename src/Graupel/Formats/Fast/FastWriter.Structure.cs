using System.Buffers.Binary;

namespace Graupel.Formats.Fast;

/// <content>What stands in front of objects, sequences, maps and unions.</content>
public ref partial struct FastWriter
{
    /// <inheritdoc/>
    public static ObjectHeader EncodeHeader(ObjectShape shape, ObjectPlace place) => place switch
    {
        ObjectPlace.Single when !shape.IsExact => shape.Header,
        ObjectPlace.Base when !shape.IsExact => shape.Header,
        ObjectPlace.Base => new ObjectHeader([]),
        _ => new ObjectHeader(shape.IsNullable ? [1] : []),
    };

    /// <inheritdoc/>
    public static ObjectHeader EncodeCase(UnionTag tag, WireShape value)
    {
        Span<byte> bytes = stackalloc byte[Varint.MaximumSize + sizeof(uint) + 1];
        int length = Varint.Write(bytes, tag.IsHash ? FastCode.HashTag : tag.Value + FastCode.FirstId);
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

    /// <inheritdoc/>
    public static long SequenceSize(int count, WireShape element) => element.FixedSize < 0
        ? -1
        : Varint.Size((ulong)count + FastCode.FirstCount) + (count > 0 ? element.Descriptor.Length : 0) + ((long)count * element.FixedSize);

    /// <inheritdoc/>
    public static long BlobSize(int length) => Varint.Size((ulong)length + 1) + (long)length;

    /// <inheritdoc/>
    public void WriteCase(ObjectHeader header)
    {
        FixedRun run = Begin(header, 0, 0, 0);
        Commit(ref run);
    }

    /// <inheritdoc/>
    public void WriteSequenceHeader(int count, WireShape element)
    {
        if (count == 0)
        {
            WriteByte((byte)FastCode.FirstCount);
            return;
        }

        ObjectHeader descriptor = element.Descriptor;
        FixedRun run = BeginElements(Varint.MaximumSize + descriptor.Length);
        run.AppendVarint((uint)count + FastCode.FirstCount);
        run.Append(descriptor);
        Commit(ref run);
    }

    /// <inheritdoc/>
    public static bool HasChunks => true;

    /// <inheritdoc/>
    public void WriteChunkedHeader(WireShape element)
    {
        WriteByte((byte)FastCode.Chunked);
        WriteRaw(element.Descriptor.Bytes);
    }

    /// <inheritdoc/>
    public void WriteChunkHeader(int count) => WriteVarint((ulong)count);

    /// <inheritdoc/>
    public void WriteArrayHeader(scoped ReadOnlySpan<int> lengths, WireShape element)
    {
        WriteVarint((ulong)lengths.Length);
        foreach (int length in lengths)
        {
            WriteVarint((ulong)length);
        }

        if (!lengths.Contains(0))
        {
            WriteCase(element.Descriptor);
        }
    }

    /// <inheritdoc/>
    public void WriteMapHeader(int count, WireShape key, WireShape value)
    {
        WriteVarint((ulong)count + FastCode.FirstCount);
        if (count > 0)
        {
            WriteCase(key.Descriptor);
            WriteCase(value.Descriptor);
        }
    }
}
