using System.Runtime.CompilerServices;

namespace Graupel.Formats.Fast;

/// <content>Headers of objects, sequences, maps and unions.</content>
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
    public static KeptLayout EncodeKept(ObjectShape shape, ulong omitted, UnknownMembers kept) =>
        HeadedKept.Encode(shape, omitted, kept, hasFixedRun: HasFixedLayout);

    /// <inheritdoc/>
    public static ObjectHeader EncodeCase(UnionTag tag, WireShape value) => HeadedOutput.EncodeCase(tag, value);

    /// <inheritdoc/>
    public static long SequenceSize(int count, WireShape element) => HeadedOutput.SequenceSize(count, element);

    /// <inheritdoc/>
    public static long BlobSize(int length) => HeadedOutput.BlobSize(length);

    /// <inheritdoc/>
    public void WriteCase(ObjectHeader header) => _out.WriteHeader(header);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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
    public static bool IsOfOneSize(WireKind kind) => true;

    /// <inheritdoc/>
    public static ElementLayout LayoutOf(WireKind kind) => ElementLayout.Fixed;

    /// <inheritdoc/>
    public readonly void WriteNumbers(scoped ReadOnlySpan<ushort> values, WireKind kind) => throw new NotSupportedException();

    /// <inheritdoc/>
    public readonly void WriteNumbers(scoped ReadOnlySpan<uint> values, WireKind kind) => throw new NotSupportedException();

    /// <inheritdoc/>
    public readonly void WriteNumbers(scoped ReadOnlySpan<ulong> values, WireKind kind) => throw new NotSupportedException();

    /// <inheritdoc/>
    public readonly void WriteNumbers(scoped ReadOnlySpan<byte> values, WireKind kind) => throw new NotSupportedException();

    /// <inheritdoc/>
    public readonly void WriteDates(scoped ReadOnlySpan<DateTime> values) => throw new NotSupportedException();

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

    readonly bool IWriter.EndsWithNull => _out.Last == 0;

    bool IWriter.EndsWithValues(int count, long size, WireKind kind, ref FrameScanner? scanner) =>
        _out.Examine(size) is not { IsEmpty: false } bytes || HeadedExamination.AreValues(bytes, count, FastScalars.Instance, kind, ref scanner);
}
