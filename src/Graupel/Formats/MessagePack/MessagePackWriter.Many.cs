using System.Numerics;

namespace Graupel.Formats.MessagePack;

/// <content>Many numbers at once.</content>
public ref partial struct MessagePackWriter
{
    // Numbers that are reserved for at once.
    private const int BlockLength = 1024;
    private const int SmallBlockLength = 128;
    private const int BooleanBlockLength = 8192;
    private const int DateBlockLength = 256;

    /// <inheritdoc/>
    public static bool IsOfOneSize(WireKind kind) => kind is WireKind.Single or WireKind.Double;

    /// <inheritdoc/>
    public static ElementLayout LayoutOf(WireKind kind) => AreMany(kind) ? ElementLayout.Many : ElementLayout.Single;

    /// <inheritdoc/>
    public void WriteNumbers(scoped ReadOnlySpan<byte> values, WireKind kind)
    {
        if (kind == WireKind.Boolean)
        {
            WriteBooleans(values);
            return;
        }

        WriteSmall(values, WireKinds.IsSigned(kind));
    }

    /// <inheritdoc/>
    public void WriteNumbers(scoped ReadOnlySpan<ushort> values, WireKind kind)
    {
        while (!values.IsEmpty)
        {
            int count = WriteAscii(values[..Math.Min(values.Length, BlockLength)]);
            values = values[count..];
            if (count < BlockLength)
            {
                ReadOnlySpan<ushort> block = values[..Math.Min(values.Length, SmallBlockLength)];
                WriteSmall(block, WireKinds.IsSigned(kind));
                values = values[block.Length..];
            }
        }
    }

    /// <inheritdoc/>
    public void WriteNumbers(scoped ReadOnlySpan<uint> values, WireKind kind)
    {
        while (!values.IsEmpty)
        {
            ReadOnlySpan<uint> block = values[..Math.Min(values.Length, BlockLength)];
            if (kind == WireKind.Single)
            {
                int size = block.Length * MessagePackSingles.Size;
                FixedRun run = BeginElements(size);
                MessagePackSingles.Write(run.Room(size), block);
                run.Advance(size);
                Commit(ref run);
            }
            else
            {
                WriteIntegers(block, WireKinds.IsSigned(kind));
            }

            values = values[block.Length..];
        }
    }

    /// <inheritdoc/>
    public void WriteNumbers(scoped ReadOnlySpan<ulong> values, WireKind kind)
    {
        while (!values.IsEmpty)
        {
            ReadOnlySpan<ulong> block = values[..Math.Min(values.Length, BlockLength)];
            int size = block.Length * MessagePackLongs.MaximumSize;
            FixedRun run = BeginElements(size);
            if (kind == WireKind.Double)
            {
                MessagePackDoubles.Write(run.Room(size), block);
            }
            else
            {
                size = MessagePackLongs.Write(run.Room(size + OutputCursor.Slack), block, WireKinds.IsSigned(kind));
            }

            run.Advance(size);
            Commit(ref run);
            values = values[block.Length..];
        }
    }

    /// <inheritdoc/>
    public void WriteDates(scoped ReadOnlySpan<DateTime> values)
    {
        int at = _member;
        int done = 0;
        try
        {
            WriteDates(values, ref done);
        }
        catch (GraupelException e) when (e.EnterElement(done, at))
        {
            throw;
        }
    }

    /// <summary>Whether scalars of a kind are written, and read, many at once.</summary>
    internal static bool AreMany(WireKind kind) => kind is WireKind.Boolean or WireKind.SByte or WireKind.Int16 or WireKind.UInt16 or WireKind.Char
        or WireKind.Int32 or WireKind.UInt32 or WireKind.Single or WireKind.Int64 or WireKind.UInt64 or WireKind.Double
        or WireKind.DateTime or WireKind.DateOnly or WireKind.TimeSpan or WireKind.TimeOnly;

    private void WriteDates(scoped ReadOnlySpan<DateTime> values, ref int done)
    {
        while (done < values.Length)
        {
            if (_isTimestamp)
            {
                ReadOnlySpan<DateTime> block = values.Slice(done, Math.Min(values.Length - done, DateBlockLength));
                int most = block.Length * MessagePackTimestamp.UsualSize;
                FixedRun run = BeginElements(most);
                done += MessagePackTimestamp.WriteUsual(run.Room(most), block, out int size);
                run.Advance(size);
                Commit(ref run);
            }

            if (done < values.Length)
            {
                FixedRun run = BeginElements(MessagePackTimestamp.MaximumSize);
                PutDateTime(ref run, 0, values[done]);
                Commit(ref run);
                done++;
            }
        }
    }

    private void WriteBooleans(scoped ReadOnlySpan<byte> values)
    {
        while (!values.IsEmpty)
        {
            ReadOnlySpan<byte> block = values[..Math.Min(values.Length, BooleanBlockLength)];
            FixedRun run = BeginElements(block.Length);
            MessagePackBooleans.Write(run.Room(block.Length), block);
            run.Advance(block.Length);
            Commit(ref run);
            values = values[block.Length..];
        }
    }

    private void WriteSmall<T>(scoped ReadOnlySpan<T> values, bool isSigned)
        where T : unmanaged, IBinaryInteger<T>, IUnsignedNumber<T>
    {
        Span<uint> wide = stackalloc uint[SmallBlockLength];
        while (!values.IsEmpty)
        {
            ReadOnlySpan<T> block = values[..Math.Min(values.Length, wide.Length)];
            MessagePackSmall.Widen(block, isSigned, wide);
            WriteIntegers(wide[..block.Length], isSigned);
            values = values[block.Length..];
        }
    }

    // Those in front that take a byte each, whether they are characters or numbers.
    private int WriteAscii(scoped ReadOnlySpan<ushort> block)
    {
        FixedRun run = BeginElements(block.Length);
        int count = MessagePackIntegers.WriteAscii(run.Room(block.Length), block);
        run.Advance(count);
        Commit(ref run);
        return count;
    }

    private void WriteIntegers(scoped ReadOnlySpan<uint> block, bool isSigned)
    {
        FixedRun run = BeginElements(block.Length * MessagePackIntegers.MaximumSize);
        run.Advance(MessagePackIntegers.Write(ref run.Cursor, block, isSigned));
        Commit(ref run);
    }
}
