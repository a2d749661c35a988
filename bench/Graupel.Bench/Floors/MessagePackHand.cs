using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Formats.MessagePack;

namespace Graupel.Bench.Floors;

/// <summary>MessagePack by hand: each value in its smallest form; reading accepts what the workloads have and refuses the rest.</summary>
internal static class MessagePackHand
{
    private const ulong UnixSeconds = 62_135_596_800;

    public static ref byte Reserve(FloorBuffer.Holder holder, nint need) => ref Reserve(holder, 0, need);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Reserve(FloorBuffer.Holder holder, nint at, nint need)
    {
        byte[] buffer = holder.Bytes.Length - at < need + FloorOutput.Slack ? holder.Grow((int)at, need + FloorOutput.Slack) : holder.Bytes;
        return ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer), at);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Max(string? text) => text is null ? 1 : 5 + (3 * (nint)text.Length);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Nil(ref byte place)
    {
        place = 0xC0;
        return 1;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint ArrayHeader(ref byte place, int count)
    {
        if (count <= 15)
        {
            place = (byte)(0x90 | count);
            return 1;
        }

        return Put16(ref place, 0xDC, checked((ushort)count));
    }

    public static nint MapHeader(ref byte place, int count)
    {
        if (count <= 15)
        {
            place = (byte)(0x80 | count);
            return 1;
        }

        return Put16(ref place, 0xDE, checked((ushort)count));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Put16(ref byte place, byte code, ushort value)
    {
        place = code;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref place, 1), BinaryPrimitives.ReverseEndianness(value));
        return 3;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Put32(ref byte place, byte code, uint value)
    {
        place = code;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref place, 1), BinaryPrimitives.ReverseEndianness(value));
        return 5;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Integer(ref byte place, int value)
    {
        switch (value)
        {
            case >= 0 and <= 0x7F:
                place = (byte)value;
                return 1;
            case > byte.MaxValue and <= ushort.MaxValue:
                return Put16(ref place, 0xCD, (ushort)value);
            case > 0x7F and <= byte.MaxValue:
                place = 0xCC;
                Unsafe.Add(ref place, 1) = (byte)value;
                return 2;
            case > ushort.MaxValue:
                return Put32(ref place, 0xCE, (uint)value);
            case < short.MinValue:
                return Put32(ref place, 0xD2, (uint)value);
            default:
                return Minus(ref place, value);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Single(ref byte place, float value)
    {
        place = 0xCA;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref place, 1), BinaryPrimitives.ReverseEndianness(BitConverter.SingleToUInt32Bits(value)));
        return 5;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Double(ref byte place, double value)
    {
        place = 0xCB;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref place, 1), BinaryPrimitives.ReverseEndianness(BitConverter.DoubleToUInt64Bits(value)));
        return 9;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Key(ref byte place, ReadOnlySpan<byte> name, bool isWritten)
    {
        if (!isWritten)
        {
            return 0;
        }

        place = (byte)(0xA0 | name.Length);
        Unsafe.CopyBlockUnaligned(ref Unsafe.Add(ref place, 1), ref MemoryMarshal.GetReference(name), (uint)name.Length);
        return 1 + name.Length;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Text(ref byte place, string? text)
    {
        if (text is null)
        {
            return Nil(ref place);
        }

        return text.Length <= MessagePackText.LongLength ? FloorText.WriteAscii(ref place, text) : throw new NotSupportedException();
    }

    /// <summary>The timestamp of a time in UTC: 32 bits of seconds, or 30 of nanoseconds and 34 of seconds.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Time(ref byte place, DateTime time)
    {
        ulong ticks = (ulong)time.Ticks;
        ulong whole = ticks / TimeSpan.TicksPerSecond;
        ulong seconds = unchecked(whole - UnixSeconds);
        ulong nanoseconds = (ticks - (whole * TimeSpan.TicksPerSecond)) * 100;
        if (time.Kind == DateTimeKind.Local || seconds >> 34 != 0)
        {
            throw new NotSupportedException();
        }

        if (nanoseconds == 0 && seconds <= uint.MaxValue)
        {
            Unsafe.WriteUnaligned(ref place, (ushort)0xFFD6);
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref place, 2), BinaryPrimitives.ReverseEndianness((uint)seconds));
            return 6;
        }

        Unsafe.WriteUnaligned(ref place, (ushort)0xFFD7);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref place, 2), BinaryPrimitives.ReverseEndianness((nanoseconds << 34) | seconds));
        return 10;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static DateTime Time(ref FloorInput input)
    {
        ushort header = Unsafe.ReadUnaligned<ushort>(ref input.Take(2));
        ulong seconds;
        ulong nanoseconds = 0;
        if (header == 0xFFD6)
        {
            seconds = BinaryPrimitives.ReverseEndianness(Unsafe.ReadUnaligned<uint>(ref input.Take(4)));
        }
        else if (header == 0xFFD7)
        {
            ulong both = BinaryPrimitives.ReverseEndianness(Unsafe.ReadUnaligned<ulong>(ref input.Take(8)));
            seconds = both & ((1UL << 34) - 1);
            nanoseconds = both >> 34;
        }
        else
        {
            throw new InvalidDataException();
        }

        return nanoseconds < 1_000_000_000
            ? new DateTime((long)(((seconds + UnixSeconds) * TimeSpan.TicksPerSecond) + (nanoseconds / 100)), DateTimeKind.Utc)
            : throw new InvalidDataException();
    }

    public static bool Boolean(ref FloorInput input) => input.Take(1) switch
    {
        0xC2 => false,
        0xC3 => true,
        _ => throw new InvalidDataException(),
    };

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Count(ref FloorInput input)
    {
        byte code = input.Take(1);
        return (code & 0xF0) == 0x90 ? code & 0x0F
            : code == 0xDC ? BinaryPrimitives.ReverseEndianness(Unsafe.ReadUnaligned<ushort>(ref input.Take(2)))
            : throw new InvalidDataException();
    }

    public static int MapCount(ref FloorInput input)
    {
        byte code = input.Take(1);
        return (code & 0xF0) == 0x80 ? code & 0x0F
            : code == 0xDE ? BinaryPrimitives.ReverseEndianness(Unsafe.ReadUnaligned<ushort>(ref input.Take(2)))
            : throw new InvalidDataException();
    }

    /// <summary>A count or length of four bytes.</summary>
    public static uint Get32(ref FloorInput input, byte code)
    {
        Expect(ref input, code);
        return BinaryPrimitives.ReverseEndianness(Unsafe.ReadUnaligned<uint>(ref input.Take(4)));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Integer(ref FloorInput input)
    {
        byte code = input.Take(1);
        return code switch
        {
            <= 0x7F => code,
            0xCC => input.Take(1),
            0xCD => BinaryPrimitives.ReverseEndianness(Unsafe.ReadUnaligned<ushort>(ref input.Take(2))),
            0xCE => checked((int)BinaryPrimitives.ReverseEndianness(Unsafe.ReadUnaligned<uint>(ref input.Take(4)))),
            0xD2 => BinaryPrimitives.ReverseEndianness(Unsafe.ReadUnaligned<int>(ref input.Take(4))),
            0xD1 => BinaryPrimitives.ReverseEndianness(Unsafe.ReadUnaligned<short>(ref input.Take(2))),
            0xD0 => (sbyte)input.Take(1),
            >= 0xE0 => (sbyte)code,
            _ => throw new InvalidDataException(),
        };
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static float Single(ref FloorInput input)
    {
        ref byte place = ref input.Take(5);
        return place == 0xCA
            ? BitConverter.UInt32BitsToSingle(BinaryPrimitives.ReverseEndianness(Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref place, 1))))
            : throw new InvalidDataException();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static double Double(ref FloorInput input)
    {
        ref byte place = ref input.Take(9);
        return place == 0xCB
            ? BitConverter.UInt64BitsToDouble(BinaryPrimitives.ReverseEndianness(Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref place, 1))))
            : throw new InvalidDataException();
    }

    public static string? Text(ref FloorInput input)
    {
        byte code = input.Take(1);
        if (code == 0xC0)
        {
            return null;
        }

        int length = (code & 0xE0) == 0xA0 ? code & 0x1F : code == 0xD9 ? input.Take(1) : throw new InvalidDataException();
        return MessagePackText.Read(ref input.Take(length), length) ?? throw new InvalidDataException();
    }

    public static void Expect(ref FloorInput input, byte code)
    {
        if (input.Take(1) != code)
        {
            throw new InvalidDataException();
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void ExpectKey(ref FloorInput input, scoped ReadOnlySpan<byte> name, bool isThere)
    {
        if (isThere && (input.Take(1) != (0xA0 | name.Length) || !input.Span(name.Length).SequenceEqual(name)))
        {
            throw new InvalidDataException();
        }
    }

    private static nint Minus(ref byte place, int value)
    {
        switch (value)
        {
            case >= -32:
                place = (byte)value;
                return 1;
            case >= sbyte.MinValue:
                place = 0xD0;
                Unsafe.Add(ref place, 1) = (byte)value;
                return 2;
            default:
                return Put16(ref place, 0xD1, (ushort)value);
        }
    }

    /// <summary>Steps over one value; how many more stand below it.</summary>
    public static int SkipOne(ref FloorInput input)
    {
        byte code = input.Take(1);
        switch (code)
        {
            case <= 0x7F:
                return 0;
            case < 0x90:
                return 2 * (code & 0x0F);
            case < 0xA0:
                return code & 0x0F;
            case < 0xC0:
                input.Take(code & 0x1F);
                return 0;
            case 0xCA:
                input.Take(4);
                return 0;
            case 0xD9:
                input.Take(input.Take(1));
                return 0;
            default:
                throw new InvalidDataException();
        }
    }
}
