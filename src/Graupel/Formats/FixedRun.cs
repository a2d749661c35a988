using System.Runtime.CompilerServices;

namespace Graupel.Formats;

/// <summary>
/// A reserved stretch of output. <c>Start</c> is where members of fixed size stand at constant offsets (formats with a fixed layout);
/// <c>Cursor</c> is where the next variable byte goes. It lives in a local from the reservation to the commit.
/// </summary>
public ref struct FixedRun
{
    internal ref byte Start;
    internal ref byte Cursor;
#if DEBUG
    internal int FixedSize;
    internal nint Limit;
#endif

    /// <summary>Makes a run whose fixed part begins at <paramref name="start"/> and whose variable part begins <paramref name="fixedSize"/> bytes further.</summary>
    /// <param name="start">First reserved byte.</param>
    /// <param name="fixedSize">Bytes of the fixed part.</param>
    /// <param name="limit">Bytes reserved in all.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedRun(ref byte start, int fixedSize, nint limit)
    {
        Start = ref start;
        Cursor = ref Unsafe.Add(ref start, fixedSize);
#if DEBUG
        FixedSize = fixedSize;
        Limit = limit;
#endif
    }

    /// <summary>The place of <paramref name="size"/> bytes at a constant offset of the fixed part.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal readonly ref byte At(int offset, int size)
    {
#if DEBUG
        System.Diagnostics.Debug.Assert(offset >= 0 && offset + size <= FixedSize, "a member lies outside the reserved run");
#endif
        return ref Unsafe.Add(ref Start, offset);
    }

    /// <summary>The place of the next <paramref name="size"/> variable bytes; moves the cursor behind them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte Take(nint size)
    {
        ref byte place = ref Cursor;
        Cursor = ref Unsafe.Add(ref place, size);
#if DEBUG
        System.Diagnostics.Debug.Assert(Unsafe.ByteOffset(ref Start, ref Cursor) <= Limit, "more was written than reserved");
#endif
        return ref place;
    }
}
