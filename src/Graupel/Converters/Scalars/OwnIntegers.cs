using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>
/// Sequences of what a converter of a user writes as an integer, in formats that write sequences of integers in blocks: each value is written
/// alone first, and its number then goes to its place among the others.
/// </summary>
internal static class OwnIntegers
{
    /// <summary>Writes all elements of a sequence, array or chunk.</summary>
    public static void Write<TWriter, TReader, T>(ref TWriter writer, Converter<TWriter, TReader, T> converter, ReadOnlySpan<T> values)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        EnsureReadable<T>();
        WireKind kind = converter.Shape.Kind;
        Span<ulong> numbers = stackalloc ulong[IntegerBlock.Length];
        int at = writer.Member;
        int done = 0;
        try
        {
            while (done < values.Length)
            {
                int count = Math.Min(values.Length - done, IntegerBlock.Length);
                for (int i = 0; i < count; i++)
                {
                    numbers[i] = Encode(converter, kind, in values[done++]);
                }

                WriteBlock(ref writer, kind, numbers[..count]);
            }
        }
        catch (GraupelException e) when (e.EnterElement(Math.Max(0, done - 1), at))
        {
            throw;
        }
    }

    /// <summary>Reads the next elements of a sequence, array or chunk: a multiple of a block, or all that are left.</summary>
    public static void Read<TWriter, TReader, T>(
        ref TReader reader, Converter<TWriter, TReader, T> converter, Span<T> values, in ElementForm form)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        WireKind kind = form.IsExpected ? converter.Shape.Kind : form.Kind;
        Span<WireInteger> numbers = stackalloc WireInteger[IntegerBlock.Length];
        int at = reader.Member;
        int done = 0;
        try
        {
            while (done < values.Length)
            {
                Span<WireInteger> block = numbers[..Math.Min(values.Length - done, IntegerBlock.Length)];
                long offset = reader.Offset;
                IntegerBlocks.Read(ref reader, kind, block);
                foreach (WireInteger number in block)
                {
                    values[done] = Decode(converter, kind, number, in form, offset);
                    done++;
                }
            }
        }
        catch (GraupelException e) when (e.EnterElement(done, at))
        {
            throw;
        }
    }

    private static ulong Encode<TWriter, TReader, T>(Converter<TWriter, TReader, T> converter, WireKind kind, in T value)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        Span<byte> room = stackalloc byte[IntegerBlock.NumberRoom];
        scoped TWriter alone = default;
        alone.StartAlone(room);
        converter.WriteElement(ref alone, in value);
        scoped TReader reader = default;
        reader.StartNumber(room[..alone.Written], offset: 0);
        FixedView view = reader.View(WireKinds.FixedSize(kind));
        ulong number = unchecked(kind switch
        {
            WireKind.Int16 => (ulong)reader.ReadInt16(in view, 0),
            WireKind.Int32 => (ulong)reader.ReadInt32(in view, 0),
            WireKind.Int64 => (ulong)reader.ReadInt64(in view, 0),
            WireKind.UInt16 => reader.ReadUInt16(in view, 0),
            WireKind.UInt32 => reader.ReadUInt32(in view, 0),
            WireKind.Char => reader.ReadChar(in view, 0),
            _ => reader.ReadUInt64(in view, 0),
        });
        reader.EnsureEnd();
        return number;
    }

    private static T Decode<TWriter, TReader, T>(Converter<TWriter, TReader, T> converter, WireKind kind, WireInteger number, in ElementForm form, long offset)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        Span<byte> room = stackalloc byte[IntegerBlock.NumberRoom];
        scoped TWriter alone = default;
        alone.StartAlone(room);
        FixedRun run = alone.BeginScalars(WireKinds.FixedSize(kind), 1);
        if (number.TryConvert(out long signed) && WireKinds.IsSigned(kind))
        {
            alone.PutInt64(ref run, 0, signed);
        }
        else
        {
            number.TryConvert(out ulong unsigned);
            alone.PutUInt64(ref run, 0, unsigned);
        }

        alone.Commit(ref run);
        scoped TReader reader = default;
        reader.StartNumber(room[..alone.Written], offset);
        T value = converter.ReadElement(ref reader, in form);
        reader.EnsureEnd();
        return value;
    }

    private static void WriteBlock<TWriter>(ref TWriter writer, WireKind kind, scoped Span<ulong> numbers)
        where TWriter : struct, IWriter, allows ref struct
    {
        switch (WireKinds.FixedSize(kind))
        {
            case sizeof(ushort):
                writer.WriteNumbers(Narrow<ushort>(numbers), kind);
                break;
            case sizeof(uint):
                writer.WriteNumbers(Narrow<uint>(numbers), kind);
                break;
            default:
                writer.WriteNumbers(numbers, kind);
                break;
        }
    }

    // In place: no number reaches the place of one that is still to come.
    private static Span<TNumber> Narrow<TNumber>(Span<ulong> numbers)
        where TNumber : unmanaged, System.Numerics.IBinaryInteger<TNumber>
    {
        Span<TNumber> narrow = ElementMemory.As<ulong, TNumber>(numbers)[..numbers.Length];
        for (int i = 0; i < numbers.Length; i++)
        {
            narrow[i] = TNumber.CreateTruncating(numbers[i]);
        }

        return narrow;
    }

    // Larger ones may be read in parts of blocks.
    private static void EnsureReadable<T>()
    {
        if (ElementMemory.SizeOf<T>() > ElementReading.MaxBlockElement)
        {
            throw new GraupelException(
                ErrorKind.NoContract, $"{CSharpName.Of(typeof(T))} takes more than {ElementReading.MaxBlockElement} bytes, so it cannot be written as an integer in a sequence");
        }
    }
}
