using System.Runtime.CompilerServices;

namespace Graupel.Formats.Fast;

/// <content>Scalars, from constant offsets of a view that is already checked.</content>
public ref partial struct FastReader
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool ReadPresence(scoped in FixedView view, int offset, int size)
    {
        if (ReadBoolean(in view, offset))
        {
            return true;
        }

        if (!view.IsZero(offset + 1, size))
        {
            Throw.InvalidFixedValue("the bytes of an absent value are not zero", _in.OffsetOf(ref view.Start), offset);
        }

        return false;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool ReadBoolean(scoped in FixedView view, int offset)
    {
        byte value = view.LoadByte(offset);
        if (value > 1)
        {
            Throw.InvalidFixedValue("a bool is neither 0 nor 1", _in.OffsetOf(ref view.Start), offset);
        }

        return value != 0;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly sbyte ReadSByte(scoped in FixedView view, int offset) => unchecked((sbyte)view.LoadByte(offset));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly short ReadInt16(scoped in FixedView view, int offset) => unchecked((short)view.LoadUInt16(offset));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly int ReadInt32(scoped in FixedView view, int offset) => unchecked((int)view.LoadUInt32(offset));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly long ReadInt64(scoped in FixedView view, int offset) => unchecked((long)view.LoadUInt64(offset));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly byte ReadByte(scoped in FixedView view, int offset) => view.LoadByte(offset);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly ushort ReadUInt16(scoped in FixedView view, int offset) => view.LoadUInt16(offset);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly uint ReadUInt32(scoped in FixedView view, int offset) => view.LoadUInt32(offset);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly ulong ReadUInt64(scoped in FixedView view, int offset) => view.LoadUInt64(offset);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly Half ReadHalf(scoped in FixedView view, int offset) => BitConverter.UInt16BitsToHalf(view.LoadUInt16(offset));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly float ReadSingle(scoped in FixedView view, int offset) => BitConverter.UInt32BitsToSingle(view.LoadUInt32(offset));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly double ReadDouble(scoped in FixedView view, int offset) => BitConverter.UInt64BitsToDouble(view.LoadUInt64(offset));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly char ReadChar(scoped in FixedView view, int offset) => (char)view.LoadUInt16(offset);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly TimeSpan ReadTimeSpan(scoped in FixedView view, int offset) => new(unchecked((long)view.LoadUInt64(offset)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly UInt128 ReadUInt128(scoped in FixedView view, int offset) => new(view.LoadUInt64(offset + 8), view.LoadUInt64(offset));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly Int128 ReadInt128(scoped in FixedView view, int offset) => new(view.LoadUInt64(offset + 8), view.LoadUInt64(offset));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly Guid ReadGuid(scoped in FixedView view, int offset) => new(view.Bytes(offset, 16));

    /// <inheritdoc/>
    public readonly decimal ReadDecimal(scoped in FixedView view, int offset)
    {
        const uint Sign = 0x8000_0000;
        uint flags = view.LoadUInt32(offset + 12);
        uint scale = flags & DecimalWords.Scale;
        if ((flags & DecimalWords.Reserved) != 0 || scale > DecimalWords.MaxScale)
        {
            Throw.InvalidFixedValue("the flags of a decimal", _in.OffsetOf(ref view.Start), offset);
        }

        return unchecked(new decimal(
            (int)view.LoadUInt32(offset), (int)view.LoadUInt32(offset + 4), (int)view.LoadUInt32(offset + 8), (flags & Sign) != 0, (byte)(scale >> 16)));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly DateTime ReadDateTime(scoped in FixedView view, int offset)
    {
        if (!DateBits.TryDecode(view.LoadUInt64(offset), out DateTime value))
        {
            Throw.InvalidFixedValue("the ticks or kind of a DateTime", _in.OffsetOf(ref view.Start), offset);
        }

        return Dates == DateTimeKind.Unspecified ? value : DateBits.As(Dates, value);
    }

    /// <inheritdoc/>
    public readonly DateTimeOffset ReadDateTimeOffset(scoped in FixedView view, int offset)
    {
        long ticks = unchecked((long)view.LoadUInt64(offset));
        short minutes = unchecked((short)view.LoadUInt16(offset + 8));
        if (!DateBits.TryDecode(ticks, minutes, out DateTimeOffset value))
        {
            Throw.InvalidFixedValue("the ticks or offset of a DateTimeOffset", _in.OffsetOf(ref view.Start), offset);
        }

        return value;
    }

    /// <inheritdoc/>
    public readonly DateOnly ReadDateOnly(scoped in FixedView view, int offset)
    {
        uint day = view.LoadUInt32(offset);
        if (day > (uint)DateOnly.MaxValue.DayNumber)
        {
            Throw.InvalidFixedValue("the day of a DateOnly", _in.OffsetOf(ref view.Start), offset);
        }

        return DateOnly.FromDayNumber((int)day);
    }

    /// <inheritdoc/>
    public readonly TimeOnly ReadTimeOnly(scoped in FixedView view, int offset)
    {
        ulong ticks = view.LoadUInt64(offset);
        if (ticks > (ulong)TimeOnly.MaxValue.Ticks)
        {
            Throw.InvalidFixedValue("the ticks of a TimeOnly", _in.OffsetOf(ref view.Start), offset);
        }

        return new TimeOnly((long)ticks);
    }
}
