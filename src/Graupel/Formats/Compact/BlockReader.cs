using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.Intrinsics;

namespace Graupel.Formats.Compact;

/// <summary>Reads the elements of a sequence of integers in blocks. There is one way to write each length, and others are refused.</summary>
internal static class BlockReader<T>
    where T : unmanaged, IBinaryInteger<T>
{
    private static int Lanes => Vector128<T>.Count;

    private static int Size => BlockTables<T>.Size;

    /// <summary>Reads a block of at least <see cref="BlockCode.Shortest"/> elements.</summary>
    public static void Read(ref InputCursor input, scoped Span<T> values, bool isSigned)
    {
        int width = input.Peek(1);
        if (width == BlockCode.Grouped)
        {
            ReadGrouped(ref input, values, isSigned);
        }
        else
        {
            EnsureWidth(width, Size, input.Offset);
            ReadEven(ref input, values, width, isSigned);
        }
    }

    /// <summary>The bytes that the values of a block take by its control bytes, which are checked.</summary>
    /// <param name="controls">The control bytes.</param>
    /// <param name="count">Number of values.</param>
    /// <param name="offset">Their offset, for errors.</param>
    public static int Measure(ReadOnlySpan<byte> controls, int count, long offset)
    {
        ReadOnlySpan<byte> lengths = BlockTables<T>.Lengths.AsSpan();
        int size = 0;
        bool isValid = true;
        foreach (byte control in controls)
        {
            int length = lengths[control];
            isValid &= length > 0;
            size += length;
        }

        // The last group may have fewer values than lengths; those are 1, and have no bytes.
        int missing = (controls.Length * Lanes) - count;
        if (!isValid || (missing > 0 && controls[^1] >> ((Lanes - missing) * BlockTables<T>.CodeBits) != 0))
        {
            Throw.InvalidHeader("the length of an integer in a block", offset);
        }

        return size - missing;
    }

    /// <summary>Refuses an invalid width of the values of a block.</summary>
    public static void EnsureWidth(int width, int size, long offset)
    {
        if (width > size)
        {
            Throw.InvalidHeader($"integers of {size} bytes in {width}", offset);
        }
    }

    private static void ReadGrouped(ref InputCursor input, scoped Span<T> values, bool isSigned)
    {
        long offset = input.Offset;
        int groups = (values.Length + Lanes - 1) / Lanes;
        input.Peek(1 + groups);
        int size = Measure(input.Span.Slice(1, groups), values.Length, offset);
        ReadOnlySpan<byte> block = input.TakeSpan(1 + groups + size)[1..];
        ReadGroups(block[groups..], block[..groups], values, isSigned, offset);
    }

    private static void ReadEven(ref InputCursor input, scoped Span<T> values, int width, bool isSigned)
    {
        long offset = input.Offset;
        ReadOnlySpan<byte> bytes = input.TakeSpan(1 + (values.Length * width))[1..];
        byte control = BlockTables<T>.Even(width);
        int length = BlockTables<T>.Lengths[control];
        bool isFolded = isSigned && width < Size;
        T all = T.Zero;
        int i = 0;
        if (ByteShuffle.IsSupported)
        {
            Vector128<byte> spread = BlockTables<T>.Spread[control];
            Vector128<T> seen = Vector128<T>.Zero;
            for (int at = 0; i + Lanes <= values.Length && at + Vector128<byte>.Count <= bytes.Length; i += Lanes, at += length)
            {
                Vector128<T> value = ByteShuffle.Move(Vector128.Create(bytes[at..]), spread).As<byte, T>();
                seen |= value;
                (isFolded ? BlockTables<T>.Unfold(value) : value).CopyTo(values[i..]);
            }

            all = BlockTables<T>.Combine(seen);
        }

        for (; i < values.Length; i++)
        {
            T value = Load(bytes.Slice(i * width, width));
            all |= value;
            values[i] = isFolded ? BlockTables<T>.Unfold(value) : value;
        }

        if (width < Size && BlockTables<T>.WidthOf(all) < width)
        {
            RefuseLength(offset);
        }
    }

    private static void ReadGroups(ReadOnlySpan<byte> bytes, ReadOnlySpan<byte> controls, Span<T> values, bool isSigned, long offset)
    {
        bool isShortest = true;
        if (ByteShuffle.IsSupported)
        {
            ReadOnlySpan<Vector128<byte>> spread = BlockTables<T>.Spread.AsSpan();
            ReadOnlySpan<Vector128<T>> least = BlockTables<T>.Least.AsSpan();
            ReadOnlySpan<byte> lengths = BlockTables<T>.Lengths.AsSpan();
            Vector128<T> tooShort = Vector128<T>.Zero;
            for (; values.Length >= Lanes && bytes.Length >= Vector128<byte>.Count; values = values[Lanes..], controls = controls[1..])
            {
                byte control = controls[0];
                Vector128<T> value = ByteShuffle.Move(Vector128.Create(bytes), spread[control]).As<byte, T>();
                tooShort |= Vector128.LessThan(value, least[control]);
                (isSigned ? BlockTables<T>.Unfold(value) : value).CopyTo(values);
                bytes = bytes[lengths[control]..];
            }

            isShortest = tooShort == Vector128<T>.Zero;
        }

        for (int i = 0; i < values.Length; i++)
        {
            int width = BlockTables<T>.WidthOf(controls[i / Lanes], i % Lanes);
            T value = Load(bytes[..width]);
            isShortest &= BlockTables<T>.WidthOf(value) == width;
            values[i] = isSigned ? BlockTables<T>.Unfold(value) : value;
            bytes = bytes[width..];
        }

        if (!isShortest)
        {
            RefuseLength(offset);
        }
    }

    private static T Load(ReadOnlySpan<byte> bytes)
    {
        Span<byte> padded = stackalloc byte[sizeof(ulong)];
        padded.Clear();
        bytes.CopyTo(padded);
        return T.CreateTruncating(BinaryPrimitives.ReadUInt64LittleEndian(padded));
    }

    private static void RefuseLength(long offset) => Throw.InvalidValue("an integer in a block has more bytes than it needs", offset);
}
