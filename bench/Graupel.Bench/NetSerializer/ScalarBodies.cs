using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Bench.Floors;
using Graupel.Formats.Compact;
using Graupel.Tests.Formats.Compact;

namespace Graupel.Bench.NetSerializer;

/// <summary>No members.</summary>
internal readonly struct EmptyBody : IFloorBody<PeerObject>
{
    public static nint Bound(PeerObject value) => 0;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Put<TCode>(ref byte place, PeerObject value)
        where TCode : struct, IFloorCode
        => 0;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static PeerObject Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
        => new();
}

/// <summary>An integer.</summary>
internal readonly struct NumberBody<T> : IFloorBody<T>
    where T : unmanaged, IBinaryInteger<T>
{
    public static nint Bound(T value) => 9;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Put<TCode>(ref byte place, T value)
        where TCode : struct, IFloorCode
        => T.IsNegative(T.CreateTruncating(ulong.MaxValue))
            ? TCode.PutSigned(ref place, long.CreateTruncating(value), Unsafe.SizeOf<T>())
            : TCode.PutUnsigned(ref place, ulong.CreateTruncating(value), Unsafe.SizeOf<T>());

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
        => T.IsNegative(T.CreateTruncating(ulong.MaxValue))
            ? T.CreateTruncating(TCode.GetSigned(ref input, Unsafe.SizeOf<T>()))
            : T.CreateTruncating(TCode.GetUnsigned(ref input, Unsafe.SizeOf<T>()));
}

/// <summary>16 bytes.</summary>
internal readonly struct GuidBody : IFloorBody<Guid>
{
    public static nint Bound(Guid value) => 16;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Put<TCode>(ref byte place, Guid value)
        where TCode : struct, IFloorCode
    {
        Unsafe.WriteUnaligned(ref place, value);
        return 16;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Guid Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
        => Unsafe.ReadUnaligned<Guid>(ref input.Take(16));
}

/// <summary>Four numbers.</summary>
internal readonly struct LargeStructBody : IFloorBody<PeerLargeStruct>
{
    public static nint Bound(PeerLargeStruct value) => 4 * 9;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Put<TCode>(ref byte place, PeerLargeStruct value)
        where TCode : struct, IFloorCode
    {
        nint at = TCode.PutUnsigned(ref place, value.A, 8);
        at += TCode.PutUnsigned(ref Unsafe.Add(ref place, at), value.B, 8);
        at += TCode.PutUnsigned(ref Unsafe.Add(ref place, at), value.C, 8);
        return at + TCode.PutUnsigned(ref Unsafe.Add(ref place, at), value.D, 8);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static PeerLargeStruct Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
    {
        input.Need(TCode.IsFixed ? 32 : 4);
        return new PeerLargeStruct
        {
            A = TCode.GetUnsigned(ref input, 8),
            B = TCode.GetUnsigned(ref input, 8),
            C = TCode.GetUnsigned(ref input, 8),
            D = TCode.GetUnsigned(ref input, 8),
        };
    }
}

/// <summary>A decimal.</summary>
internal readonly struct DecimalBody : IFloorBody<decimal>
{
    public static nint Bound(decimal value) => 16;

    public static nint Put<TCode>(ref byte place, decimal value)
        where TCode : struct, IFloorCode
    {
        if (!TCode.IsFixed)
        {
            return CompactDecimal.Write(MemoryMarshal.CreateSpan(ref place, 32), value);
        }

        decimal.GetBits(value, MemoryMarshal.CreateSpan(ref Unsafe.As<byte, int>(ref place), 4));
        return 16;
    }

    public static decimal Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
    {
        if (TCode.IsFixed)
        {
            return new decimal(MemoryMarshal.CreateSpan(ref Unsafe.As<byte, int>(ref input.Take(16)), 4));
        }

        byte flags = input.Take(1);
        ulong low = 0;
        ulong middle = 0;
        ulong high = 0;
        switch (CompactDecimal.FormOf(flags))
        {
            case CompactDecimal.Single:
                low = input.Number();
                middle = low >> 32;
                break;
            case CompactDecimal.Words:
                low = input.Number();
                middle = input.Number();
                high = input.Number();
                break;
            default:
                ref byte digits = ref input.Take(CompactDecimal.RawSize);
                low = Unsafe.ReadUnaligned<uint>(ref digits);
                middle = Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref digits, 4));
                high = Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref digits, 8));
                break;
        }

        return CompactDecimal.TryMake(flags, unchecked((uint)low), unchecked((uint)middle), unchecked((uint)high), out decimal value)
            ? value
            : throw new InvalidDataException();
    }
}

/// <summary>A decimal, or zeros in its place, or nothing.</summary>
internal readonly struct NullableDecimalBody : IFloorBody<decimal?>
{
    public static nint Bound(decimal? value) => 17;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Put<TCode>(ref byte place, decimal? value)
        where TCode : struct, IFloorCode
    {
        place = value is null ? (byte)0 : (byte)1;
        ref byte digits = ref Unsafe.Add(ref place, 1);
        if (value is { } given)
        {
            return 1 + DecimalBody.Put<TCode>(ref digits, given);
        }

        Unsafe.WriteUnaligned(ref digits, UInt128.Zero);
        return TCode.IsFixed ? 17 : 1;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static decimal? Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
    {
        input.Need(TCode.IsFixed ? 17 : 1);
        if (input.Take(1) != 0)
        {
            return DecimalBody.Get<TCode, TInput>(ref input);
        }

        return !TCode.IsFixed || Unsafe.ReadUnaligned<UInt128>(ref input.Take(16)) == UInt128.Zero ? null : throw new InvalidDataException();
    }
}

/// <summary>A string.</summary>
internal readonly struct TextBody : IFloorBody<string?>
{
    public static nint Bound(string? value) => FloorOutput.Max(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Put<TCode>(ref byte place, string? value)
        where TCode : struct, IFloorCode
        => FloorOutput.Text(ref place, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string? Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
        => input.Text();
}
