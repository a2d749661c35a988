using System.Collections.Immutable;
using System.Runtime.Intrinsics;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>
/// Where the bytes of a struct are on the wire: in the same places, or in others, and with constant bytes in between, such as the headers of the structs inside.
/// Many values are then moved by vectors.
/// </summary>
internal sealed class StructImage
{
    /// <summary>The most bytes of a struct.</summary>
    public const int MaxMemory = byte.MaxValue;

    /// <summary>The most bytes on the wire.</summary>
    public const int MaxWire = 512;

    private const int Vector = 16;
    private const int PieceSize = 8 * 1024;

    private readonly ImmutableArray<ImageStep> _writing;
    private readonly ImmutableArray<ImageStep> _reading;
    private readonly int _memorySize;

    private StructImage(int memorySize, int wireSize, ImmutableArray<ImageStep> writing, ImmutableArray<ImageStep> reading)
    {
        _memorySize = memorySize;
        WireSize = wireSize;
        _writing = writing;
        _reading = reading;
    }

    /// <summary>True where the bytes are those of the memory, so that nothing has to be moved.</summary>
    public bool IsCopy => _writing.IsEmpty;

    /// <summary>Bytes of a value on the wire.</summary>
    public int WireSize { get; }

    /// <summary>Finds the image by that of a value whose bytes are 1, 2, 3 and so on, and of the value with all bits turned.</summary>
    /// <param name="memorySize">Bytes of a value.</param>
    /// <param name="wire">What is written of the first value.</param>
    /// <param name="turned">What is written of the second.</param>
    /// <returns>The image; null if the bytes of a value do not each have one place, or if vectors cannot move them.</returns>
    public static StructImage? Find(int memorySize, ReadOnlySpan<byte> wire, ReadOnlySpan<byte> turned)
    {
        int[] memoryOf = new int[wire.Length];
        int[] wireOf = new int[memorySize];
        Array.Fill(wireOf, ImageStep.Constant);
        for (int at = 0; at < wire.Length; at++)
        {
            memoryOf[at] = wire[at] == turned[at] ? ImageStep.Constant : wire[at] - 1;
            if (memoryOf[at] == ImageStep.Constant)
            {
                continue;
            }

            if ((wire[at] ^ turned[at]) != byte.MaxValue || memoryOf[at] >= memorySize || wireOf[memoryOf[at]] != ImageStep.Constant)
            {
                return null;
            }

            wireOf[memoryOf[at]] = at;
        }

        if (wire.Length == memorySize && !memoryOf.Where(static (memory, at) => memory != at).Any())
        {
            return new StructImage(memorySize, memorySize, [], []);
        }

        return ByteShuffle.IsSupported && ImageStep.Writing(memoryOf, memorySize, wire) is { } writing && ImageStep.Reading(wireOf, memoryOf, wire) is { } reading
            ? new StructImage(memorySize, wire.Length, writing, reading)
            : null;
    }

    /// <summary>Writes values that have to be moved, some at a time, so that the room for them stays small.</summary>
    /// <param name="writer">The output.</param>
    /// <param name="memory">The values.</param>
    public void Write<TWriter>(ref TWriter writer, ReadOnlySpan<byte> memory)
        where TWriter : struct, IWriter, allows ref struct
    {
        while (memory.Length > 0)
        {
            int count = Math.Min(memory.Length / _memorySize, PieceSize / WireSize);
            int size = count * WireSize;
            FixedRun run = writer.BeginElements(size);
            Move(_writing, memory, _memorySize, run.Room(size + OutputCursor.Slack), WireSize, count);
            run.Advance(size);
            writer.Commit(ref run);
            memory = memory[(count * _memorySize)..];
        }
    }

    /// <summary>Reads values that have to be moved and are available in one piece, as long as the bytes in between are those that are expected.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="memory">Where the values go; after those that were read, the content is undefined.</param>
    /// <returns>How many values were read.</returns>
    public int Read<TReader>(ref TReader reader, Span<byte> memory)
        where TReader : struct, IReader, allows ref struct
    {
        int read = 0;
        while (memory.Length > 0)
        {
            ReadOnlySpan<byte> ahead = reader.Ahead;
            int count = Math.Min(Math.Min(memory.Length / _memorySize, PieceSize / WireSize), ahead.Length / WireSize);
            if (count == 0 || !Move(_reading, ahead, WireSize, memory, _memorySize, count))
            {
                break;
            }

            reader.Pass(count * WireSize);
            memory = memory[(count * _memorySize)..];
            read += count;
        }

        return read;
    }

    // A step loads and stores a whole vector, of which later steps write the end again. So it is not for the last values, after which there is nothing.
    // Gives whether all bytes are those that are expected.
    private static bool Move(ImmutableArray<ImageStep> steps, ReadOnlySpan<byte> source, int sourceSize, Span<byte> target, int targetSize, int count)
    {
        int backed = Math.Min((source.Length - Vector) / sourceSize, (target.Length - Vector) / targetSize);
        int many = Math.Max(0, Math.Min(count, backed));
        Vector128<byte> differences = many > 0 ? MoveMany(steps.AsSpan(), source, sourceSize, target, targetSize, many) : Vector128<byte>.Zero;
        if (many < count)
        {
            differences |= MoveLast(steps.AsSpan(), source[(many * sourceSize)..], sourceSize, target[(many * targetSize)..], targetSize, count - many);
        }

        return differences == Vector128<byte>.Zero;
    }

    private static Vector128<byte> MoveLast(ReadOnlySpan<ImageStep> steps, ReadOnlySpan<byte> source, int sourceSize, Span<byte> target, int targetSize, int count)
    {
        Span<byte> from = stackalloc byte[MaxWire + Vector];
        Span<byte> to = stackalloc byte[MaxWire + Vector];
        Vector128<byte> differences = Vector128<byte>.Zero;
        for (int i = 0; i < count; i++)
        {
            source.Slice(i * sourceSize, sourceSize).CopyTo(from);
            differences |= MoveMany(steps, from, sourceSize, to, targetSize, 1);
            to[..targetSize].CopyTo(target[(i * targetSize)..]);
        }

        return differences;
    }

    // Each step begins at a byte of the value, so that what it loads and stores ends before a vector after the last value: as far as both spans are cut here.
    private static Vector128<byte> MoveMany(ReadOnlySpan<ImageStep> steps, ReadOnlySpan<byte> source, int sourceSize, Span<byte> target, int targetSize, int count)
    {
        ref readonly byte from = ref source[..((count * sourceSize) + Vector)][0];
        ref byte to = ref target[..((count * targetSize) + Vector)][0];
        Vector128<byte> differences = Vector128<byte>.Zero;
        nuint read = 0;
        nuint written = 0;
        unchecked
        {
            for (int i = 0; i < count; i++)
            {
                foreach (ref readonly ImageStep step in steps)
                {
                    Vector128<byte> bytes = Vector128.LoadUnsafe(in from, read + step.From);
                    differences |= (bytes ^ step.Expected) & step.Checked;
                    (ByteShuffle.Move(bytes, step.Places) | step.Added).StoreUnsafe(ref to, written + step.To);
                }

                read += (uint)sourceSize;
                written += (uint)targetSize;
            }
        }

        return differences;
    }
}
