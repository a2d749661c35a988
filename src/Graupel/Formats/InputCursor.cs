using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Carriers;

namespace Graupel.Formats;

/// <summary>The position of a reader: a buffer, how much of it is left, and the source that provides more.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref partial struct InputCursor
{
    // In place of a member: the header before all members.
    private const int OfHeader = -1;

    private Source? _source;
    private ref byte _cursor;

    // One past the last available byte: a step of the cursor is one store, and what is left is the distance.
    private ref byte _stop;
    private long _end;

    // The value reaches up to this offset at least.
    private long _certain;

    /// <summary>Starts to read.</summary>
    /// <param name="buffer">The first bytes.</param>
    /// <param name="source">Provides more; null if these are all.</param>
    public InputCursor(ReadOnlySpan<byte> buffer, Source? source) => Start(buffer, source);

    /// <summary>Starts to read bytes from some place in the input.</summary>
    /// <param name="buffer">The bytes.</param>
    /// <param name="offset">The place of the first one.</param>
    internal InputCursor(ReadOnlySpan<byte> buffer, long offset)
        : this(buffer, null) => _end += offset;

    /// <summary>Starts to read with a cursor that is <see langword="default"/>.</summary>
    /// <inheritdoc cref="InputCursor(ReadOnlySpan{byte}, Source?)"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Start(ReadOnlySpan<byte> buffer, Source? source)
    {
        ref byte start = ref MemoryMarshal.GetReference(buffer);
        _cursor = ref start;
        _stop = ref Unsafe.Add(ref start, buffer.Length);
        _end = buffer.Length;
        _source = source;
    }

    /// <summary>Number of bytes read so far.</summary>
    public readonly long Offset => unchecked(_end - Left);

    /// <summary>The objects read so far, if their identity is preserved.</summary>
    internal ReadObjects? Objects { get; set; }

    /// <summary>Number of bytes available in one piece.</summary>
    public readonly int Remaining => unchecked((int)Left);

    // Inlined also where the compiler expects no calls, such as before the first object with keys: else each key would take a call.
    private readonly nint Left
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Unsafe.ByteOffset(ref _cursor, ref _stop);
    }

    /// <summary>The available bytes.</summary>
    public readonly ReadOnlySpan<byte> Span => MemoryMarshal.CreateReadOnlySpan(ref _cursor, Remaining);

    /// <summary>Whether so many bytes are available in one piece.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal readonly bool HasAtHand(int size) => Left >= size;

    /// <summary>The offset of a byte in the current buffer, in bytes from the beginning of the input.</summary>
    internal readonly long OffsetOf(ref readonly byte place) => unchecked(_end - Unsafe.ByteOffset(in place, ref _stop));

    /// <summary>The number of bytes that are left, or -1 if it is not known.</summary>
    public readonly long KnownRemaining
    {
        get
        {
            long behind = _source?.Remaining ?? 0;
            return behind < 0 ? -1 : behind + Remaining;
        }
    }

    /// <summary>Makes sure that <paramref name="size"/> bytes are available in one piece, steps over them and returns the first.</summary>
    /// <exception cref="GraupelException">The data ends earlier, or the size is negative.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Take(int size)
    {
        if (unchecked((nuint)Left < (uint)size))
        {
            Refill(size);
        }

        ref byte place = ref _cursor;
        _cursor = ref Unsafe.Add(ref place, size);
        return ref place;
    }

    /// <summary>Steps over bytes that are known to be available, and returns the first.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte TakeAtHand(int size)
    {
        ref byte place = ref _cursor;
        Step(size);
        return ref place;
    }

    /// <summary>The next <paramref name="size"/> bytes in one piece; steps over them.</summary>
    /// <exception cref="GraupelException">The data ends earlier.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ReadOnlySpan<byte> TakeSpan(int size) => MemoryMarshal.CreateReadOnlySpan(ref Take(size), size);

    /// <summary>The first of <paramref name="size"/> bytes in one piece, without stepping over them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Peek(int size)
    {
        if (unchecked((nuint)Left < (uint)size))
        {
            Refill(size);
        }

        return ref _cursor;
    }

    /// <summary>Steps over bytes that are available.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Advance(int size)
    {
        if (unchecked((nuint)Left < (uint)size))
        {
            Throw.EndOfData(Offset + Remaining);
        }

        _cursor = ref Unsafe.Add(ref _cursor, size);
    }

    /// <summary>Steps over a header, of any length, if the next bytes are equal to it and available.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryTake(ObjectHeader header) => TryTake(in header.AsKey, header, OfHeader);

    /// <summary>Steps over the key of a member, of any length, if the next bytes are equal to it and available.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryTakeKey(ObjectHeader keys, int member) => TryTake(in keys.KeyWords(member), keys, member);

    // Answers where it is decided, so that the caller's branch is the same one.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryTake(ref readonly ObjectKey key, ObjectHeader header, int member)
    {
        int length = key.Length;
        if (Left < sizeof(ulong))
        {
            return TryTakeBytes(header, member);
        }

        if (((Unsafe.ReadUnaligned<ulong>(ref _cursor) ^ key.Words.Low) & key.Masks.Low) != 0)
        {
            return false;
        }

        if (length <= sizeof(ulong))
        {
            Step(length);
            return true;
        }

        if (length > ObjectKey.InlineSize || Left < ObjectKey.InlineSize)
        {
            return TryTakeBytes(header, member);
        }

        if (((Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref _cursor, sizeof(ulong))) ^ key.Words.High) & key.Masks.High) != 0)
        {
            return false;
        }

        Step(length);
        return true;
    }

    /// <summary>Steps over the next byte and a header behind it, if that is equal, and so many bytes follow it.</summary>
    /// <param name="header">The header.</param>
    /// <param name="size">Number of bytes.</param>
    /// <returns>False also for a header that is long, or near the end: then the bytes must be examined.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryTakeBehind(ref readonly ObjectKey header, int size)
    {
        // One store of the place for both: the next load of it waits for the store.
        ref byte place = ref _cursor;
        int length = header.Length;
        nint left = Left - 1;
        if (left < sizeof(ulong) || left - size < length || ((Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref place, 1)) ^ header.Words.Low) & header.Masks.Low) != 0)
        {
            return false;
        }

        if (length > sizeof(ulong)
            && (length > ObjectKey.InlineSize || left < ObjectKey.InlineSize
                || ((Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref place, 1 + sizeof(ulong))) ^ header.Words.High) & header.Masks.High) != 0))
        {
            return false;
        }

        _cursor = ref Unsafe.Add(ref place, unchecked(1 + length));
        return true;
    }

    // A long header or key, or one near the end of the data.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool TryTakeBytes(ObjectHeader header, int member)
    {
        ReadOnlySpan<byte> bytes = member == OfHeader ? header.Bytes : header.Key(member);
        if (!Span.StartsWith(bytes))
        {
            return false;
        }

        Step(bytes.Length);
        return true;
    }

    /// <summary>Steps over the key of a member if the next bytes are equal to it.</summary>
    /// <returns>False also for a key that is long, or near the end: then the bytes must be examined.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryTake(ref readonly ObjectKey key)
    {
        int length = key.Length;
        bool equal = Left >= sizeof(ulong) && ((Unsafe.ReadUnaligned<ulong>(ref _cursor) ^ key.Words.Low) & key.Masks.Low) == 0;
        if (length > sizeof(ulong))
        {
            equal = equal && length <= ObjectKey.InlineSize && Left >= ObjectKey.InlineSize
                && ((Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref _cursor, sizeof(ulong))) ^ key.Words.High) & key.Masks.High) == 0;
        }

        if (equal)
        {
            _cursor = ref Unsafe.Add(ref _cursor, length);
        }

        return equal;
    }

    /// <summary>The next byte, or -1 if none is available.</summary>
    internal readonly int Next
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Left > 0 ? _cursor : -1;
    }

    /// <summary>Takes the next byte if it is <paramref name="code"/>.</summary>
    /// <exception cref="GraupelException">The data ends here.</exception>
    internal bool TryTake(byte code)
    {
        if (Peek(1) != code)
        {
            return false;
        }

        Step(1);
        return true;
    }

    /// <summary>Takes the next byte if it is available and below 0x80: a number by itself in MessagePack.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryTakeSmall(out byte value)
    {
        if (Left > 0)
        {
            value = _cursor;
            if (value < 0x80)
            {
                Step(1);
                return true;
            }
        }

        value = default;
        return false;
    }

    /// <summary>Takes the next byte and those after it if they are available and it is <paramref name="code"/>.</summary>
    /// <param name="code">The first byte.</param>
    /// <param name="size">Number of bytes after it.</param>
    /// <param name="content">The bytes after it.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryTakeCoded(byte code, int size, out ReadOnlySpan<byte> content)
    {
        if (Left <= size || _cursor != code)
        {
            content = default;
            return false;
        }

        content = MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _cursor, 1), size);
        Step(1 + size);
        return true;
    }

    /// <summary>Takes the next byte, and as many as it says, if they are available and it is <paramref name="code"/> and a length.</summary>
    /// <param name="code">The first byte of what has no length.</param>
    /// <param name="limit">The greatest length: a mask.</param>
    /// <param name="content">The bytes after the first.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryTakeCounted(byte code, int limit, out ReadOnlySpan<byte> content)
    {
        int length = Left > 0 ? _cursor ^ code : int.MaxValue;
        if (length > limit || length >= Left)
        {
            content = default;
            return false;
        }

        content = MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _cursor, 1), length);
        Step(unchecked(1 + length));
        return true;
    }

    /// <summary>Takes the next byte, and half as many as it says, if they are available and it is odd, below 0x80 and not 1.</summary>
    /// <param name="content">The bytes after the first.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryTakeOddCounted(out ReadOnlySpan<byte> content)
    {
        nint left = Left;
        if (left > 0)
        {
            // One store of the place for both: the next load of it waits for the store.
            ref byte place = ref _cursor;
            int length = place >> 1;
            if ((place & 0x81) == 1 && length > 0 && length < left)
            {
                content = MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref place, 1), length);
                _cursor = ref Unsafe.Add(ref place, unchecked(1 + length));
                return true;
            }
        }

        content = default;
        return false;
    }

    /// <summary>Takes the next byte if it is available and a count, and at least as many bytes as that follow.</summary>
    /// <param name="code">The first byte of what has no elements.</param>
    /// <param name="limit">The greatest count: a mask.</param>
    /// <param name="count">The count.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryTakeSmallCount(byte code, int limit, out int count)
    {
        count = Left > 0 ? _cursor ^ code : int.MaxValue;
        if (count > limit || count >= Left)
        {
            return false;
        }

        Step(1);
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Step(int size)
    {
        _cursor = ref Unsafe.Add(ref _cursor, size);
    }

    /// <summary>Steps over bytes, in as many pieces as needed.</summary>
    public void Skip(long count)
    {
        while (count > Remaining)
        {
            count -= Remaining;
            Advance(Remaining);
            Refill((int)Math.Min(count, 4096));
        }

        Advance((int)count);
    }

    /// <summary>True if there are no more bytes.</summary>
    public bool AtEnd()
    {
        if (Left > 0)
        {
            return false;
        }

        return _source is null || !TryRefill(1);
    }

    /// <inheritdoc cref="IReader.EnsureEnd"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void EnsureEnd()
    {
        if (Left > 0 || !AtEnd())
        {
            Throw.TrailingBytes(Offset);
        }
    }

    /// <summary>Tells the source how much of the last buffer was not read.</summary>
    public void Complete() => _source?.Complete(Remaining);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Refill(int minimum)
    {
        if (minimum < 0 || !TryRefill(minimum))
        {
            Throw.EndOfData(Offset + Remaining);
        }
    }

    private bool TryRefill(int minimum)
    {
        if (_source is null)
        {
            return false;
        }

        int unread = Remaining;
        int certain = (int)Math.Clamp(_certain - Offset, minimum, Math.Max(minimum, MostAhead));
        ReadOnlySpan<byte> next = _source.GetMore(unread, minimum, certain);
        _end += next.Length - unread;
        _cursor = ref MemoryMarshal.GetReference(next);
        _stop = ref Unsafe.Add(ref _cursor, next.Length);
        return next.Length >= minimum;
    }
}
