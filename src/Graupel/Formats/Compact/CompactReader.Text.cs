using System.Runtime.CompilerServices;

namespace Graupel.Formats.Compact;

/// <content>Strings, blobs, and sequences of integers.</content>
public ref partial struct CompactReader
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? ReadString() => _in.ReadString();

    /// <inheritdoc/>
    public byte[]? ReadBlob()
    {
        ulong header = _in.ReadVarint();
        return header == HeadedCode.Null ? null : _in.ReadBytes(_in.ToCount(header - 1));
    }

    /// <inheritdoc/>
    public readonly byte[]? ReadExtension(out sbyte type) => throw new NotSupportedException();

    /// <inheritdoc/>
    public static ElementLayout LayoutOf(WireKind kind) => CompactKinds.LayoutOf(kind);

    /// <inheritdoc/>
    public readonly void ReadDates(scoped Span<DateTime> values) => throw new NotSupportedException();

    /// <inheritdoc/>
    public readonly void ReadNumbers(scoped Span<byte> values, WireKind kind) => throw new NotSupportedException();

    /// <inheritdoc/>
    public void ReadNumbers(scoped Span<ushort> values, WireKind kind)
    {
        if (values.Length >= BlockCode.Shortest)
        {
            BlockReader<ushort>.Read(ref _in, values, WireKinds.IsSigned(kind));
            return;
        }

        for (int i = 0; i < values.Length; i++)
        {
            values[i] = WireKinds.IsSigned(kind) ? unchecked((ushort)ReadInt16(default, -1)) : ReadUInt16(default, -1);
        }
    }

    /// <inheritdoc/>
    public void ReadNumbers(scoped Span<uint> values, WireKind kind)
    {
        if (values.Length >= BlockCode.Shortest)
        {
            BlockReader<uint>.Read(ref _in, values, WireKinds.IsSigned(kind));
            return;
        }

        for (int i = 0; i < values.Length; i++)
        {
            values[i] = WireKinds.IsSigned(kind) ? unchecked((uint)ReadInt32(default, -1)) : ReadUInt32(default, -1);
        }
    }

    /// <inheritdoc/>
    public void ReadNumbers(scoped Span<ulong> values, WireKind kind)
    {
        if (values.Length >= BlockCode.Shortest)
        {
            BlockReader<ulong>.Read(ref _in, values, WireKinds.IsSigned(kind));
            return;
        }

        for (int i = 0; i < values.Length; i++)
        {
            values[i] = WireKinds.IsSigned(kind) ? unchecked((ulong)ReadInt64(default, -1)) : ReadUInt64(default, -1);
        }
    }
}
