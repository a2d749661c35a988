using System.Runtime.CompilerServices;

namespace Graupel.Formats;

/// <summary>Bytes of input whose presence is already checked: members of fixed size are read from it at constant offsets.</summary>
public readonly ref struct FixedView
{
    private readonly ref byte _start;
    private readonly int _size;

    /// <summary>Makes a view of <paramref name="size"/> bytes that begin at <paramref name="start"/>; the caller has checked that they are there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public FixedView(ref byte start, int size, long offset)
    {
        _start = ref start;
        _size = size;
        Offset = offset;
    }

    /// <summary>Where the view begins, in bytes from the beginning of the input.</summary>
    internal long Offset { get; }

    /// <summary>The place of <paramref name="size"/> bytes at <paramref name="offset"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref byte At(int offset, int size)
    {
        System.Diagnostics.Debug.Assert(offset >= 0 && offset + size <= _size, "a member lies outside the viewed run");
        return ref Unsafe.Add(ref _start, offset);
    }
}
