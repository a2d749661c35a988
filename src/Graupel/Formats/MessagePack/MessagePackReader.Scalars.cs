using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace Graupel.Formats.MessagePack;

/// <content>Scalars: each accepts any form that holds its value exactly.</content>
public ref partial struct MessagePackReader
{
    /// <inheritdoc/>
    public bool ReadPresence(scoped in FixedView view, int offset, int size)
    {
        Note(offset);
        return !TryReadNil();
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool ReadBoolean(scoped in FixedView view, int offset)
    {
        int code = _in.Next;
        if ((code | 1) != MessagePackCode.True)
        {
            return ReadOtherBoolean(offset);
        }

        _in.Step(1);
        return code == MessagePackCode.True;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool ReadOtherBoolean(int offset)
    {
        Note(offset);
        byte code = _in.Peek(1);
        if (code is not (MessagePackCode.False or MessagePackCode.True))
        {
            Refuse(code, "a bool", Offset);
        }

        _in.Advance(1);
        return code == MessagePackCode.True;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public sbyte ReadSByte(scoped in FixedView view, int offset) => (sbyte)ReadSigned(offset, sbyte.MinValue, sbyte.MaxValue);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public short ReadInt16(scoped in FixedView view, int offset) => (short)ReadSigned(offset, short.MinValue, short.MaxValue);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int ReadInt32(scoped in FixedView view, int offset) => unchecked((int)ReadSigned(offset, int.MinValue, int.MaxValue));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long ReadInt64(scoped in FixedView view, int offset) => ReadSigned(offset, long.MinValue, long.MaxValue);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte ReadByte(scoped in FixedView view, int offset) => (byte)ReadUnsigned(offset, byte.MaxValue);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ushort ReadUInt16(scoped in FixedView view, int offset) => (ushort)ReadUnsigned(offset, ushort.MaxValue);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public uint ReadUInt32(scoped in FixedView view, int offset) => (uint)ReadUnsigned(offset, uint.MaxValue);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong ReadUInt64(scoped in FixedView view, int offset) => ReadUnsigned(offset, ulong.MaxValue);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public char ReadChar(scoped in FixedView view, int offset) => (char)ReadUnsigned(offset, char.MaxValue);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TimeSpan ReadTimeSpan(scoped in FixedView view, int offset) => new(ReadSigned(offset, long.MinValue, long.MaxValue));

    /// <inheritdoc/>
    public DateOnly ReadDateOnly(scoped in FixedView view, int offset) =>
        DateOnly.FromDayNumber((int)ReadUnsigned(offset, (ulong)DateOnly.MaxValue.DayNumber));

    /// <inheritdoc/>
    public TimeOnly ReadTimeOnly(scoped in FixedView view, int offset) => new((long)ReadUnsigned(offset, (ulong)TimeOnly.MaxValue.Ticks));

    /// <inheritdoc/>
    public Int128 ReadInt128(scoped in FixedView view, int offset)
    {
        Note(offset);
        long start = Offset;
        if (TryReadWide(out ReadOnlySpan<byte> bytes))
        {
            if (!MessagePackWide.TryRead(bytes, out Int128 value))
            {
                RefuseNumber(start);
            }

            return value;
        }

        ulong bits = ReadInteger(out bool isNegative);
        return isNegative ? unchecked((long)bits) : bits;
    }

    /// <inheritdoc/>
    public UInt128 ReadUInt128(scoped in FixedView view, int offset)
    {
        Note(offset);
        long start = Offset;
        if (TryReadWide(out ReadOnlySpan<byte> bytes))
        {
            if (!MessagePackWide.TryRead(bytes, out UInt128 value))
            {
                RefuseNumber(start);
            }

            return value;
        }

        return ReadUnsigned(offset, ulong.MaxValue);
    }

    /// <inheritdoc/>
    public Half ReadHalf(scoped in FixedView view, int offset)
    {
        long start = Offset;
        float single = ReadSingle(in view, offset);
        if (!MessagePackFloats.TryNarrow(single, _options.RoundsFloats, out Half value))
        {
            RefuseDigits(start);
        }

        return value;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public float ReadSingle(scoped in FixedView view, int offset) =>
        _in.TryTakeCoded(MessagePackCode.Float32, sizeof(float), out ReadOnlySpan<byte> content)
            ? BinaryPrimitives.ReadSingleBigEndian(content)
            : ReadOtherSingle(in view, offset);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private float ReadOtherSingle(scoped in FixedView view, int offset)
    {
        Note(offset);
        if (_in.Peek(1) == MessagePackCode.Float32)
        {
            return BinaryPrimitives.ReadSingleBigEndian(_in.TakeSpan(5)[1..]);
        }

        long start = Offset;
        double wide = ReadDouble(in view, offset);
        if (!MessagePackFloats.TryNarrow(wide, _options.RoundsFloats, out float value))
        {
            RefuseDigits(start);
        }

        return value;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public double ReadDouble(scoped in FixedView view, int offset) =>
        _in.TryTakeCoded(MessagePackCode.Float64, sizeof(double), out ReadOnlySpan<byte> content)
            ? BinaryPrimitives.ReadDoubleBigEndian(content)
            : ReadOtherDouble(offset);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private double ReadOtherDouble(int offset)
    {
        Note(offset);
        byte code = _in.Peek(1);
        if (code == MessagePackCode.Float64)
        {
            return BinaryPrimitives.ReadDoubleBigEndian(_in.TakeSpan(9)[1..]);
        }

        if (code == MessagePackCode.Float32)
        {
            return BinaryPrimitives.ReadSingleBigEndian(_in.TakeSpan(5)[1..]);
        }

        long start = Offset;
        if (MessagePackDecoder.IntegerSize(code) == 0)
        {
            Refuse(code, "a number", start);
        }

        ulong bits = ReadInteger(out bool isNegative);
        if (!MessagePackFloats.TryConvert(isNegative ? unchecked(0 - bits) : bits, isNegative, out double value))
        {
            RefuseNumber(start);
        }

        return value;
    }

    /// <inheritdoc/>
    public decimal ReadDecimal(scoped in FixedView view, int offset)
    {
        Note(offset);
        if (MessagePackDecoder.IntegerSize(_in.Peek(1)) > 0)
        {
            ulong bits = ReadInteger(out bool isNegative);
            return isNegative ? unchecked((long)bits) : bits;
        }

        long start = Offset;
        if (!MessagePackDecimal.TryParse(ReadShortText("a decimal", MessagePackDecimal.LongestText), out decimal value))
        {
            Throw.InvalidValue("the text is not a decimal", start);
        }

        return value;
    }
}
