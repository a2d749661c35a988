using System.Runtime.CompilerServices;

namespace Graupel.Formats.Fast;

/// <content>Scalars: each at its constant offset.</content>
public ref partial struct FastWriter
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutPresence(scoped ref FixedRun run, int offset, int size, bool present)
    {
        PutBoolean(ref run, offset, present);
        if (!present)
        {
            run.Bytes(offset + 1, size).Clear();
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutSByte(scoped ref FixedRun run, int offset, sbyte value) => run.Store(offset, unchecked((byte)value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutInt16(scoped ref FixedRun run, int offset, short value) => run.Store(offset, unchecked((ushort)value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutInt32(scoped ref FixedRun run, int offset, int value) => run.Store(offset, unchecked((uint)value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutInt64(scoped ref FixedRun run, int offset, long value) => run.Store(offset, unchecked((ulong)value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutByte(scoped ref FixedRun run, int offset, byte value) => run.Store(offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutUInt16(scoped ref FixedRun run, int offset, ushort value) => run.Store(offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutUInt32(scoped ref FixedRun run, int offset, uint value) => run.Store(offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutUInt64(scoped ref FixedRun run, int offset, ulong value) => run.Store(offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutHalf(scoped ref FixedRun run, int offset, Half value) => run.Store(offset, BitConverter.HalfToUInt16Bits(value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutSingle(scoped ref FixedRun run, int offset, float value) => run.Store(offset, BitConverter.SingleToUInt32Bits(value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutDouble(scoped ref FixedRun run, int offset, double value) => run.Store(offset, BitConverter.DoubleToUInt64Bits(value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutChar(scoped ref FixedRun run, int offset, char value) => run.Store(offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutBoolean(scoped ref FixedRun run, int offset, bool value)
    {
        byte code = value ? (byte)1 : (byte)0;
        run.Store(offset, code);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutTimeSpan(scoped ref FixedRun run, int offset, TimeSpan value) => run.Store(offset, unchecked((ulong)value.Ticks));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutDateOnly(scoped ref FixedRun run, int offset, DateOnly value) => run.Store(offset, (uint)value.DayNumber);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutTimeOnly(scoped ref FixedRun run, int offset, TimeOnly value) => run.Store(offset, (ulong)value.Ticks);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutDateTime(scoped ref FixedRun run, int offset, DateTime value) => run.Store(offset, DateBits.Encode(value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutInt128(scoped ref FixedRun run, int offset, Int128 value) => PutUInt128(ref run, offset, unchecked((UInt128)value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutUInt128(scoped ref FixedRun run, int offset, UInt128 value)
    {
        run.Store(offset, unchecked((ulong)value));
        run.Store(offset + 8, (ulong)(value >> 64));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutDecimal(scoped ref FixedRun run, int offset, decimal value)
    {
        var words = DecimalWords.Of(value);
        run.Store(offset, unchecked((uint)words[0]));
        run.Store(offset + 4, unchecked((uint)words[1]));
        run.Store(offset + 8, unchecked((uint)words[2]));
        run.Store(offset + 12, unchecked((uint)words[3]));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutDateTimeOffset(scoped ref FixedRun run, int offset, DateTimeOffset value)
    {
        run.Store(offset, (ulong)value.UtcTicks);
        run.Store(offset + 8, unchecked((ushort)value.TotalOffsetMinutes));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void PutGuid(scoped ref FixedRun run, int offset, Guid value) => value.TryWriteBytes(run.Bytes(offset, 16));
}
