using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace Graupel.Formats.Compact;

/// <content>Scalars: one after the other; integers with as few bytes as possible.</content>
public ref partial struct CompactReader
{
    /// <inheritdoc/>
    public bool ReadPresence(scoped in FixedView view, int offset, int size)
    {
        Note(offset);
        return _in.ReadPresence();
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool ReadBoolean(scoped in FixedView view, int offset)
    {
        byte value = ReadByte(in view, offset);
        if (value > 1)
        {
            Refuse("a bool is neither 0 nor 1", offset, Offset - 1);
        }

        return value != 0;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte ReadByte(scoped in FixedView view, int offset) => _in.Remaining > 0 ? _in.Take(1) : Take(offset, 1)[0];

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public sbyte ReadSByte(scoped in FixedView view, int offset) => unchecked((sbyte)ReadByte(in view, offset));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public short ReadInt16(scoped in FixedView view, int offset) => unchecked((short)CompactNumber.Unfold(ReadNumber(offset, ushort.MaxValue)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int ReadInt32(scoped in FixedView view, int offset) => unchecked((int)CompactNumber.Unfold(ReadNumber(offset, uint.MaxValue)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long ReadInt64(scoped in FixedView view, int offset) => CompactNumber.Unfold(ReadNumber(offset, ulong.MaxValue));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ushort ReadUInt16(scoped in FixedView view, int offset) => (ushort)ReadNumber(offset, ushort.MaxValue);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public uint ReadUInt32(scoped in FixedView view, int offset) => (uint)ReadNumber(offset, uint.MaxValue);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public char ReadChar(scoped in FixedView view, int offset) => (char)ReadNumber(offset, char.MaxValue);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ulong ReadUInt64(scoped in FixedView view, int offset) => ReadNumber(offset, ulong.MaxValue);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TimeSpan ReadTimeSpan(scoped in FixedView view, int offset) => new(CompactNumber.Unfold(ReadNumber(offset, ulong.MaxValue)));

    /// <inheritdoc/>
    public DateOnly ReadDateOnly(scoped in FixedView view, int offset) =>
        DateOnly.FromDayNumber((int)ReadNumber(offset, (ulong)DateOnly.MaxValue.DayNumber));

    /// <inheritdoc/>
    public TimeOnly ReadTimeOnly(scoped in FixedView view, int offset) => new((long)ReadNumber(offset, (ulong)TimeOnly.MaxValue.Ticks));

    /// <inheritdoc/>
    public Int128 ReadInt128(scoped in FixedView view, int offset) => CompactWide.Unfold(ReadUInt128(in view, offset));

    /// <inheritdoc/>
    public UInt128 ReadUInt128(scoped in FixedView view, int offset)
    {
        ReadOnlySpan<byte> ahead = _in.Span;
        if (ahead.Length >= CompactWide.MaximumSize && ahead[0] < CompactWide.MaximumSize
            && CompactWide.TryReadPadded(ahead[1..CompactWide.MaximumSize], ahead[0], out UInt128 value))
        {
            _in.Advance(ahead[0] + 1);
            return value;
        }

        return ReadOtherWide(in view, offset);
    }

    // At the end of the available bytes, or wrong.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private UInt128 ReadOtherWide(scoped in FixedView view, int offset)
    {
        long start = Offset;
        int length = ReadByte(in view, offset);
        if (length >= CompactWide.MaximumSize)
        {
            Refuse("a number of more than 128 bits", offset, start);
        }

        if (!CompactWide.TryRead(Take(offset, length), out UInt128 value))
        {
            RefuseLength(offset, start);
        }

        return value;
    }

    /// <inheritdoc/>
    public decimal ReadDecimal(scoped in FixedView view, int offset)
    {
        ReadOnlySpan<byte> ahead = _in.Span;
        if (ahead.Length > sizeof(ulong) && CompactDecimal.FormOf(ahead[0]) == CompactDecimal.Single)
        {
            int size = CompactNumber.Decode(BinaryPrimitives.ReadUInt64LittleEndian(ahead[1..]), out ulong digits);
            if (size < CompactNumber.MaximumSize && CompactDecimal.TryMake(ahead[0], unchecked((uint)digits), (uint)(digits >> 32), 0, out decimal value))
            {
                _in.Advance(size + 1);
                return value;
            }
        }

        return ReadOtherDecimal(in view, offset);
    }

    // Of more digits, at the end of the available bytes, or wrong.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private decimal ReadOtherDecimal(scoped in FixedView view, int offset)
    {
        long start = Offset;
        byte flags = ReadByte(in view, offset);
        uint low = 0;
        uint middle = 0;
        uint high = 0;
        switch (CompactDecimal.FormOf(flags))
        {
            case CompactDecimal.Single:
                ulong both = ReadNumber(offset, ulong.MaxValue);
                low = unchecked((uint)both);
                middle = (uint)(both >> 32);
                break;
            case CompactDecimal.Words:
                low = (uint)ReadNumber(offset, uint.MaxValue);
                middle = (uint)ReadNumber(offset, uint.MaxValue);
                high = (uint)ReadNumber(offset, uint.MaxValue);
                break;
            case CompactDecimal.Raw:
                ReadOnlySpan<byte> digits = Take(offset, CompactDecimal.RawSize);
                low = BinaryPrimitives.ReadUInt32LittleEndian(digits);
                middle = BinaryPrimitives.ReadUInt32LittleEndian(digits[4..]);
                high = BinaryPrimitives.ReadUInt32LittleEndian(digits[8..]);
                break;
        }

        if (!CompactDecimal.TryMake(flags, low, middle, high, out decimal value))
        {
            Refuse("the scale or form of a decimal", offset, start);
        }

        return value;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Half ReadHalf(scoped in FixedView view, int offset) => BinaryPrimitives.ReadHalfLittleEndian(Take(offset, sizeof(ushort)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public float ReadSingle(scoped in FixedView view, int offset) => BinaryPrimitives.ReadSingleLittleEndian(Take(offset, sizeof(float)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public double ReadDouble(scoped in FixedView view, int offset) => BinaryPrimitives.ReadDoubleLittleEndian(Take(offset, sizeof(double)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public Guid ReadGuid(scoped in FixedView view, int offset) => new(Take(offset, 16));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public DateTime ReadDateTime(scoped in FixedView view, int offset)
    {
        if (!DateBits.TryDecode(BinaryPrimitives.ReadUInt64LittleEndian(Take(offset, sizeof(ulong))), out DateTime value))
        {
            Refuse("the ticks or kind of a DateTime", offset, Offset - sizeof(ulong));
        }

        return Dates == DateTimeKind.Unspecified ? value : DateBits.As(Dates, value);
    }

    /// <inheritdoc/>
    public DateTimeOffset ReadDateTimeOffset(scoped in FixedView view, int offset)
    {
        long start = Offset;
        long ticks = BinaryPrimitives.ReadInt64LittleEndian(Take(offset, sizeof(long)));
        long minutes = CompactNumber.Unfold(ReadNumber(offset, ushort.MaxValue));
        if (!DateBits.TryDecode(ticks, (short)minutes, out DateTimeOffset value))
        {
            Refuse("the ticks or offset of a DateTimeOffset", offset, start);
        }

        return value;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ReadOnlySpan<byte> Take(int offset, int size)
    {
        if (_in.Remaining < size)
        {
            Note(offset);
        }

        return _in.TakeSpan(size);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ulong ReadNumber(int offset, ulong maximum)
    {
        if (_in.Remaining >= sizeof(ulong))
        {
            int size = CompactNumber.Decode(BinaryPrimitives.ReadUInt64LittleEndian(_in.Span), out ulong value);
            if (size < CompactNumber.MaximumSize && value <= maximum)
            {
                _in.Advance(size);
                return value;
            }
        }

        return ReadOtherNumber(offset, maximum);
    }

    // At the end of the available bytes, long, or wrong.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private ulong ReadOtherNumber(int offset, ulong maximum)
    {
        Note(offset);
        long start = Offset;
        int size = CompactNumber.SizeOf(_in.Peek(1));
        if (!CompactNumber.TryRead(_in.TakeSpan(size), out ulong value))
        {
            RefuseLength(offset, start);
        }

        if (value > maximum)
        {
            Refuse("a number that the type cannot represent", offset, start);
        }

        return value;
    }

    private void RefuseLength(int offset, long start) => Refuse("a number has more bytes than it needs", offset, start);

    private void Refuse(string problem, int offset, long start)
    {
        Note(offset);
        Throw.InvalidValue(problem, start);
    }
}
