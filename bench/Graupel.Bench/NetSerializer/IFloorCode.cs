using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Formats.Compact;

namespace Graupel.Bench.NetSerializer;

/// <summary>How one of the two formats writes integers, by hand.</summary>
internal interface IFloorCode
{
    /// <summary>Whether an integer takes as many bytes as its type has.</summary>
    static abstract bool IsFixed { get; }

    static abstract nint PutUnsigned(ref byte place, ulong value, int width);

    static abstract nint PutSigned(ref byte place, long value, int width);

    static abstract ulong GetUnsigned<TInput>(ref TInput input, int width)
        where TInput : struct, IFloorInput, allows ref struct;

    static abstract long GetSigned<TInput>(ref TInput input, int width)
        where TInput : struct, IFloorInput, allows ref struct;
}

/// <summary>Fast.</summary>
internal readonly struct FixedCode : IFloorCode
{
    public static bool IsFixed => true;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUnsigned(ref byte place, ulong value, int width)
    {
        Unsafe.WriteUnaligned(ref place, value); // overshoots into the slack
        return width;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutSigned(ref byte place, long value, int width) => PutUnsigned(ref place, unchecked((ulong)value), width);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong GetUnsigned<TInput>(ref TInput input, int width)
        where TInput : struct, IFloorInput, allows ref struct
    {
        ref byte place = ref input.Take(width);
        return width switch
        {
            1 => place,
            2 => Unsafe.ReadUnaligned<ushort>(ref place),
            4 => Unsafe.ReadUnaligned<uint>(ref place),
            _ => Unsafe.ReadUnaligned<ulong>(ref place),
        };
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long GetSigned<TInput>(ref TInput input, int width)
        where TInput : struct, IFloorInput, allows ref struct
    {
        ulong value = GetUnsigned(ref input, width);
        return width switch
        {
            1 => unchecked((sbyte)value),
            2 => unchecked((short)value),
            4 => unchecked((int)value),
            _ => unchecked((long)value),
        };
    }
}

/// <summary>Compact.</summary>
internal readonly struct ShortCode : IFloorCode
{
    public static bool IsFixed => false;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutUnsigned(ref byte place, ulong value, int width)
    {
        if (width == 1)
        {
            place = unchecked((byte)value);
            return 1;
        }

        return CompactNumber.Write(MemoryMarshal.CreateSpan(ref place, CompactNumber.MaximumSize), value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutSigned(ref byte place, long value, int width) =>
        PutUnsigned(ref place, width == 1 ? unchecked((ulong)value) : CompactNumber.Fold(value), width);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong GetUnsigned<TInput>(ref TInput input, int width)
        where TInput : struct, IFloorInput, allows ref struct
    {
        if (width == 1)
        {
            return input.Take(1);
        }

        ulong value = input.Number();
        return width == sizeof(ulong) || value >> (8 * width) == 0 ? value : throw new InvalidDataException();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long GetSigned<TInput>(ref TInput input, int width)
        where TInput : struct, IFloorInput, allows ref struct
        => width == 1 ? unchecked((sbyte)input.Take(1)) : CompactNumber.Unfold(GetUnsigned(ref input, width));
}
