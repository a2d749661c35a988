using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace Graupel.Formats.Compact;

/// <content>Scalars: one after the other; integers with as few bytes as possible.</content>
public ref partial struct CompactWriter
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutPresence(scoped ref FixedRun run, int offset, int size, bool present) => PutBoolean(ref run, offset, present);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutBoolean(scoped ref FixedRun run, int offset, bool value)
    {
        byte code = value ? (byte)1 : (byte)0;
        run.AppendByte(code);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutSByte(scoped ref FixedRun run, int offset, sbyte value) => run.AppendByte(unchecked((byte)value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutByte(scoped ref FixedRun run, int offset, byte value) => run.AppendByte(value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutInt16(scoped ref FixedRun run, int offset, short value) => PutNumber(ref run, CompactNumber.Fold(value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutInt32(scoped ref FixedRun run, int offset, int value) => PutNumber(ref run, CompactNumber.Fold(value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutInt64(scoped ref FixedRun run, int offset, long value) => PutNumber(ref run, CompactNumber.Fold(value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutUInt16(scoped ref FixedRun run, int offset, ushort value) => PutNumber(ref run, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutUInt32(scoped ref FixedRun run, int offset, uint value) => PutNumber(ref run, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutUInt64(scoped ref FixedRun run, int offset, ulong value) => PutNumber(ref run, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutChar(scoped ref FixedRun run, int offset, char value) => PutNumber(ref run, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutTimeSpan(scoped ref FixedRun run, int offset, TimeSpan value) => PutNumber(ref run, CompactNumber.Fold(value.Ticks));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutDateOnly(scoped ref FixedRun run, int offset, DateOnly value) => PutNumber(ref run, (ulong)value.DayNumber);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutTimeOnly(scoped ref FixedRun run, int offset, TimeOnly value) => PutNumber(ref run, (ulong)value.Ticks);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutInt128(scoped ref FixedRun run, int offset, Int128 value) => run.Advance(CompactWide.Write(run.Room(CompactWide.MaximumSize), CompactWide.Fold(value)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutUInt128(scoped ref FixedRun run, int offset, UInt128 value) => run.Advance(CompactWide.Write(run.Room(CompactWide.MaximumSize), value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutDecimal(scoped ref FixedRun run, int offset, decimal value) => run.Advance(CompactDecimal.Write(run.Room(CompactDecimal.MaximumSize + CompactNumber.MaximumSize), value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutHalf(scoped ref FixedRun run, int offset, Half value)
    {
        BinaryPrimitives.WriteHalfLittleEndian(run.Room(sizeof(ushort)), value);
        run.Advance(sizeof(ushort));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutSingle(scoped ref FixedRun run, int offset, float value)
    {
        BinaryPrimitives.WriteSingleLittleEndian(run.Room(sizeof(float)), value);
        run.Advance(sizeof(float));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutDouble(scoped ref FixedRun run, int offset, double value)
    {
        BinaryPrimitives.WriteDoubleLittleEndian(run.Room(sizeof(double)), value);
        run.Advance(sizeof(double));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutDateTime(scoped ref FixedRun run, int offset, DateTime value)
    {
        BinaryPrimitives.WriteUInt64LittleEndian(run.Room(sizeof(ulong)), DateBits.Encode(value));
        run.Advance(sizeof(ulong));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutDateTimeOffset(scoped ref FixedRun run, int offset, DateTimeOffset value)
    {
        BinaryPrimitives.WriteInt64LittleEndian(run.Room(sizeof(long)), value.UtcTicks);
        run.Advance(sizeof(long));
        PutNumber(ref run, CompactNumber.Fold(value.TotalOffsetMinutes));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutGuid(scoped ref FixedRun run, int offset, Guid value)
    {
        value.TryWriteBytes(run.Room(16));
        run.Advance(16);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void PutNumber(scoped ref FixedRun run, ulong value) => run.Advance(CompactNumber.Write(run.Room(CompactNumber.MaximumSize), value));
}
