using System.Runtime.CompilerServices;

namespace Graupel.Formats.Compact;

/// <content>Headers of objects, sequences, maps and unions; sequences of integers.</content>
public ref partial struct CompactWriter
{
    /// <inheritdoc/>
    public static ObjectHeader EncodeHeader(ObjectShape shape, ObjectPlace place)
    {
        ReadOnlySpan<byte> presence = [1];
        ReadOnlySpan<byte> bytes = place switch
        {
            ObjectPlace.Single or ObjectPlace.Base when !shape.IsExact => shape.Header.Bytes,
            ObjectPlace.Base => [],
            _ => shape.IsNullable ? presence : [],
        };
        return new ObjectHeader(bytes) { BodySize = (int)ScalarSize(shape.FixedSize) };
    }

    /// <inheritdoc/>
    public static KeptLayout EncodeKept(ObjectShape shape, ulong omitted, UnknownMembers kept) =>
        HeadedKept.Encode(shape, omitted, kept, hasFixedRun: HasFixedLayout);

    /// <inheritdoc/>
    public static ObjectHeader EncodeCase(UnionTag tag, WireShape value) => HeadedOutput.EncodeCase(tag, value);

    /// <inheritdoc/>
    public static bool IsOfOneSize(WireKind kind) => LayoutOf(kind) == ElementLayout.Fixed;

    /// <inheritdoc/>
    public static ElementLayout LayoutOf(WireKind kind) => CompactKinds.LayoutOf(kind);

    /// <inheritdoc/>
    public static long SequenceSize(int count, WireShape element) => HeadedOutput.SequenceSize(count, element);

    /// <inheritdoc/>
    public static long BlobSize(int length) => HeadedOutput.BlobSize(length);

    /// <inheritdoc/>
    public void WriteNull() => _out.WriteByte(0);

    /// <inheritdoc/>
    public void WriteNullElement() => _out.WriteByte(0);

    /// <inheritdoc/>
    public void WriteRaw(scoped ReadOnlySpan<byte> value) => _out.Write(value);

    /// <inheritdoc/>
    public void WriteKept(scoped ReadOnlySpan<byte> value, KeptObjects? objects) => _out.WriteKept(Objects, value, objects);

    /// <inheritdoc/>
    public void WriteBlob(scoped ReadOnlySpan<byte> value) => _out.WriteBlob(value);

    /// <inheritdoc/>
    public void WriteCase(ObjectHeader header) => _out.WriteHeader(header);

    /// <inheritdoc/>
    public void WriteSequenceHeader(int count, WireShape element)
    {
        if (element.IsUnbacked)
        {
            _out.CountUnbacked(ref _unbacked, count, _maxUnbacked);
        }

        _out.WriteSequenceHeader(count, element);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutNull(scoped ref FixedRun run) => run.AppendByte(0);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutEmpty(scoped ref FixedRun run) => run.AppendByte((byte)HeadedCode.FirstCount);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool TryPutSequenceHeader(scoped ref FixedRun run, int count, WireShape element) => HeadedOutput.TryPutSequenceHeader(ref run, count, element);

    /// <inheritdoc/>
    public static bool HasExtensions => false;

    /// <inheritdoc/>
    public readonly void WriteExtension(sbyte type, scoped ReadOnlySpan<byte> content) => throw new NotSupportedException();

    /// <inheritdoc/>
    public static bool HasChunks => true;

    /// <inheritdoc/>
    public void WriteChunkedHeader(WireShape element) => _out.WriteChunkedHeader(element);

    /// <inheritdoc/>
    public void WriteChunkHeader(int count) => _out.WriteVarint((ulong)count);

    /// <inheritdoc/>
    public void WriteArrayHeader(scoped ReadOnlySpan<int> lengths, WireShape element)
    {
        if (element.IsUnbacked)
        {
            _out.CountUnbacked(ref _unbacked, lengths, _maxUnbacked);
        }

        _out.WriteArrayHeader(lengths, element);
    }

    /// <inheritdoc/>
    public void WriteMapHeader(int count, WireShape key, WireShape value)
    {
        if (key.IsUnbacked && value.IsUnbacked)
        {
            _out.CountUnbacked(ref _unbacked, count, _maxUnbacked);
        }

        _out.WriteMapHeader(count, key, value);
    }

    /// <inheritdoc/>
    public void WriteNumbers(scoped ReadOnlySpan<ushort> values, WireKind kind) => BlockWriter<ushort>.Write(ref _out, values, WireKinds.IsSigned(kind));

    /// <inheritdoc/>
    public void WriteNumbers(scoped ReadOnlySpan<uint> values, WireKind kind) => BlockWriter<uint>.Write(ref _out, values, WireKinds.IsSigned(kind));

    /// <inheritdoc/>
    public void WriteNumbers(scoped ReadOnlySpan<ulong> values, WireKind kind) => BlockWriter<ulong>.Write(ref _out, values, WireKinds.IsSigned(kind));

    /// <inheritdoc/>
    public readonly void WriteNumbers(scoped ReadOnlySpan<byte> values, WireKind kind) => throw new NotSupportedException();

    /// <inheritdoc/>
    public readonly void WriteDates(scoped ReadOnlySpan<DateTime> values) => throw new NotSupportedException();

    readonly bool IWriter.EndsWithNull => _out.Last == 0;

    bool IWriter.EndsWithValues(int count, long size, WireKind kind, ref FrameScanner? scanner) =>
        _out.Examine(size) is not { IsEmpty: false } bytes || HeadedExamination.AreValues(bytes, count, CompactScalars.Instance, kind, ref scanner);
}
