using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Writes and reads scalars, by blocks where there are many.</summary>
internal sealed class ScalarConverter<TWriter, TReader, T, TScalar>(bool isExact)
    : Converter<TWriter, TReader, T>, INullableMaker, IByteElements<T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : unmanaged
    where TScalar : struct, IScalar<T>
{
    public override WireShape Shape { get; } = ScalarBlocks.Shape<TWriter>(TScalar.Kind, isExact);

    private static int BlockLength => ScalarBlocks.Bytes / TScalar.Size;

    public override void Write(ref TWriter writer, in T value)
    {
        FixedRun run = writer.BeginScalars(TScalar.Size, 1);
        TScalar.Put(ref writer, ref run, 0, value);
        writer.Commit(ref run);
    }

    public override T Read(ref TReader reader)
    {
        FixedView view = reader.View(TScalar.Size);
        return TScalar.Read(ref reader, in view, 0);
    }

    public override T ReadAs(ref TReader reader, WireKind kind)
    {
        FixedView view = ScalarBlocks.View(ref reader, kind, Shape.Kind);
        return Widening.Read<TReader, T, TScalar>(ref reader, kind, in view, 0);
    }

    public override void WriteMany(ref TWriter writer, ReadOnlySpan<T> values)
    {
        if (TWriter.HasFixedLayout && TScalar.IsBlittable && ElementMemory.CanBlit)
        {
            writer.WriteRaw(ElementMemory.Bytes(values));
            return;
        }

        while (!values.IsEmpty)
        {
            ReadOnlySpan<T> block = values[..Math.Min(values.Length, BlockLength)];
            FixedRun run = writer.BeginScalars(block.Length * TScalar.Size, block.Length);
            for (int i = 0; i < block.Length; i++)
            {
                TScalar.Put(ref writer, ref run, i * TScalar.Size, block[i]);
            }

            writer.Commit(ref run);
            values = values[block.Length..];
        }
    }

    public override void ReadMany(ref TReader reader, Span<T> values, in ElementForm form)
    {
        if (!form.IsExpected)
        {
            base.ReadMany(ref reader, values, in form);
        }
        else if (TReader.HasFixedLayout && TScalar.IsBlittable && ElementMemory.CanBlit)
        {
            reader.ReadRaw(ElementMemory.Bytes(values));
        }
        else
        {
            ReadBlocks(ref reader, values);
        }
    }

    Converter INullableMaker.MakeNullable() => new NullableScalarConverter<TWriter, TReader, T, TScalar>(Shape.IsExact);

    bool IByteElements<T>.TryConvert(ReadOnlySpan<byte> bytes, Span<T> values)
    {
        for (int i = 0; i < values.Length; i++)
        {
            if (!TScalar.TryFromInteger(WireInteger.From(bytes[i]), out values[i]))
            {
                return false;
            }
        }

        return true;
    }

    private static void ReadBlocks(ref TReader reader, Span<T> values)
    {
        int at = reader.Member;
        int start = 0;
        int i = 0;
        try
        {
            while (start < values.Length)
            {
                Span<T> block = values.Slice(start, Math.Min(values.Length - start, BlockLength));
                FixedView view = reader.View(block.Length * TScalar.Size);
                for (i = 0; i < block.Length; i++)
                {
                    block[i] = TScalar.Read(ref reader, in view, i * TScalar.Size);
                }

                start += block.Length;
                i = 0;
            }
        }
        catch (GraupelException e) when (e.EnterElement(start + i, at))
        {
            throw;
        }
    }
}
