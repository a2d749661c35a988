using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Sequences of integers in formats that write them in blocks, whatever type they have in memory.</summary>
internal static class IntegerBlocks
{
    /// <summary>Whether values of a kind have a sign.</summary>
    public static bool IsSigned(WireKind kind) => kind is WireKind.Int16 or WireKind.Int32 or WireKind.Int64;

    /// <summary>Reads one block, or what is left, of integers of any kind.</summary>
    public static void Read<TReader>(ref TReader reader, WireKind kind, scoped Span<WireInteger> values)
        where TReader : struct, IReader, allows ref struct
    {
        Span<ulong> block = stackalloc ulong[IntegerBlock.Length];
        bool isSigned = IsSigned(kind);
        int size = WireKinds.FixedSize(kind);
        switch (size)
        {
            case sizeof(ushort):
                reader.ReadIntegers(ElementMemory.As<ulong, ushort>(block)[..values.Length], isSigned);
                break;
            case sizeof(uint):
                reader.ReadIntegers(ElementMemory.As<ulong, uint>(block)[..values.Length], isSigned);
                break;
            default:
                reader.ReadIntegers(block[..values.Length], isSigned);
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
    /// <summary>Writes all elements of a sequence, array or chunk.</summary>
    public static void Write<TWriter>(ref TWriter writer, ReadOnlySpan<T> values)
        where TWriter : struct, IWriter, allows ref struct
    {
        bool isSigned = IntegerBlocks.IsSigned(TScalar.Kind);
        if (TScalar.Size != ElementMemory.SizeOf<T>())
        {
            writer.WriteIntegers(NativeWord.Widen(values), isSigned);
            return;
        }

        switch (TScalar.Size)
        {
            case sizeof(ushort):
                writer.WriteIntegers(ElementMemory.As<T, ushort>(values), isSigned);
                break;
            case sizeof(uint):
                writer.WriteIntegers(ElementMemory.As<T, uint>(values), isSigned);
                break;
            default:
                writer.WriteIntegers(ElementMemory.As<T, ulong>(values), isSigned);
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
                if (kind == TScalar.Kind && TScalar.Size == ElementMemory.SizeOf<T>())
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
        bool isSigned = IntegerBlocks.IsSigned(TScalar.Kind);
        switch (TScalar.Size)
        {
            case sizeof(ushort):
                reader.ReadIntegers(ElementMemory.As<T, ushort>(block), isSigned);
                break;
            case sizeof(uint):
                reader.ReadIntegers(ElementMemory.As<T, uint>(block), isSigned);
                break;
            default:
                reader.ReadIntegers(ElementMemory.As<T, ulong>(block), isSigned);
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
