using System.Buffers;
using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Unicode;

namespace Graupel.Bench.Floors;

/// <summary>MessagePack by hand: each value in its smallest form; reading accepts what the workloads have and refuses the rest.</summary>
internal static class MessagePackHand
{
    public static ref byte Reserve(FloorBuffer.Holder holder, nint need) =>
        ref MemoryMarshal.GetArrayDataReference(holder.Bytes.Length < need ? holder.Grow(holder.Bytes.Length, need) : holder.Bytes);

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
        if (count > 15)
        {
            throw new NotSupportedException();
        }

        place = (byte)(0x90 | count);
        return 1;
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
                place = 0xCD;
                Unsafe.WriteUnaligned(ref Unsafe.Add(ref place, 1), BinaryPrimitives.ReverseEndianness((ushort)value));
                return 3;
            case > 0x7F and <= byte.MaxValue:
                place = 0xCC;
                Unsafe.Add(ref place, 1) = (byte)value;
                return 2;
            case > ushort.MaxValue:
                place = 0xCE;
                Unsafe.WriteUnaligned(ref Unsafe.Add(ref place, 1), BinaryPrimitives.ReverseEndianness(value));
                return 5;
            default:
                throw new NotSupportedException();
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

    public static nint Text(ref byte place, string? text)
    {
        if (text is null)
        {
            return Nil(ref place);
        }

        int header = text.Length < 32 ? 1 : text.Length < 256 ? 2 : throw new NotSupportedException();
        Span<byte> room = MemoryMarshal.CreateSpan(ref Unsafe.Add(ref place, header), 3 * text.Length);
        if (Ascii.FromUtf16(text, room, out _) != OperationStatus.Done)
        {
            throw new NotSupportedException();
        }

        if (header == 1)
        {
            place = (byte)(0xA0 | text.Length);
        }
        else
        {
            place = 0xD9;
            Unsafe.Add(ref place, 1) = (byte)text.Length;
        }

        return header + text.Length;
    }

    public static int Count(ref FloorInput input)
    {
        byte code = input.Take(1);
        return (code & 0xF0) == 0x90 ? code & 0x0F : throw new InvalidDataException();
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
        ReadOnlySpan<byte> bytes = input.Span(length);
        return Utf8.IsValid(bytes) ? Encoding.UTF8.GetString(bytes) : throw new InvalidDataException();
    }

    public static void Expect(ref FloorInput input, byte code)
    {
        if (input.Take(1) != code)
        {
            throw new InvalidDataException();
        }
    }

    public static void ExpectKey(ref FloorInput input, scoped ReadOnlySpan<byte> name, bool isThere)
    {
        if (isThere && (input.Take(1) != (0xA0 | name.Length) || !input.Span(name.Length).SequenceEqual(name)))
        {
            throw new InvalidDataException();
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
