using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Elements whose memory is what stands on the wire, written and read as copies of it.</summary>
internal static class ElementCopy
{
    // Bytes that a span can count.
    private const int MaxPiece = 1 << 30;

    public static void Write<TWriter, T>(ref TWriter writer, ReadOnlySpan<T> values)
        where TWriter : struct, IWriter, allows ref struct
    {
        for (int piece = MaxPiece / ElementMemory.SizeOf<T>(); values.Length > piece; values = values[piece..])
        {
            writer.WriteRaw(ElementMemory.Bytes(values[..piece]));
        }

        writer.WriteRaw(ElementMemory.Bytes(values));
    }

    public static void Read<TReader, T>(ref TReader reader, Span<T> values)
        where TReader : struct, IReader, allows ref struct
    {
        for (int piece = MaxPiece / ElementMemory.SizeOf<T>(); values.Length > piece; values = values[piece..])
        {
            reader.ReadRaw(ElementMemory.Bytes(values[..piece]));
        }

        reader.ReadRaw(ElementMemory.Bytes(values));
    }

    /// <summary>Writes structs.</summary>
    public static void Write<TWriter, T>(ref TWriter writer, ReadOnlySpan<T> values, StructImage image)
        where TWriter : struct, IWriter, allows ref struct
    {
        if (image.IsCopy)
        {
            Write(ref writer, values);
            return;
        }

        while (values.Length > 0)
        {
            int count = Math.Min(values.Length, image.PieceLength);
            int size = count * image.WireSize;
            FixedRun run = writer.BeginElements(size);
            image.Write(ElementMemory.Bytes(values[..Math.Min(values.Length, 2 * count)]), run.Room(size + OutputCursor.Slack), count);
            run.Advance(size);
            writer.Commit(ref run);
            values = values[count..];
        }
    }

    /// <summary>Reads structs that are at hand in one piece, as long as they are as expected.</summary>
    /// <returns>How many were read.</returns>
    public static int Read<TReader, T>(ref TReader reader, Span<T> values, StructImage image)
        where TReader : struct, IReader, allows ref struct
    {
        if (image.IsCopy)
        {
            Read(ref reader, values);
            return values.Length;
        }

        int read = 0;
        while (read < values.Length)
        {
            ReadOnlySpan<byte> ahead = reader.Ahead;
            Span<T> rest = values[read..];
            int count = Math.Min(Math.Min(rest.Length, image.PieceLength), ahead.Length / image.WireSize);
            if (count == 0 || !image.Read(ahead, ElementMemory.Bytes(rest[..Math.Min(rest.Length, 2 * count)]), count))
            {
                break;
            }

            reader.Pass(count * image.WireSize);
            read += count;
        }

        return read;
    }
}
