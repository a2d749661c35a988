using System.Buffers.Binary;
using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Graupel.Formats;

/// <summary>
/// A reserved stretch of output. Members of fixed size are at constant offsets from its start (formats with a fixed layout); the cursor
/// is where the next variable byte goes. It lives in a local from the reservation to the commit.
/// </summary>
/// <remarks>
/// For generated code, which is not memory-safe by itself: other offsets than the reserved ones overwrite other memory, and converters written by hand use
/// <see cref="IWriter"/>'s methods for whole values.
/// The reservation is the bounds check for all that is put: offsets and sizes are constants of the contract, strings were measured. A run stays in registers as
/// long as its address waits for nothing that branches: <c>run.Store(offset, value ? a : b)</c> puts all of it into memory, for the whole method.
/// </remarks>
public ref struct FixedRun
{
    private ref byte _start;
    private ref byte _cursor;
    private readonly nint _limit;
    private ObjectKey[]? _keys;

    /// <summary>Creates a run whose fixed part begins at <paramref name="start"/> and whose variable part follows it.</summary>
    /// <param name="start">First reserved byte.</param>
    /// <param name="fixedSize">Bytes of the fixed part.</param>
    /// <param name="limit">Bytes reserved in all.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedRun(ref byte start, int fixedSize, nint limit)
    {
        _start = ref start;
        _cursor = ref Unsafe.Add(ref start, fixedSize);
        _limit = limit;
    }

    /// <summary>Writes a header to reserved room and starts a run after it.</summary>
    /// <param name="header">The header.</param>
    /// <param name="place">First reserved byte.</param>
    /// <param name="fixedSize">Bytes of the fixed part.</param>
    /// <param name="limit">Bytes reserved after the header.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static FixedRun Behind(ObjectHeader header, ref byte place, int fixedSize, nint limit)
    {
        ref byte end = ref header.Length > ObjectHeader.InlineSize ? ref CopyLong(ref place, header.Bytes) : ref Copy(ref place, in header.AsKey);
        return new FixedRun(ref end, fixedSize, limit);
    }

    /// <summary>The same run, for members with the keys of a header.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal FixedRun WithKeys(ObjectHeader header)
    {
        _keys = header.WrittenKeys;
        return this;
    }

    /// <summary>A run of its own in the room at the cursor, for a scalar of <paramref name="size"/> bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly FixedRun Here(int size) => new(ref _cursor, 0, size);

    /// <summary>Where the next variable byte goes.</summary>
    [UnscopedRef]
    public readonly ref byte Cursor => ref _cursor;

    /// <summary>Moves the cursor over bytes that were written at it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Advance(nint size)
    {
        _cursor = ref Unsafe.Add(ref _cursor, size);
        Debug.Assert(Unsafe.ByteOffset(ref _start, ref _cursor) <= _limit + OutputCursor.Slack, "more was written than reserved");
    }

    /// <summary>Moves the cursor to the end of bytes that were written at it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void MoveTo(scoped ref byte end)
    {
        // The end lies in the run, so it lives as long as the cursor does.
        _cursor = ref Unsafe.AsRef(in end);
        Debug.Assert(Unsafe.ByteOffset(ref _start, ref _cursor) <= _limit + OutputCursor.Slack, "more was written than reserved");
    }

    /// <summary>The same, unless the end is a null reference: then nothing was written.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryMoveTo(scoped ref byte end)
    {
        if (Unsafe.IsNullRef(in end))
        {
            return false;
        }

        MoveTo(ref end);
        return true;
    }

    /// <summary>Continues in other room of the same size.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void GoOnAt(scoped ref byte place)
    {
        // The caller just reserved it.
        _start = ref Unsafe.AsRef(in place);
        _cursor = ref _start;
    }

    /// <summary>Writes a header at the cursor; the reservation counted its length.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Append(ObjectHeader header) => this = Behind(header, ref _cursor, 0, _limit);

    /// <summary>Writes the key of a member at the cursor, where members have keys; the reservation counted its length.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void AppendKey(ObjectHeader header, int member)
    {
        ObjectKey[] keys = _keys!;
        if (keys.Length == 0)
        {
            return;
        }

        // Nothing of the above is needed after the call, so that nothing has to be kept for it.
        ref readonly ObjectKey key = ref keys[member];
        ref byte end = ref key.Length > ObjectKey.InlineSize ? ref CopyLong(ref _cursor, header.LongKey(member)) : ref Copy(ref _cursor, in key);
        _cursor = ref end;
    }

    /// <summary>Writes one byte at the cursor; the reservation counted it, or its slack takes it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void AppendByte(byte value)
    {
        _cursor = value;
        Advance(1);
    }

    /// <summary>Writes a number at the cursor; the reservation counted <see cref="Varint.MaximumSize"/> bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void AppendVarint(ulong value)
    {
        if (value < 0x80)
        {
            AppendByte(unchecked((byte)value));
        }
        else
        {
            Advance(Varint.Write(MemoryMarshal.CreateSpan(ref _cursor, Varint.MaximumSize), value));
        }
    }

    /// <summary>The room at the cursor. The caller fills part of it and moves the cursor past it.</summary>
    /// <param name="size">Bytes that the reservation, including its slack, still has.</param>
    [UnscopedRef]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly Span<byte> Room(int size)
    {
        Debug.Assert(Unsafe.ByteOffset(ref _start, ref _cursor) + size <= _limit + OutputCursor.Slack, "more is taken than was reserved");
        return MemoryMarshal.CreateSpan(ref _cursor, size);
    }

    /// <summary>Stores one byte at a constant offset.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Store(int offset, byte value) => At(offset, 1) = value;

    /// <summary>Stores two bytes at a constant offset, little-endian.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Store(int offset, ushort value) =>
        Unsafe.WriteUnaligned(ref At(offset, 2), BitConverter.IsLittleEndian ? value : BinaryPrimitives.ReverseEndianness(value));

    /// <summary>Stores four bytes at a constant offset, little-endian.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Store(int offset, uint value) =>
        Unsafe.WriteUnaligned(ref At(offset, 4), BitConverter.IsLittleEndian ? value : BinaryPrimitives.ReverseEndianness(value));

    /// <summary>Stores eight bytes at a constant offset, little-endian.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Store(int offset, ulong value) =>
        Unsafe.WriteUnaligned(ref At(offset, 8), BitConverter.IsLittleEndian ? value : BinaryPrimitives.ReverseEndianness(value));

    /// <summary>The bytes of a member at a constant offset.</summary>
    [UnscopedRef]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly Span<byte> Bytes(int offset, int size) => MemoryMarshal.CreateSpan(ref At(offset, size), size);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly ref byte At(int offset, int size)
    {
        Debug.Assert(offset >= 0 && offset + size <= _limit, "a member lies outside the reserved run");
        return ref Unsafe.Add(ref _start, offset);
    }

    // Stores more than the key has: what is put after it, or the slack of the reservation, takes it.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte Copy(ref byte place, in ObjectKey key)
    {
        Unsafe.WriteUnaligned(ref place, key.Words);
        return ref Unsafe.Add(ref place, key.Length);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte CopyLong(ref byte place, byte[] bytes)
    {
        bytes.CopyTo(MemoryMarshal.CreateSpan(ref place, bytes.Length));
        return ref Unsafe.Add(ref place, bytes.Length);
    }
}
