using System.Numerics;
using System.Runtime.Intrinsics;

namespace Graupel.Formats.MessagePack;

/// <content>Many numbers and dates at once. A value that is not available, or has another form, is read or refused on its own.</content>
public ref partial struct MessagePackReader
{
    private const int SmallBlockLength = 128;

    /// <inheritdoc/>
    public static ElementLayout LayoutOf(WireKind kind) =>
        MessagePackWriter.AreMany(kind) ? ElementLayout.Many : ElementLayout.Single;

    /// <inheritdoc/>
    public void ReadNumbers(scoped Span<byte> values, WireKind kind)
    {
        int at = _member;
        int done = 0;
        try
        {
            if (kind == WireKind.Boolean)
            {
                ReadBooleans(values, ref done);
            }
            else
            {
                ReadSmall(values, kind, ref done);
            }
        }
        catch (GraupelException e) when (e.EnterElement(done, at))
        {
            throw;
        }
    }

    /// <inheritdoc/>
    public void ReadNumbers(scoped Span<ushort> values, WireKind kind)
    {
        int at = _member;
        int done = 0;
        try
        {
            ReadSmall(values, kind, ref done);
        }
        catch (GraupelException e) when (e.EnterElement(done, at))
        {
            throw;
        }
    }

    /// <inheritdoc/>
    public void ReadNumbers(scoped Span<uint> values, WireKind kind)
    {
        int at = _member;
        int done = 0;
        try
        {
            ReadInts(values, kind, ref done);
        }
        catch (GraupelException e) when (e.EnterElement(done, at))
        {
            throw;
        }
    }

    /// <inheritdoc/>
    public void ReadNumbers(scoped Span<ulong> values, WireKind kind)
    {
        int at = _member;
        int done = 0;
        try
        {
            ReadLongs(values, kind, ref done);
        }
        catch (GraupelException e) when (e.EnterElement(done, at))
        {
            throw;
        }
    }

    /// <inheritdoc/>
    public void ReadDates(scoped Span<DateTime> values)
    {
        int at = _member;
        int done = 0;
        try
        {
            ReadDates(values, ref done);
        }
        catch (GraupelException e) when (e.EnterElement(done, at))
        {
            throw;
        }
    }

    private void ReadSmall<T>(scoped Span<T> values, WireKind kind, ref int done)
        where T : unmanaged, IBinaryInteger<T>, IUnsignedNumber<T>, IMinMaxValue<T>
    {
        bool isSigned = WireKinds.IsSigned(kind);
        Span<uint> wide = stackalloc uint[SmallBlockLength];
        while (done < values.Length)
        {
            Span<uint> block = wide[..Math.Min(wide.Length, values.Length - done)];
            int count = MessagePackIntegers.Read(_in.Span, block, isSigned, out int consumed);
            int fitting = MessagePackSmall.Narrow(block[..count], isSigned, values[done..]);
            if (fitting < count)
            {
                MessagePackIntegers.Read(_in.Span, block[..fitting], isSigned, out consumed);
            }

            _in.Advance(consumed);
            done += fitting;
            if (fitting < block.Length)
            {
                values[done] = isSigned ? T.CreateTruncating(ReadSigned(-1, Least(kind), -Least(kind) - 1)) : T.CreateTruncating(ReadUnsigned(-1, ushort.MaxValue));
                done++;
            }
        }
    }

    private static long Least(WireKind kind) => kind == WireKind.SByte ? sbyte.MinValue : short.MinValue;

    private void ReadInts(scoped Span<uint> values, WireKind kind, ref int done)
    {
        uint most = kind == WireKind.DateOnly ? (uint)DateOnly.MaxValue.DayNumber : uint.MaxValue;
        bool isSigned = WireKinds.IsSigned(kind);
        while (done < values.Length)
        {
            int count;
            int consumed;
            if (kind == WireKind.Single)
            {
                count = MessagePackSingles.Read(_in.Span, values[done..]);
                consumed = count * MessagePackSingles.Size;
            }
            else
            {
                count = MessagePackIntegers.Read(_in.Span, values[done..], isSigned, out consumed);
                int fitting = Fitting(values[done..], count, most);
                if (fitting < count)
                {
                    count = MessagePackIntegers.Read(_in.Span, values.Slice(done, fitting), isSigned, out consumed);
                }
            }

            _in.Advance(consumed);
            done += count;
            if (done < values.Length)
            {
                values[done] = kind == WireKind.Single ? BitConverter.SingleToUInt32Bits(ReadOtherSingle(default, -1))
                    : unchecked(isSigned ? (uint)ReadSigned(-1, int.MinValue, int.MaxValue) : (uint)ReadUnsigned(-1, most));
                done++;
            }
        }
    }

    private void ReadLongs(scoped Span<ulong> values, WireKind kind, ref int done)
    {
        ulong most = kind == WireKind.TimeOnly ? (ulong)TimeOnly.MaxValue.Ticks : ulong.MaxValue;
        bool isSigned = WireKinds.IsSigned(kind);
        while (done < values.Length)
        {
            int count;
            int consumed;
            if (kind == WireKind.Double)
            {
                count = MessagePackDoubles.Read(_in.Span, values[done..]);
                consumed = count * MessagePackDoubles.Size;
            }
            else
            {
                count = MessagePackLongs.Read(_in.Span, values[done..], isSigned, out consumed);
                int fitting = Fitting(values[done..], count, most);
                if (fitting < count)
                {
                    count = MessagePackLongs.Read(_in.Span, values.Slice(done, fitting), isSigned, out consumed);
                }
            }

            _in.Advance(consumed);
            done += count;
            if (done < values.Length)
            {
                values[done] = kind == WireKind.Double ? BitConverter.DoubleToUInt64Bits(ReadOtherDouble(-1))
                    : isSigned ? unchecked((ulong)ReadSigned(-1, long.MinValue, long.MaxValue)) : ReadUnsigned(-1, most);
                done++;
            }
        }
    }

    // Days and times of day are numbers with a limited range. An invalid value must not stay in memory that others have.
    private static int Fitting<T>(scoped Span<T> values, int count, T most)
        where T : unmanaged, IBinaryInteger<T>, IUnsignedNumber<T>, IMinMaxValue<T>
    {
        if (most == T.MaxValue)
        {
            return count;
        }

        // Vectors are stored whole: behind the numbers there may be a part that is none.
        int beyond = values[..count].IndexOfAnyExceptInRange(T.Zero, most);
        int fitting = beyond < 0 ? count : beyond;
        values[fitting..Math.Min(values.Length, count + Vector512<T>.Count)].Clear();
        return fitting;
    }

    private void ReadBooleans(scoped Span<byte> values, ref int done)
    {
        while (done < values.Length)
        {
            int count = MessagePackBooleans.Read(_in.Span, values[done..]);
            _in.Advance(count);
            done += count;
            if (done < values.Length)
            {
                values[done] = ReadOtherBoolean(-1) ? (byte)1 : (byte)0;
                done++;
            }
        }
    }

    private void ReadDates(scoped Span<DateTime> values, ref int done)
    {
        while (done < values.Length)
        {
            if (Dates == DateTimeKind.Unspecified)
            {
                done += MessagePackTimestamp.ReadUsual(_in.Span, values[done..], out int consumed);
                _in.Advance(consumed);
            }

            if (done < values.Length)
            {
                values[done] = ReadOtherDateTime(-1);
                done++;
            }
        }
    }
}
