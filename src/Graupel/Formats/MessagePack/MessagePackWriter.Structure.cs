using System.Runtime.CompilerServices;

namespace Graupel.Formats.MessagePack;

/// <content>Headers of objects, sequences, maps and unions.</content>
public ref partial struct MessagePackWriter
{
    private const int CaseParts = 2;

    /// <inheritdoc/>
    public static ObjectHeader EncodeHeader(ObjectShape shape, ObjectPlace place) => shape.Whole is { } whole
        ? whole.Layout<MessagePackLayout>().HeaderWithout(whole.Members.Length - shape.Members.Length)
        : shape.Layout<MessagePackLayout>().Header;

    /// <inheritdoc/>
    public static bool CanOmit(ObjectShape shape) => !shape.IsExact && !shape.Layout<MessagePackLayout>().IsArray;

    /// <inheritdoc/>
    public static KeptLayout EncodeKept(ObjectShape shape, ulong omitted, UnknownMembers kept) => MessagePackKept.Encode(shape, omitted, kept);

    /// <inheritdoc/>
    public static ObjectHeader EncodeCase(UnionTag tag, WireShape value)
    {
        Span<byte> room = new byte[1 + MessagePackEncoder.MaximumSize];
        int size = MessagePackEncoder.ArrayHeader(room, CaseParts);
        size += MessagePackEncoder.Signed(room[size..], tag.IsHash ? ~(long)tag.Value : unchecked((int)tag.Value));
        return new ObjectHeader(room[..size]);
    }

    /// <inheritdoc/>
    public static long SequenceSize(int count, WireShape element) => -1;

    /// <inheritdoc/>
    /// <remarks>Headers of the old specification are as long from 256 bytes on; shorter ones are not measured.</remarks>
    public static long BlobSize(int length) => MessagePackEncoder.BlobHeader(stackalloc byte[MessagePackEncoder.MaximumSize], length) + (long)length;

    /// <inheritdoc/>
    public void WriteCase(ObjectHeader header) => _out.Write(header.Bytes);

    /// <inheritdoc/>
    public void WriteNull()
    {
        FixedRun run = BeginElements(1);
        PutNull(ref run);
        Commit(ref run);
    }

    /// <inheritdoc/>
    public void WriteNullElement() => WriteNull();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteSequenceHeader(int count, WireShape element)
    {
        FixedRun run = BeginElements(1);
        if (TryPutSequenceHeader(ref run, count, element))
        {
            Commit(ref run);
        }
        else
        {
            WriteLongSequenceHeader(count);
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutNull(scoped ref FixedRun run) => run.AppendByte(MessagePackCode.Nil);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutEmpty(scoped ref FixedRun run) => run.AppendByte(MessagePackCode.FixArray);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool TryPutSequenceHeader(scoped ref FixedRun run, int count, WireShape element)
    {
        if ((uint)count > MessagePackCode.MaxFixCount)
        {
            return false;
        }

        run.AppendByte(unchecked((byte)(MessagePackCode.FixArray | count)));
        return true;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteLongSequenceHeader(int count)
    {
        FixedRun run = BeginElements(MessagePackEncoder.MaximumSize);
        PutArrayHeader(ref run, count);
        Commit(ref run);
    }

    /// <inheritdoc/>
    public static bool HasChunks => false;

    /// <inheritdoc/>
    public readonly void WriteChunkedHeader(WireShape element) => throw new NotSupportedException();

    /// <inheritdoc/>
    public readonly void WriteChunkHeader(int count) => throw new NotSupportedException();

    /// <inheritdoc/>
    public void WriteMapHeader(int count, WireShape key, WireShape value)
    {
        FixedRun run = BeginElements(MessagePackEncoder.MaximumSize);
        run.Advance(MessagePackEncoder.MapHeader(run.Room(MessagePackEncoder.MaximumSize), count));
        Commit(ref run);
    }

    /// <inheritdoc/>
    public void WriteArrayHeader(scoped ReadOnlySpan<int> lengths, WireShape element)
    {
        FixedRun run = BeginElements((lengths.Length + 2) * MessagePackEncoder.MaximumSize);
        PutArrayHeader(ref run, lengths.Length + 1);
        long count = 1;
        foreach (int length in lengths)
        {
            PutInt32(ref run, 0, length);
            count *= length;
        }

        PutArrayHeader(ref run, (int)count);
        Commit(ref run);
    }

    private static void PutArrayHeader(scoped ref FixedRun run, int count) =>
        run.Advance(MessagePackEncoder.ArrayHeader(run.Room(MessagePackEncoder.MaximumSize), count));

    readonly bool IWriter.EndsWithNull => _out.Last == MessagePackCode.Nil;

    bool IWriter.EndsWithValues(int count, long size, WireKind kind, ref FrameScanner? scanner) =>
        _out.Examine(size) is not { IsEmpty: false } bytes || MessagePackScan.AreValues(bytes, count);
}
