using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Text;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// Integers of 32 bits, one or many. Where neighbours have headers of the same size, several are turned at once; the others go one by one.
/// Stores may overshoot into the slack that every reservation has.
/// </summary>
internal static partial class MessagePackIntegers
{
    /// <summary>Most bytes of one.</summary>
    public const int MaximumSize = 5;

    private const int Lanes = 4;

    // With fewer, it takes more time than it saves.
    private const int FewestMany = 8;

    // How many go one by one before neighbours are compared again.
    private const int Pause = 32;

    // The first bytes of four integers of three bytes each.
    private static Vector128<byte> Codes16 =>
        Vector128.Create(MessagePackCode.UInt16, 0, 0, MessagePackCode.UInt16, 0, 0, MessagePackCode.UInt16, 0, 0, MessagePackCode.UInt16, 0, 0, 0, 0, 0, 0);

    /// <summary>Writes one in its smallest form.</summary>
    /// <param name="place">First of eight bytes that may be stored to.</param>
    /// <param name="value">The integer.</param>
    /// <returns>The number of bytes.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static nint Write(ref byte place, int value) => Put(ref place, value);

    /// <summary>Writes one whose smallest form has two bytes after the code.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint WriteUInt16(ref byte place, ushort value) => Put(ref place, MessagePackCode.UInt16, value);

    // Where the runtime and the processor can: from the given one on, and all but the last ones. The room has the slack.
    static partial void WriteEights(Span<byte> room, ReadOnlySpan<uint> values, bool isSigned, ref int index, ref nint size);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint Put(ref byte place, int value)
    {
        unchecked
        {
            switch (value)
            {
                case < 0:
                    return PutMinus(ref place, value);
                case <= MessagePackCode.MaxFixInt:
                    place = (byte)value;
                    return 1;
                case <= byte.MaxValue:
                    Unsafe.WriteUnaligned(ref place, (ushort)Ordered(MessagePackCode.UInt8 | (uint)(value << 8)));
                    return 2;
                case <= ushort.MaxValue:
                    return Put(ref place, MessagePackCode.UInt16, (ushort)value);
                default:
                    return Put(ref place, MessagePackCode.UInt32, (uint)value);
            }
        }
    }

    /// <summary>Writes many.</summary>
    /// <param name="place">First of as many reserved bytes as they may take.</param>
    /// <param name="values">The integers.</param>
    /// <param name="isSigned">Whether they are signed.</param>
    /// <returns>The number of bytes.</returns>
    public static nint Write(ref byte place, ReadOnlySpan<uint> values, bool isSigned)
    {
        nint at = 0;
        int i = 0;
        bool areMany = values.Length >= FewestMany;
        WriteEights(MemoryMarshal.CreateSpan(ref place, (values.Length * MaximumSize) + OutputCursor.Slack), values, isSigned, ref i, ref at);
        ref int first = ref Unsafe.As<uint, int>(ref MemoryMarshal.GetReference(values));
        while (i < values.Length)
        {
            if (areMany && Vector128.IsHardwareAccelerated && BitConverter.IsLittleEndian)
            {
                i += WriteEqual(ref Unsafe.Add(ref place, at), ref Unsafe.Add(ref first, i), values.Length - i, isSigned, out nint size);
                at += size;
            }

            for (int end = Math.Min(values.Length, i + Pause); i < end; i++)
            {
                int value = Unsafe.Add(ref first, i);
                ref byte next = ref Unsafe.Add(ref place, at);
                at += isSigned || value >= 0 ? Put(ref next, value) : Put(ref next, MessagePackCode.UInt32, unchecked((uint)value));
            }
        }

        return at;
    }

    /// <summary>Writes those in front that are ASCII, and so take one byte each.</summary>
    /// <returns>How many they are.</returns>
    public static int WriteAscii(Span<byte> room, ReadOnlySpan<ushort> values)
    {
        Ascii.FromUtf16(MemoryMarshal.Cast<ushort, char>(values), room, out int count);
        return count;
    }

    /// <summary>Reads as many as are in forms of 32 bits or less, and whole, before anything else.</summary>
    /// <param name="bytes">The available bytes.</param>
    /// <param name="values">Where they go.</param>
    /// <param name="isSigned">Whether they are signed; the others are refused here.</param>
    /// <param name="consumed">How many bytes they took.</param>
    /// <returns>How many were read.</returns>
    public static int Read(ReadOnlySpan<byte> bytes, Span<uint> values, bool isSigned, out int consumed) =>
        isSigned ? ReadSigned(bytes, values, out consumed) : ReadUnsigned(bytes, values, out consumed);

    // A method for each, so that the sign is a constant in its loop.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ReadSigned(ReadOnlySpan<byte> bytes, Span<uint> values, out int consumed) => ReadEach(bytes, values, isSigned: true, out consumed);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ReadUnsigned(ReadOnlySpan<byte> bytes, Span<uint> values, out int consumed) => ReadEach(bytes, values, isSigned: false, out consumed);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int ReadEach(ReadOnlySpan<byte> bytes, Span<uint> values, bool isSigned, out int consumed)
    {
        int i = 0;
        int at = 0;
        bool goesOn = true;
        while (goesOn && i < values.Length)
        {
            if (MessagePackTwelves.IsSupported && values.Length - i >= Vector512<uint>.Count)
            {
                int count = MessagePackTwelves.Read(bytes[at..], values[i..], isSigned);
                i += count;
                at += count * MaximumSize;
            }

            if (Vector128.IsHardwareAccelerated && BitConverter.IsLittleEndian && values.Length - i >= Vector128<byte>.Count)
            {
                i += ReadEqual(bytes[at..], values[i..], isSigned, out int size);
                at += size;
            }

            for (int end = Math.Min(values.Length, i + Pause); i < end; i++)
            {
                if (bytes.Length - at < MessagePackEncoder.MaximumSize
                    || !MessagePackDecoder.TryDecodeSmall(bytes.Slice(at, MessagePackEncoder.MaximumSize), out long value, out int size)
                    || IsBeyond(value, isSigned))
                {
                    goesOn = false;
                    break;
                }

                values[i] = unchecked((uint)value);
                at += size;
            }
        }

        if (i < values.Length && bytes.Length - at < MessagePackEncoder.MaximumSize)
        {
            i += ReadLast(bytes[at..], values[i..], isSigned, out int size);
            at += size;
        }

        consumed = at;
        return i;
    }

    // Near the end of the available bytes, after which nothing can be looked at.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ReadLast(ReadOnlySpan<byte> bytes, Span<uint> values, bool isSigned, out int consumed)
    {
        int i = 0;
        int at = 0;
        while (i < values.Length && at < bytes.Length)
        {
            if (bytes[at] <= MessagePackCode.MaxFixInt)
            {
                values[i++] = bytes[at++];
                continue;
            }

            int size = MessagePackDecoder.IntegerSize(bytes[at]);
            if (size == 0 || size > bytes.Length - at)
            {
                break;
            }

            // Numbers of 64 bits, of which the first may be no sign, take more bytes than there are.
            long value = unchecked((long)MessagePackDecoder.Integer(bytes.Slice(at, size), out _));
            if (IsBeyond(value, isSigned))
            {
                break;
            }

            values[i++] = unchecked((uint)value);
            at += size;
        }

        consumed = at;
        return i;
    }

    private static bool IsBeyond(long value, bool isSigned) => value != unchecked(isSigned ? (int)value : (uint)value);

    private static nint PutMinus(ref byte place, int value)
    {
        unchecked
        {
            switch (value)
            {
                case >= -32:
                    place = (byte)value;
                    return 1;
                case >= sbyte.MinValue:
                    Unsafe.WriteUnaligned(ref place, (ushort)Ordered(MessagePackCode.Int8 | (uint)(value << 8)));
                    return 2;
                case >= short.MinValue:
                    return Put(ref place, MessagePackCode.Int16, (ushort)value);
                default:
                    return Put(ref place, MessagePackCode.Int32, (uint)value);
            }
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint Put(ref byte place, byte code, ushort value)
    {
        place = code;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref place, 1), BigEndian(value));
        return 3;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint Put(ref byte place, byte code, uint value)
    {
        place = code;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref place, 1), BitConverter.IsLittleEndian ? BinaryPrimitives.ReverseEndianness(value) : value);
        return MaximumSize;
    }

    private static ushort BigEndian(ushort value) => BitConverter.IsLittleEndian ? BinaryPrimitives.ReverseEndianness(value) : value;

    // Code and value in the order of memory.
    private static uint Ordered(uint pair) => BitConverter.IsLittleEndian ? pair : BinaryPrimitives.ReverseEndianness((ushort)pair);

    // Four at a time, as long as all of them take one byte, three or five.
    private static int WriteEqual(ref byte place, ref int first, int count, bool isSigned, out nint size)
    {
        // Added, they have more than 16 bits just if they take five bytes.
        var bias = Vector128.Create(isSigned ? 0x8000u : 0);
        var least = Vector128.Create(isSigned ? 0x18000u : 0x10000u);
        var signs = Vector128.Create(isSigned ? MessagePackCode.Int32 - MessagePackCode.UInt32 : 0);
        int i = 0;
        nint at = 0;
        while (i <= count - Lanes)
        {
            ref byte next = ref Unsafe.Add(ref place, at);
            Vector128<int> four = Vector128.LoadUnsafe(ref first, (nuint)i);
            Vector128<uint> values = four.AsUInt32();
            if (Vector128.GreaterThanOrEqualAll(values + bias, least))
            {
                Put32(ref next, four, ((four >> 31) & signs) + Vector128.Create((int)MessagePackCode.UInt32));
                i += Lanes;
                at += Lanes * MaximumSize;
            }
            else if (Vector128.LessThanAll(values - Vector128.Create(0x100u), Vector128.Create(0xFF00u)))
            {
                Vector128<byte> bytes = Vector128.Shuffle(values.AsByte(), Vector128.Create((byte)16, 1, 0, 16, 5, 4, 16, 9, 8, 16, 13, 12, 16, 16, 16, 16)) | Codes16;
                bytes.StoreUnsafe(ref next);
                i += Lanes;
                at += Lanes * 3;
            }
            else if (Vector128.LessThanOrEqualAll(values, Vector128.Create((uint)MessagePackCode.MaxFixInt)))
            {
                int done = PutSmall(ref next, ref Unsafe.Add(ref first, i), count - i);
                i += done;
                at += done;
            }
            else
            {
                break;
            }
        }

        size = at;
        return i;
    }

    // Four of one byte each, and the next twelve with them if they are such too.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int PutSmall(ref byte place, ref int first, int count)
    {
        Vector128<int> values = Vector128.LoadUnsafe(ref first);
        if (count >= Vector128<byte>.Count)
        {
            Vector128<int> second = Vector128.LoadUnsafe(ref first, 4);
            Vector128<int> third = Vector128.LoadUnsafe(ref first, 8);
            Vector128<int> fourth = Vector128.LoadUnsafe(ref first, 12);
            if (((second | third | fourth) & Vector128.Create(~MessagePackCode.MaxFixInt)) == Vector128<int>.Zero)
            {
                Vector128.Narrow(Vector128.Narrow(values, second), Vector128.Narrow(third, fourth)).AsByte().StoreUnsafe(ref place);
                return Vector128<byte>.Count;
            }
        }

        Vector128<short> halves = Vector128.Narrow(values, values);
        Unsafe.WriteUnaligned(ref place, Vector128.Narrow(halves, halves).AsUInt32().ToScalar());
        return Lanes;
    }

    // Three in one store, the last in another.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Put32(ref byte place, Vector128<int> four, Vector128<int> codes)
    {
        Vector128<byte> three = Vector128.Shuffle(four.AsByte(), Vector128.Create((byte)16, 3, 2, 1, 0, 16, 7, 6, 5, 4, 16, 11, 10, 9, 8, 16))
            | Vector128.Shuffle(codes.AsByte(), Vector128.Create((byte)0, 16, 16, 16, 16, 4, 16, 16, 16, 16, 8, 16, 16, 16, 16, 12));
        three.StoreUnsafe(ref place);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref place, 16), BinaryPrimitives.ReverseEndianness(four.GetElement(3)));
    }

    // As long as the next ones take one byte, three or five each.
    private static int ReadEqual(ReadOnlySpan<byte> bytes, Span<uint> values, bool isSigned, out int consumed)
    {
        Vector128<byte> mask16 = Vector128.Create(byte.MaxValue, 0, 0, byte.MaxValue, 0, 0, byte.MaxValue, 0, 0, byte.MaxValue, 0, 0, 0, 0, 0, 0);
        ref byte place = ref MemoryMarshal.GetReference(bytes);
        ref int target = ref Unsafe.As<uint, int>(ref MemoryMarshal.GetReference(values));
        int i = 0;
        int at = 0;
        while (bytes.Length - at >= Vector128<byte>.Count && values.Length - i >= Vector128<byte>.Count)
        {
            Vector128<byte> next = Vector128.LoadUnsafe(ref place, (nuint)at);
            if ((next & mask16) == Codes16)
            {
                Vector128.Shuffle(next, Vector128.Create((byte)2, 1, 16, 16, 5, 4, 16, 16, 8, 7, 16, 16, 11, 10, 16, 16)).AsInt32().StoreUnsafe(ref target, (nuint)i);
                i += Lanes;
                at += Lanes * 3;
            }
            else if (TryGet32(next, isSigned, out Vector128<int> three))
            {
                three.StoreUnsafe(ref target, (nuint)i);
                i += 3;
                at += 3 * MaximumSize;
            }
            else if (next.ExtractMostSignificantBits() == 0)
            {
                (Vector128<ushort> lower, Vector128<ushort> upper) = Vector128.Widen(next);
                (Vector128<uint> first, Vector128<uint> second) = Vector128.Widen(lower);
                (Vector128<uint> third, Vector128<uint> fourth) = Vector128.Widen(upper);
                first.AsInt32().StoreUnsafe(ref target, (nuint)i);
                second.AsInt32().StoreUnsafe(ref target, (nuint)i + 4);
                third.AsInt32().StoreUnsafe(ref target, (nuint)i + 8);
                fourth.AsInt32().StoreUnsafe(ref target, (nuint)i + 12);
                i += Vector128<byte>.Count;
                at += Vector128<byte>.Count;
            }
            else
            {
                break;
            }
        }

        consumed = at;
        return i;
    }

    // Those of the other sort must have a place among these.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryGet32(Vector128<byte> next, bool isSigned, out Vector128<int> three)
    {
        three = Vector128.Shuffle(next, Vector128.Create((byte)4, 3, 2, 1, 9, 8, 7, 6, 14, 13, 12, 11, 16, 16, 16, 16)).AsInt32();
        Vector128<int> codes = Vector128.Shuffle(next, Vector128.Create((byte)0, 16, 16, 16, 5, 16, 16, 16, 10, 16, 16, 16, 16, 16, 16, 16)).AsInt32();
        (byte own, byte other) = MessagePackTwelves.Codes32(isSigned);
        Vector128<int> isOwn = Vector128.Equals(codes, Vector128.Create((int)own));
        Vector128<int> isSmall = Vector128.AndNot(Vector128.Equals(codes, Vector128.Create((int)other)), three >> 31);
        return ((isOwn | isSmall) & Vector128.Create(-1, -1, -1, 0)) == Vector128.Create(-1, -1, -1, 0);
    }
}
