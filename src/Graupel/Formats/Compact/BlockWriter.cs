using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.Intrinsics;

namespace Graupel.Formats.Compact;

/// <summary>Writes the elements of a sequence of integers in blocks.</summary>
internal static class BlockWriter<T>
    where T : unmanaged, IBinaryInteger<T>
{
    private static int Lanes => Vector128<T>.Count;

    private static int Size => BlockTables<T>.Size;

    /// <summary>Writes all elements of a sequence, or of one of its chunks.</summary>
    public static void Write(ref OutputCursor output, scoped ReadOnlySpan<T> values, bool isSigned)
    {
        while (values.Length >= BlockCode.Shortest)
        {
            ReadOnlySpan<T> block = values[..Math.Min(values.Length, IntegerBlock.Length)];
            WriteBlock(ref output, block, isSigned);
            values = values[block.Length..];
        }

        if (!values.IsEmpty)
        {
            WriteSingle(ref output, values, isSigned);
        }
    }

    private static void WriteSingle(ref OutputCursor output, scoped ReadOnlySpan<T> values, bool isSigned)
    {
        int size = values.Length * CompactNumber.MaximumSize;
        var run = new FixedRun(ref output.Reserve(size), 0, size);
        foreach (T value in values)
        {
            run.Advance(CompactNumber.Write(run.Room(CompactNumber.MaximumSize), ulong.CreateTruncating(isSigned ? BlockTables<T>.Fold(value) : value)));
        }

        output.Commit(ref run.Cursor);
    }

    private static void WriteBlock(ref OutputCursor output, scoped ReadOnlySpan<T> values, bool isSigned)
    {
        Span<T> folded = stackalloc T[IntegerBlock.Length];
        folded = folded[..values.Length];
        values.CopyTo(folded);
        if (isSigned)
        {
            Fold(folded);
        }

        Span<byte> controls = stackalloc byte[IntegerBlock.Length / 2];
        controls = controls[..((values.Length + Lanes - 1) / Lanes)];
        int grouped = controls.Length + Measure(folded, controls, out int width);
        int even = values.Length * width;
        int size = 1 + Math.Min(grouped, even);
        var run = new FixedRun(ref output.Reserve(size), 0, size);
        Span<byte> room = run.Room(size + Vector128<byte>.Count);
        if (grouped < even)
        {
            room[0] = BlockCode.Grouped;
            controls.CopyTo(room[1..]);
            WriteGroups(room[(1 + controls.Length)..], folded, controls);
        }
        else
        {
            room[0] = (byte)width;
            WriteEven(room[1..], width < Size ? folded : values, width, controls);
        }

        run.Advance(size);
        output.Commit(ref run.Cursor);
    }

    private static void Fold(Span<T> values)
    {
        int i = 0;
        for (; i + Lanes <= values.Length; i += Lanes)
        {
            BlockTables<T>.Fold(Vector128.Create<T>(values[i..])).CopyTo(values[i..]);
        }

        for (; i < values.Length; i++)
        {
            values[i] = BlockTables<T>.Fold(values[i]);
        }
    }

    // Gives every group its control byte, and the number of bytes of all values.
    private static int Measure(ReadOnlySpan<T> values, Span<byte> controls, out int width)
    {
        int size = 0;
        T all = T.Zero;
        for (int group = 0; group < controls.Length; group++)
        {
            int control = 0;
            int shift = 0;
            foreach (T value in values.Slice(group * Lanes, Math.Min(Lanes, values.Length - (group * Lanes))))
            {
                int code = BlockTables<T>.WidthOf(value) - 1;
                control |= code << shift;
                shift += BlockTables<T>.CodeBits;
                size += code;
                all |= value;
            }

            controls[group] = unchecked((byte)control);
        }

        width = BlockTables<T>.WidthOf(all);
        return size + values.Length;
    }

    private static void WriteEven(Span<byte> room, ReadOnlySpan<T> values, int width, Span<byte> controls)
    {
        controls.Fill(BlockTables<T>.Even(width));
        WriteGroups(room, values, controls);
    }

    // Vectors overshoot into the slack of the reservation.
    private static void WriteGroups(Span<byte> room, ReadOnlySpan<T> values, ReadOnlySpan<byte> controls)
    {
        int at = 0;
        int group = 0;
        if (BlockTables<T>.IsVectorised)
        {
            for (; (group + 1) * Lanes <= values.Length; group++)
            {
                byte control = controls[group];
                Vector128<byte> memory = Vector128.Create<T>(values[(group * Lanes)..]).AsByte();
                BlockTables<T>.Shuffle(memory, BlockTables<T>.Gather[control]).CopyTo(room[at..]);
                at += BlockTables<T>.Lengths[control];
            }
        }

        Span<byte> bytes = stackalloc byte[sizeof(ulong)];
        for (int i = group * Lanes; i < values.Length; i++)
        {
            int width = BlockTables<T>.WidthOf(controls[i / Lanes], i % Lanes);
            BinaryPrimitives.WriteUInt64LittleEndian(bytes, ulong.CreateTruncating(values[i]));
            bytes[..width].CopyTo(room[at..]);
            at += width;
        }
    }
}
