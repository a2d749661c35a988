using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Writes and reads scalars that may be null: a presence byte, then the value.</summary>
internal sealed class NullableScalarConverter<TWriter, TReader, T, TScalar>(bool isExact) : Converter<TWriter, TReader, T?>, IByteElements<T?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : unmanaged
    where TScalar : struct, IScalar<T>
{
    public override WireShape Shape { get; } = ScalarBlocks.Shape<TWriter>(TScalar.Kind | WireKind.NullableFlag, isExact);

    private static int Size => TScalar.Size + 1;

    private static int BlockLength => ScalarBlocks.Bytes / Size;

    public override void Write(ref TWriter writer, in T? value)
    {
        FixedRun run = writer.BeginScalars(Size, 1);
        Put(ref writer, ref run, 0, value);
        writer.Commit(ref run);
    }

    public override T? Read(ref TReader reader)
    {
        int at = reader.Member;
        try
        {
            FixedView view = reader.View(Size);
            return Get(ref reader, in view, 0);
        }
        catch (GraupelException e) when (e.LeaveTo(at))
        {
            throw;
        }
    }

    public override T? ReadAs(ref TReader reader, WireKind kind) =>
        kind == Shape.Kind || kind == WireKind.Absent ? Read(ref reader) : ReadOther(ref reader, kind);

    private T? ReadOther(ref TReader reader, WireKind kind)
    {
        int at = reader.Member;
        try
        {
            FixedView view = ScalarBlocks.View(ref reader, kind, Shape.Kind);
            return Widening.ReadNullable<TReader, T, TScalar>(ref reader, kind, in view, 0);
        }
        catch (GraupelException e) when (e.LeaveTo(at))
        {
            throw;
        }
    }

    public override void WriteMany(ref TWriter writer, ReadOnlySpan<T?> values)
    {
        while (!values.IsEmpty)
        {
            ReadOnlySpan<T?> block = values[..Math.Min(values.Length, BlockLength)];
            FixedRun run = writer.BeginScalars(block.Length * Size, block.Length);
            int offset = 0;
            foreach (T? value in block)
            {
                Put(ref writer, ref run, offset, value);
                offset = unchecked(offset + Size);
            }

            writer.Commit(ref run);
            values = values[block.Length..];
        }
    }

    public override void ReadMany(ref TReader reader, Span<T?> values, in ElementForm form)
    {
        if (TReader.LayoutOf(form.Kind) == ElementLayout.Blocks)
        {
            ReadBlocks(ref reader, values, form.Kind);
            return;
        }

        if (!form.IsExpected)
        {
            base.ReadMany(ref reader, values, in form);
            return;
        }

        int at = reader.Member;
        int start = 0;
        int offset = 0;
        try
        {
            while (start < values.Length)
            {
                Span<T?> block = values.Slice(start, Math.Min(values.Length - start, BlockLength));
                FixedView view = reader.View(block.Length * Size);
                if (!NullableMemory<T, TScalar>.IsCopied(TReader.HasFixedLayout) || !NullableMemory<T, TScalar>.TryLoad(view.Bytes(0, block.Length * Size), block))
                {
                    ReadEach(ref reader, in view, block, ref offset);
                }

                start += block.Length;
                offset = 0;
            }
        }
        catch (GraupelException e) when (e.EnterElement(start + (offset / Size), at))
        {
            throw;
        }

        reader.At(at);
    }

    // A method of its own, because the variables of a method that catches are not kept in registers.
    private static void ReadEach(ref TReader reader, scoped in FixedView view, Span<T?> block, ref int offset)
    {
        for (int i = 0; i < block.Length; i++)
        {
            block[i] = Get(ref reader, in view, offset);
            offset = unchecked(offset + Size);
        }
    }

    // Elements that cannot be null, on the wire.
    private void ReadBlocks(ref TReader reader, Span<T?> values, WireKind kind)
    {
        IntegerBlocks<T, TScalar>.EnsureAccepted(kind, Shape.Kind, reader.Offset);
        Span<T> block = stackalloc T[IntegerBlock.Length];
        for (int start = 0; start < values.Length; start += IntegerBlock.Length)
        {
            Span<T> items = block[..Math.Min(IntegerBlock.Length, values.Length - start)];
            try
            {
                IntegerBlocks<T, TScalar>.Read(ref reader, kind, items);
            }
            catch (GraupelException e) when (e.MoveElement(start))
            {
                throw;
            }

            for (int i = 0; i < items.Length; i++)
            {
                values[start + i] = items[i];
            }
        }
    }

    bool IByteElements<T?>.TryConvert(ReadOnlySpan<byte> bytes, Span<T?> values)
    {
        for (int i = 0; i < values.Length; i++)
        {
            if (!TScalar.TryFromInteger(WireInteger.From(bytes[i]), out T value))
            {
                return false;
            }

            values[i] = value;
        }

        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Put(ref TWriter writer, scoped ref FixedRun run, int offset, T? value)
    {
        writer.PutPresence(ref run, offset, TScalar.Size, value.HasValue);
        if (value.HasValue)
        {
            TScalar.Put(ref writer, ref run, offset + 1, value.GetValueOrDefault());
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T? Get(ref TReader reader, scoped in FixedView view, int offset) =>
        reader.ReadPresence(in view, offset, TScalar.Size) ? TScalar.Read(ref reader, in view, offset + 1) : null;
}
