using System.Runtime.CompilerServices;

namespace Graupel.Formats.MessagePack;

/// <content>Scalars: one after the other, in their smallest form.</content>
public ref partial struct MessagePackWriter
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutPresence(scoped ref FixedRun run, int offset, int size, bool present)
    {
        if (!present)
        {
            PutNull(ref run);
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutBoolean(scoped ref FixedRun run, int offset, bool value)
    {
        byte code = value ? MessagePackCode.True : MessagePackCode.False;
        run.AppendByte(code);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutSByte(scoped ref FixedRun run, int offset, sbyte value) => PutInt32(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutInt16(scoped ref FixedRun run, int offset, short value) => PutInt32(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutInt32(scoped ref FixedRun run, int offset, int value)
    {
        if (unchecked((uint)value) <= MessagePackCode.MaxFixInt)
        {
            run.AppendByte(unchecked((byte)value));
        }
        else if (unchecked((uint)(value - 256)) <= ushort.MaxValue - 256)
        {
            run.Advance(MessagePackIntegers.WriteUInt16(ref run.Cursor, unchecked((ushort)value)));
        }
        else
        {
            run.Advance(MessagePackIntegers.Write(ref run.Cursor, value));
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutInt64(scoped ref FixedRun run, int offset, long value)
    {
        if (unchecked((ulong)value) <= MessagePackCode.MaxFixInt)
        {
            run.AppendByte(unchecked((byte)value));
        }
        else
        {
            run.Advance(MessagePackEncoder.Signed(run.Room(MessagePackEncoder.MaximumSize), value));
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutByte(scoped ref FixedRun run, int offset, byte value) => PutInt32(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutUInt16(scoped ref FixedRun run, int offset, ushort value) => PutInt32(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutUInt32(scoped ref FixedRun run, int offset, uint value) => PutUInt64(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutUInt64(scoped ref FixedRun run, int offset, ulong value)
    {
        if (value <= MessagePackCode.MaxFixInt)
        {
            run.AppendByte(unchecked((byte)value));
        }
        else
        {
            run.Advance(MessagePackEncoder.Unsigned(run.Room(MessagePackEncoder.MaximumSize), value));
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutInt128(scoped ref FixedRun run, int offset, Int128 value) =>
        run.Advance(MessagePackWide.Write(run.Room(MessagePackSizes.Int128), value, _options.OldSpecification));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutUInt128(scoped ref FixedRun run, int offset, UInt128 value) =>
        run.Advance(MessagePackWide.Write(run.Room(MessagePackSizes.Int128), value, _options.OldSpecification));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutHalf(scoped ref FixedRun run, int offset, Half value) => PutSingle(ref run, offset, MessagePackFloats.Widen(value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutSingle(scoped ref FixedRun run, int offset, float value) =>
        run.Advance(MessagePackEncoder.Put32(run.Room(5), MessagePackCode.Float32, BitConverter.SingleToUInt32Bits(value)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutDouble(scoped ref FixedRun run, int offset, double value) =>
        run.Advance(MessagePackEncoder.Put64(run.Room(9), MessagePackCode.Float64, BitConverter.DoubleToUInt64Bits(value)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutChar(scoped ref FixedRun run, int offset, char value) => PutInt32(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutDecimal(scoped ref FixedRun run, int offset, decimal value) =>
        run.Advance(MessagePackDecimal.Write(run.Room(MessagePackSizes.Decimal), value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutDateTime(scoped ref FixedRun run, int offset, DateTime value)
    {
        Span<byte> room = run.Room(MessagePackTimestamp.MaximumSize);
        int size = _isTimestamp && !DateBits.IsLocal(value)
            ? MessagePackTimestamp.Write(room, value.Ticks)
            : MessagePackDates.Write(room, value, _options, Offset);
        run.Advance(size);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutDateTimeOffset(scoped ref FixedRun run, int offset, DateTimeOffset value) =>
        run.Advance(MessagePackDates.Write(run.Room(MessagePackSizes.DateTimeOffset), value, _options));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutTimeSpan(scoped ref FixedRun run, int offset, TimeSpan value) => PutInt64(ref run, offset, value.Ticks);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutDateOnly(scoped ref FixedRun run, int offset, DateOnly value) => PutInt64(ref run, offset, value.DayNumber);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutTimeOnly(scoped ref FixedRun run, int offset, TimeOnly value) => PutInt64(ref run, offset, value.Ticks);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutGuid(scoped ref FixedRun run, int offset, Guid value) =>
        run.Advance(MessagePackGuid.Write(run.Room(MessagePackSizes.Guid), value, _options));
}
