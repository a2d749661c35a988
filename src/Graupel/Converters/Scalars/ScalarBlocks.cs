using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>What the converters of scalars have in common.</summary>
internal static class ScalarBlocks
{
    /// <summary>Bytes that are reserved or viewed at once.</summary>
    public const int Bytes = 4096;

    /// <summary>The shape of a scalar; where it has no fixed size, a single byte may hold it.</summary>
    public static WireShape Shape<TWriter>(WireKind kind, bool isExact)
        where TWriter : struct, IWriter, allows ref struct
    {
        int size = WireKinds.FixedSize(kind);
        return TWriter.LayoutOf(kind) == ElementLayout.Fixed ? new WireShape(kind, size, size) { IsExact = isExact } : new WireShape(kind, minimumSize: 1) { IsExact = isExact };
    }

    /// <summary>The bytes of a value of another kind, which must be a scalar.</summary>
    public static FixedView View<TReader>(scoped ref TReader reader, WireKind kind, WireKind expected)
        where TReader : struct, IReader, allows ref struct
    {
        if (!WireKinds.IsFixed(kind))
        {
            Throw.KindMismatch(kind, expected, reader.Offset);
        }

        return reader.View(WireKinds.FixedSize(kind));
    }
}

/// <summary>Writes and reads many scalars by blocks: one reservation or view for each, copied as a whole where the values allow it.</summary>
internal static class ScalarBlocks<T, TScalar>
    where T : unmanaged
    where TScalar : struct, IScalar<T>
{
    private static int Length => ScalarBlocks.Bytes / TScalar.Size;

    public static void Write<TWriter>(ref TWriter writer, ReadOnlySpan<T> values)
        where TWriter : struct, IWriter, allows ref struct
    {
        while (!values.IsEmpty)
        {
            ReadOnlySpan<T> block = values[..Math.Min(values.Length, Length)];
            values = values[block.Length..];
            FixedRun run = writer.BeginScalars(block.Length * TScalar.Size, block.Length);
            if (TWriter.LayoutOf(TScalar.Kind) != ElementLayout.Fixed || !TryPutMany(in run, block))
            {
                PutEach(ref writer, ref run, block);
            }
            else if (!TWriter.HasFixedLayout)
            {
                run.Advance(block.Length * TScalar.Size);
            }

            writer.Commit(ref run);
        }
    }

    private static bool TryPutMany(scoped in FixedRun run, ReadOnlySpan<T> block) =>
        TScalar.HasMany && ElementMemory.CanBlit && TScalar.TryPutMany(block, run.Bytes(0, block.Length * TScalar.Size));

    private static void PutEach<TWriter>(ref TWriter writer, scoped ref FixedRun run, ReadOnlySpan<T> block)
        where TWriter : struct, IWriter, allows ref struct
    {
        int offset = 0;
        foreach (T value in block)
        {
            TScalar.Put(ref writer, ref run, offset, value);
            offset = unchecked(offset + TScalar.Size);
        }
    }

    public static void Read<TReader>(ref TReader reader, Span<T> values)
        where TReader : struct, IReader, allows ref struct
    {
        int at = reader.Member;
        int start = 0;
        int offset = 0;
        try
        {
            while (start < values.Length)
            {
                Span<T> block = values.Slice(start, Math.Min(values.Length - start, NextLength(ref reader)));
                FixedView view = reader.View(block.Length * TScalar.Size);
                if (TReader.LayoutOf(TScalar.Kind) != ElementLayout.Fixed || ChangesDates(ref reader) || !TryReadMany(ref reader, in view, block))
                {
                    ReadEach(ref reader, in view, block, ref offset);
                }

                start += block.Length;
                offset = 0;
            }
        }
        catch (GraupelException e) when (e.EnterElement(start + (offset / TScalar.Size), at))
        {
            throw;
        }

        reader.At(at);
    }

    // Where values are fixed, but not what is around them, no more are read at once than are at hand.
    private static int NextLength<TReader>(ref TReader reader)
        where TReader : struct, IReader, allows ref struct
        => TReader.HasFixedLayout || TReader.LayoutOf(TScalar.Kind) != ElementLayout.Fixed ? Length : Math.Clamp(reader.Ahead.Length / TScalar.Size, 1, Length);

    // A method of its own, because the variables of a method that catches are not kept in registers.
    private static void ReadEach<TReader>(ref TReader reader, scoped in FixedView view, Span<T> block, ref int offset)
        where TReader : struct, IReader, allows ref struct
    {
        for (int i = 0; i < block.Length; i++)
        {
            block[i] = TScalar.Read(ref reader, in view, offset);
            offset = unchecked(offset + TScalar.Size);
        }
    }

    private static bool ChangesDates<TReader>(ref TReader reader)
        where TReader : struct, IReader, allows ref struct
        => typeof(T) == typeof(DateTime) && reader.Dates != DateTimeKind.Unspecified;

    private static bool TryReadMany<TReader>(ref TReader reader, scoped in FixedView view, Span<T> block)
        where TReader : struct, IReader, allows ref struct
    {
        int size = block.Length * TScalar.Size;
        if (!TScalar.HasMany || !ElementMemory.CanBlit)
        {
            return false;
        }

        if (TReader.HasFixedLayout)
        {
            return TScalar.TryReadMany(view.Bytes(0, size), block);
        }

        if (reader.Ahead.Length < size || !TScalar.TryReadMany(reader.Ahead[..size], block))
        {
            return false;
        }

        reader.Pass(size);
        return true;
    }
}
