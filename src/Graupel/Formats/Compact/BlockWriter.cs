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
        Span<byte> controls = stackalloc byte[IntegerBlock.Length / 2];
        controls = controls[..((values.Length + Lanes - 1) / Lanes)];
        int grouped = controls.Length + Measure(values, isSigned, folded, controls, out int width);
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

    // Folds what is signed, and gives every group its control byte, and the number of bytes of all values.
    private static int Measure(ReadOnlySpan<T> values, bool isSigned, Span<T> folded, Span<byte> controls, out int width)
    {
        int size = 0;
        Vector128<T> seen = Vector128<T>.Zero;
        if (ByteShuffle.IsSupported)
        {
            ReadOnlySpan<byte> halves = BlockTables<T>.Halves.AsSpan();
            ReadOnlySpan<byte> lengths = BlockTables<T>.Lengths.AsSpan();
            for (; values.Length >= Lanes; values = values[Lanes..], folded = folded[Lanes..], controls = controls[1..])
            {
                var value = Vector128.Create(values);
                value = isSigned ? BlockTables<T>.Fold(value) : value;
                value.CopyTo(folded);
                seen |= value;
                byte control = BlockTables<T>.ControlOf(value.AsByte(), halves);
                controls[0] = control;
                size += lengths[control];
            }
        }

        T all = BlockTables<T>.Combine(seen);
        for (int group = 0; group < controls.Length; group++)
        {
            int control = 0;
            for (int i = 0; i < Lanes && (group * Lanes) + i < values.Length; i++)
            {
                T value = values[(group * Lanes) + i];
                value = isSigned ? BlockTables<T>.Fold(value) : value;
                folded[(group * Lanes) + i] = value;
                int code = BlockTables<T>.WidthOf(value) - 1;
                control |= code << (i * BlockTables<T>.CodeBits);
                size += code + 1;
                all |= value;
            }

            controls[group] = unchecked((byte)control);
        }

        width = BlockTables<T>.WidthOf(all);
        return size;
    }

    private static void WriteEven(Span<byte> room, ReadOnlySpan<T> values, int width, Span<byte> controls)
    {
        controls.Fill(BlockTables<T>.Even(width));
        WriteGroups(room, values, controls);
    }

    // Vectors overshoot into the slack of the reservation.
    private static void WriteGroups(Span<byte> room, ReadOnlySpan<T> values, ReadOnlySpan<byte> controls)
    {
        if (ByteShuffle.IsSupported)
        {
            ReadOnlySpan<Vector128<byte>> gather = BlockTables<T>.Gather.AsSpan();
            ReadOnlySpan<byte> lengths = BlockTables<T>.Lengths.AsSpan();
            for (; values.Length >= Lanes; values = values[Lanes..], controls = controls[1..])
            {
                byte control = controls[0];
                ByteShuffle.Move(Vector128.Create(values).AsByte(), gather[control]).CopyTo(room);
                room = room[lengths[control]..];
            }
        }

        Span<byte> bytes = stackalloc byte[sizeof(ulong)];
        for (int i = 0; i < values.Length; i++)
        {
            int width = BlockTables<T>.WidthOf(controls[i / Lanes], i % Lanes);
            BinaryPrimitives.WriteUInt64LittleEndian(bytes, ulong.CreateTruncating(values[i]));
            bytes[..width].CopyTo(room);
            room = room[width..];
        }
    }
}
