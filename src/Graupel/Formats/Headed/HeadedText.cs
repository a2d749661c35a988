using System.Buffers.Binary;
using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace Graupel.Formats;

/// <summary>
/// The bytes of strings: a header of ((chars * 2) + wide) + 1, then Latin-1 when every char is at most 0xFF, else a byte for the encoding and
/// UTF-16. One pass each way. Loads never leave the string; stores may overshoot into the slack that every reservation has.
/// </summary>
internal static class HeadedText
{
    /// <summary>Encoding byte of a wide body: UTF-16, little-endian.</summary>
    public const byte Utf16 = 0;

    /// <summary>Encoding byte of a wide body: UTF-8 with its length in bytes in front.</summary>
    public const byte Utf8 = 1;

    /// <summary>Most chars whose header takes two bytes, also where they are wide; longer strings are written in pieces.</summary>
    public const int LongLength = 8190;

    /// <summary>Most chars that are narrowed by two loads.</summary>
    public const int ShortLength = 16;

    private const ushort NotLatin1 = 0xFF00;

    /// <summary>Header of a string.</summary>
    public static ulong Header(int length, bool wide) => (((ulong)length << 1) | (wide ? 1u : 0u)) + 1;

    /// <summary>Whether a header that begins with this byte is one of wide text.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsWideHeader(byte first) => (first & 1) == 0;

    /// <summary>Most bytes of a string of <paramref name="length"/> chars inside a run; 0 for a long one, which leaves the run.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint MaximumSize(int length) => length > LongLength ? 0 : unchecked(((nint)(uint)length * 2) + 3);

    /// <summary>Whether any char is above 0xFF.</summary>
    public static bool IsWide(ReadOnlySpan<char> text) => text.ContainsAnyExceptInRange('\0', '\u00FF');

    /// <summary>Writes a string of at most <see cref="LongLength"/> chars.</summary>
    /// <param name="place">First of at least <see cref="MaximumSize"/> reserved bytes.</param>
    /// <param name="text">The string.</param>
    /// <returns>The place after it, so the caller need not keep the first one across the call.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ref byte Write(ref byte place, string text)
    {
        // Nothing is needed after a call, so that short text has no registers to save.
        if (text.Length > ShortLength)
        {
            return ref WriteLonger(ref place, text);
        }

        ref byte end = ref PutShort(ref place, text);
        if (Unsafe.IsNullRef(ref end))
        {
            return ref PutWide(ref place, text);
        }

        return ref end;
    }

    /// <summary>The same, of Latin-1 alone.</summary>
    /// <param name="place">As there.</param>
    /// <param name="text">The string.</param>
    /// <returns>The place after it; a null reference where it has other chars, and then the bytes mean nothing.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ref byte WriteNarrow(ref byte place, string text)
    {
        if (text.Length > ShortLength)
        {
            return ref WriteLongerNarrow(ref place, text);
        }

        return ref PutShort(ref place, text);
    }

    /// <summary>The same in UTF-16.</summary>
    /// <param name="room">As much as <see cref="MaximumSize"/> says.</param>
    /// <param name="text">The string.</param>
    /// <returns>The number of bytes written.</returns>
    public static int WriteWide(Span<byte> room, string text)
    {
        ref byte place = ref MemoryMarshal.GetReference(room[..(int)MaximumSize(text.Length)]);
        return (int)Unsafe.ByteOffset(ref place, ref PutWide(ref place, text));
    }

    /// <summary>Writes the chars of one piece of a long string.</summary>
    /// <param name="place">First of as many reserved bytes as the piece takes.</param>
    /// <param name="piece">The chars.</param>
    /// <param name="wide">Two bytes a char, or one.</param>
    /// <returns>The number of bytes written.</returns>
    public static nint WriteBody(ref byte place, ReadOnlySpan<char> piece, bool wide)
    {
        if (wide)
        {
            CopyWide(piece, ref place);
            return piece.Length * 2;
        }

        TryNarrow(ref MemoryMarshal.GetReference(piece), ref place, piece.Length, NotLatin1);
        return piece.Length;
    }

    /// <summary>Makes a string of Latin-1 bytes.</summary>
    /// <param name="body">First of <paramref name="length"/> bytes that are available.</param>
    /// <param name="length">Number of bytes; not 0.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static string ReadNarrow(ref byte body, int length)
    {
        string text = new('\0', length);
        Widen(ref body, ref MemoryMarshal.GetReference(text.AsSpan()), length);
        return text;
    }

    /// <summary>The same of all the bytes, of which there are some.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string ReadNarrow(ReadOnlySpan<byte> body) => ReadNarrow(ref MemoryMarshal.GetReference(body), body.Length);

    /// <summary>Makes a string of UTF-16 bytes.</summary>
    /// <param name="body">First of twice <paramref name="length"/> bytes that are available.</param>
    /// <param name="length">Number of chars.</param>
    /// <returns>The string, or null if Latin-1 would do for it.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static string? ReadWide(ref byte body, int length)
    {
        string text = new('\0', length);
        if (BitConverter.IsLittleEndian)
        {
            ref char first = ref MemoryMarshal.GetReference(text.AsSpan());
            return CopyUnits(ref body, ref Unsafe.As<char, byte>(ref first), length) ? text : null;
        }

        ReadWide(MemoryMarshal.CreateReadOnlySpan(ref body, length * 2), Chars(text));
        return IsWide(text) ? text : null;
    }

    /// <summary>The chars of a string that was just created and is not visible to other code yet, to be filled.</summary>
    public static Span<char> Chars(string fresh) => MemoryMarshal.CreateSpan(ref MemoryMarshal.GetReference(fresh.AsSpan()), fresh.Length);

    /// <summary>Turns Latin-1 bytes into chars.</summary>
    public static void Widen(ReadOnlySpan<byte> body, Span<char> text) =>
        Widen(ref MemoryMarshal.GetReference(body), ref MemoryMarshal.GetReference(text[..body.Length]), body.Length);

    /// <summary>Turns UTF-16 bytes into chars.</summary>
    public static void ReadWide(ReadOnlySpan<byte> body, Span<char> text)
    {
        body.CopyTo(MemoryMarshal.AsBytes(text));
        SwapOnBigEndian(text);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLonger(ref byte place, string text)
    {
        ref byte end = ref PutLonger(ref place, text);
        if (Unsafe.IsNullRef(ref end))
        {
            return ref PutWide(ref place, text);
        }

        return ref end;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLongerNarrow(ref byte place, string text) => ref PutLonger(ref place, text);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte PutShort(ref byte place, string text)
    {
        int length = text.Length;
        ref byte body = ref PutHeader(ref place, length, wide: 0);
        return ref TryNarrowShort(ref MemoryMarshal.GetReference(text.AsSpan()), ref body, length, NotLatin1)
            ? ref Unsafe.Add(ref body, length)
            : ref Unsafe.NullRef<byte>();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte PutLonger(ref byte place, string text)
    {
        int length = text.Length;
        Debug.Assert(length <= LongLength, "a long string leaves the run");
        ref byte body = ref PutHeader(ref place, length, wide: 0);
        return ref TryNarrowLonger(ref MemoryMarshal.GetReference(text.AsSpan()), ref body, length, NotLatin1)
            ? ref Unsafe.Add(ref body, length)
            : ref Unsafe.NullRef<byte>();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte PutWide(ref byte place, string text)
    {
        ref byte body = ref PutHeader(ref place, text.Length, wide: 1);
        body = Utf16;
        CopyWide(text, ref Unsafe.Add(ref body, 1));
        return ref Unsafe.Add(ref body, unchecked(1 + (text.Length * 2)));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void CopyWide(ReadOnlySpan<char> text, ref byte place)
    {
        if (BitConverter.IsLittleEndian)
        {
            CopyUnits(ref Unsafe.As<char, byte>(ref MemoryMarshal.GetReference(text)), ref place, text.Length);
            return;
        }

        Span<byte> body = MemoryMarshal.CreateSpan(ref place, text.Length * 2);
        MemoryMarshal.AsBytes(text).CopyTo(body);
        SwapOnBigEndian(MemoryMarshal.Cast<byte, char>(body));
    }

    /// <summary>Copies little-endian chars of two bytes.</summary>
    /// <param name="source">The first byte of the first char.</param>
    /// <param name="target">Where it goes.</param>
    /// <param name="length">Number of chars.</param>
    /// <returns>Whether any of them is above 0xFF.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool CopyUnits(ref byte source, ref byte target, int length)
    {
        unchecked
        {
            if (length >= Vector128<ushort>.Count)
            {
                return length <= 2 * Vector128<ushort>.Count
                    ? Copy8To16(ref source, ref target, (nuint)length * 2)
                    : CopyLong(ref source, ref target, (nuint)length * 2);
            }

            if (length >= 4)
            {
                int end = (length * 2) - sizeof(ulong);
                ulong first = Unsafe.ReadUnaligned<ulong>(ref source);
                ulong last = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref source, end));
                Unsafe.WriteUnaligned(ref target, first);
                Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, end), last);
                return ((first | last) & (NotLatin1 * 0x0001_0001_0001_0001UL)) != 0;
            }

            uint all = 0;
            for (int i = 0; i < length * 2; i += 2)
            {
                ushort unit = Unsafe.ReadUnaligned<ushort>(ref Unsafe.Add(ref source, i));
                all |= unit;
                Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, i), unit);
            }

            return (all & NotLatin1) != 0;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Copy8To16(ref byte source, ref byte target, nuint size)
    {
        Vector128<byte> first = Vector128.LoadUnsafe(ref source);
        Vector128<byte> last = Vector128.LoadUnsafe(ref source, size - 16);
        first.StoreUnsafe(ref target);
        last.StoreUnsafe(ref target, size - 16);
        return ((first | last).AsUInt16() & Vector128.Create(NotLatin1)) != Vector128<ushort>.Zero;
    }

    private static bool CopyLong(ref byte source, ref byte target, nuint size)
    {
        nuint end = size - 32;
        Vector256<byte> all = Vector256<byte>.Zero;
        for (nuint i = 0; ; i = Math.Min(i + 32, end))
        {
            Vector256<byte> units = Vector256.LoadUnsafe(ref source, i);
            all |= units;
            units.StoreUnsafe(ref target, i);
            if (i == end)
            {
                return (all.AsUInt16() & Vector256.Create(NotLatin1)) != Vector256<ushort>.Zero;
            }
        }
    }

    private static void SwapOnBigEndian(Span<char> text)
    {
        if (!BitConverter.IsLittleEndian)
        {
            Span<ushort> units = MemoryMarshal.Cast<char, ushort>(text);
            BinaryPrimitives.ReverseEndianness(units, units);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte PutHeader(ref byte place, int length, int wide)
    {
        unchecked
        {
            int header = ((length << 1) | wide) + 1;
            if (header < 0x80)
            {
                place = (byte)header;
                return ref Unsafe.Add(ref place, 1);
            }

            place = (byte)(header | 0x80);
            Unsafe.Add(ref place, 1) = (byte)(header >> 7);
            return ref Unsafe.Add(ref place, 2);
        }
    }

    /// <summary>Writes a byte for each char.</summary>
    /// <param name="text">The first char.</param>
    /// <param name="place">The first byte.</param>
    /// <param name="length">Number of chars.</param>
    /// <param name="refused">The bits that none of the chars may have.</param>
    /// <returns>False if one has them; then the bytes mean nothing.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryNarrow(ref char text, ref byte place, int length, [ConstantExpected] ushort refused) =>
        length <= ShortLength
            ? TryNarrowShort(ref text, ref place, length, refused)
            : TryNarrowLonger(ref text, ref place, length, refused);

    /// <summary>The same of at most <see cref="ShortLength"/> chars, without a call.</summary>
    /// <inheritdoc cref="TryNarrow"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryNarrowShort(ref char text, ref byte place, int length, [ConstantExpected] ushort refused)
    {
        unchecked
        {
            ref ushort source = ref Unsafe.As<char, ushort>(ref text);
            if (length >= Vector128<ushort>.Count)
            {
                return Narrow8To16(ref source, ref place, (nuint)length, refused);
            }

            if (length >= 4)
            {
                ulong first = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref source));
                ulong last = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref source, length - 4)));
                Vector128<uint> bytes = Vector128.Narrow(Vector128.Create(first, last).AsUInt16(), Vector128<ushort>.Zero).AsUInt32();
                Unsafe.WriteUnaligned(ref place, bytes.ToScalar());
                Unsafe.WriteUnaligned(ref Unsafe.Add(ref place, length - 4), bytes.GetElement(1));
                return ((first | last) & (refused * 0x0001_0001_0001_0001UL)) == 0;
            }

            uint all = 0;
            for (int i = 0; i < length; i++)
            {
                ushort unit = Unsafe.Add(ref source, i);
                all |= unit;
                Unsafe.Add(ref place, i) = (byte)unit;
            }

            return (all & refused) == 0;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Narrow8To16(ref ushort source, ref byte place, nuint length, ushort refused)
    {
        nuint end = unchecked(length - 8);
        Vector128<ushort> first = Vector128.LoadUnsafe(ref source);
        Vector128<ushort> last = Vector128.LoadUnsafe(ref source, end);
        Vector128<byte> bytes = Vector128.Narrow(first, last);
        Unsafe.WriteUnaligned(ref place, bytes.AsUInt64().ToScalar());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref place, end), bytes.AsUInt64().GetElement(1));
        return ((first | last) & Vector128.Create(refused)) == Vector128<ushort>.Zero;
    }

    /// <summary>The same of more than <see cref="ShortLength"/> chars.</summary>
    /// <inheritdoc cref="TryNarrow"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool TryNarrowLonger(ref char text, ref byte place, int length, [ConstantExpected] ushort refused)
    {
        unchecked
        {
            ref ushort source = ref Unsafe.As<char, ushort>(ref text);
            nuint end = (nuint)length - 16;
            Vector256<ushort> all = Vector256<ushort>.Zero;
            for (nuint i = 0; ; i = Math.Min(i + 16, end))
            {
                Vector256<ushort> units = Vector256.LoadUnsafe(ref source, i);
                all |= units;
                Vector256.Narrow(units, units).GetLower().StoreUnsafe(ref place, i);
                if (i == end)
                {
                    return (all & Vector256.Create(refused)) == Vector256<ushort>.Zero;
                }
            }
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Widen(ref byte body, ref char text, int length)
    {
        unchecked
        {
            ref ushort target = ref Unsafe.As<char, ushort>(ref text);
            if (length >= 16)
            {
                WidenLong(ref body, ref target, (nuint)length);
            }
            else if (length >= 8)
            {
                ulong first = Unsafe.ReadUnaligned<ulong>(ref body);
                ulong last = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref body, length - 8));
                Vector128.WidenLower(Vector128.CreateScalarUnsafe(first).AsByte()).StoreUnsafe(ref target);
                Vector128.WidenLower(Vector128.CreateScalarUnsafe(last).AsByte()).StoreUnsafe(ref target, (nuint)length - 8);
            }
            else if (length >= 4)
            {
                uint first = Unsafe.ReadUnaligned<uint>(ref body);
                uint last = Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref body, length - 4));
                Vector128<ulong> units = Vector128.WidenLower(Vector128.Create(first, last, 0, 0).AsByte()).AsUInt64();
                Unsafe.WriteUnaligned(ref Unsafe.As<ushort, byte>(ref target), units.ToScalar());
                Unsafe.WriteUnaligned(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref target, length - 4)), units.GetElement(1));
            }
            else
            {
                for (int i = 0; i < length; i++)
                {
                    Unsafe.Add(ref target, i) = Unsafe.Add(ref body, i);
                }
            }
        }
    }

    private static void WidenLong(ref byte body, ref ushort target, nuint length)
    {
        nuint end = length - 16;
        for (nuint i = 0; ; i = Math.Min(i + 16, end))
        {
            (Vector128<ushort> lower, Vector128<ushort> upper) = Vector128.Widen(Vector128.LoadUnsafe(ref body, i));
            lower.StoreUnsafe(ref target, i);
            upper.StoreUnsafe(ref target, i + 8);
            if (i == end)
            {
                return;
            }
        }
    }
}
