using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Elements that are written and read by their memory, which is on the wire as it is, or in other places.</summary>
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

    /// <summary>Writes structs that have to be moved.</summary>
    public static void Write<TWriter, T>(ref TWriter writer, ReadOnlySpan<T> values, StructImage image)
        where TWriter : struct, IWriter, allows ref struct
    {
        for (int piece = MaxPiece / ElementMemory.SizeOf<T>(); values.Length > piece; values = values[piece..])
        {
            image.Write(ref writer, ElementMemory.Bytes(values[..piece]));
        }

        image.Write(ref writer, ElementMemory.Bytes(values));
    }

    /// <summary>Reads structs that have to be moved and are available in one piece, as long as they are as expected.</summary>
    /// <returns>How many were read.</returns>
    public static int Read<TReader, T>(ref TReader reader, Span<T> values, StructImage image)
        where TReader : struct, IReader, allows ref struct
        => image.Read(ref reader, ElementMemory.Bytes(values[..Math.Min(values.Length, MaxPiece / ElementMemory.SizeOf<T>())]));
}
