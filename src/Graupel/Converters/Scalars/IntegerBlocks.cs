using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Sequences of numbers in formats that write them in blocks, or many at once, whatever type they have in memory.</summary>
internal static class IntegerBlocks
{
    /// <summary>Reads one block, or what is left, of integers of any kind.</summary>
    public static void Read<TReader>(ref TReader reader, WireKind kind, scoped Span<WireInteger> values)
        where TReader : struct, IReader, allows ref struct
    {
        Span<ulong> block = stackalloc ulong[IntegerBlock.Length];
        int size = WireKinds.FixedSize(kind);
        switch (size)
        {
            case sizeof(ushort):
                reader.ReadNumbers(ElementMemory.As<ulong, ushort>(block)[..values.Length], kind);
                break;
            case sizeof(uint):
                reader.ReadNumbers(ElementMemory.As<ulong, uint>(block)[..values.Length], kind);
                break;
            default:
                reader.ReadNumbers(block[..values.Length], kind);
                break;
        }

        for (int i = 0; i < values.Length; i++)
        {
            values[i] = kind switch
            {
                WireKind.Int16 => WireInteger.From(ElementMemory.As<ulong, short>(block)[i]),
                WireKind.Int32 => WireInteger.From(ElementMemory.As<ulong, int>(block)[i]),
                WireKind.Int64 => WireInteger.From(ElementMemory.As<ulong, long>(block)[i]),
                WireKind.UInt32 => WireInteger.From(ElementMemory.As<ulong, uint>(block)[i]),
                WireKind.UInt64 => WireInteger.From(block[i]),
                _ => WireInteger.From(ElementMemory.As<ulong, ushort>(block)[i]),
            };
        }
    }
}

/// <summary>The same for one type.</summary>
internal static class IntegerBlocks<T, TScalar>
    where T : unmanaged
    where TScalar : struct, IScalar<T>
{
    // Where the memory of a value is the number, and every number is a value.
    private static bool IsNumber => TScalar.IsBlittable && TScalar.Size == ElementMemory.SizeOf<T>();

    /// <summary>Whether <see cref="ReadAll"/> reads the type.</summary>
    public static bool CanReadAll => TScalar.Kind is WireKind.DateTime or WireKind.DateOnly or WireKind.TimeOnly or WireKind.Boolean || IsNumber;

    /// <summary>Writes all elements of a sequence, array or chunk.</summary>
    public static void Write<TWriter>(ref TWriter writer, ReadOnlySpan<T> values)
        where TWriter : struct, IWriter, allows ref struct
    {
        if (TScalar.Kind == WireKind.DateTime)
        {
            writer.WriteDates(ElementMemory.As<T, DateTime>(values));
            return;
        }

        if (TScalar.Size != ElementMemory.SizeOf<T>())
        {
            writer.WriteNumbers(NativeWord.Widen(values), TScalar.Kind);
            return;
        }

        switch (TScalar.Size)
        {
            case sizeof(byte):
                writer.WriteNumbers(ElementMemory.Bytes(values), TScalar.Kind);
                break;
            case sizeof(ushort):
                writer.WriteNumbers(ElementMemory.As<T, ushort>(values), TScalar.Kind);
                break;
            case sizeof(uint):
                writer.WriteNumbers(ElementMemory.As<T, uint>(values), TScalar.Kind);
                break;
            default:
                writer.WriteNumbers(ElementMemory.As<T, ulong>(values), TScalar.Kind);
                break;
        }
    }

    /// <summary>Reads the next elements of a sequence, array or chunk: a multiple of a block, or all that are left.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="kind">Their kind on the wire, which may be another than that of the type.</param>
    /// <param name="values">The elements.</param>
    public static void Read<TReader>(ref TReader reader, WireKind kind, scoped Span<T> values)
        where TReader : struct, IReader, allows ref struct
    {
        int at = reader.Member;
        int done = 0;
        try
        {
            while (done < values.Length)
            {
                Span<T> block = values.Slice(done, Math.Min(IntegerBlock.Length, values.Length - done));
                if (kind == TScalar.Kind && IsNumber)
                {
                    ReadBlock(ref reader, block);
                    done += block.Length;
                }
                else
                {
                    ReadConverted(ref reader, kind, block, ref done);
                }
            }
        }
        catch (GraupelException e) when (e.EnterElement(done, at))
        {
            throw;
        }
    }

    /// <summary>Refuses elements of a kind that the type cannot take.</summary>
    public static void EnsureAccepted(WireKind kind, WireKind expected, long offset)
    {
        if (!Widening.IsAccepted(kind, TScalar.Kind))
        {
            Throw.KindMismatch(kind, expected, offset);
        }
    }

    /// <summary>Reads elements in a format that reads many at once and says itself which of them is wrong.</summary>
    public static void ReadAll<TReader>(ref TReader reader, scoped Span<T> values)
        where TReader : struct, IReader, allows ref struct
    {
        if (TScalar.Kind == WireKind.DateTime)
        {
            reader.ReadDates(ElementMemory.As<T, DateTime>(values));
        }
        else
        {
            ReadBlock(ref reader, values);
        }
    }

    private static void ReadBlock<TReader>(ref TReader reader, scoped Span<T> block)
        where TReader : struct, IReader, allows ref struct
    {
        switch (TScalar.Size)
        {
            case sizeof(byte):
                reader.ReadNumbers(ElementMemory.Bytes(block), TScalar.Kind);
                break;
            case sizeof(ushort):
                reader.ReadNumbers(ElementMemory.As<T, ushort>(block), TScalar.Kind);
                break;
            case sizeof(uint):
                reader.ReadNumbers(ElementMemory.As<T, uint>(block), TScalar.Kind);
                break;
            default:
                reader.ReadNumbers(ElementMemory.As<T, ulong>(block), TScalar.Kind);
                break;
        }
    }

    private static void ReadConverted<TReader>(ref TReader reader, WireKind kind, scoped Span<T> block, ref int done)
        where TReader : struct, IReader, allows ref struct
    {
        Span<WireInteger> integers = stackalloc WireInteger[IntegerBlock.Length];
        IntegerBlocks.Read(ref reader, kind, integers[..block.Length]);
        for (int i = 0; i < block.Length; i++)
        {
            if (!TScalar.TryFromInteger(integers[i], out block[i]))
            {
                Throw.InvalidValue($"a number is out of the range of {typeof(T)}", reader.Offset);
            }

            done++;
        }
    }
}
