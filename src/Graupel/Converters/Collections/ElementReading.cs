using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>How many elements are read at once, so that memory is taken in proportion to the bytes that arrive.</summary>
internal static class ElementReading
{
    /// <summary>More than what an integer takes in any collection.</summary>
    public const int MaxBlockElement = 64;

    /// <summary>The least bytes of an element as it is on the wire, which may be less than the reader's own.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MinimumSize<TReader>(WireShape shape, in ElementForm form)
        where TReader : struct, IReader, allows ref struct
        => form.IsExpected || form.Kind == WireKind.Absent ? shape.MinimumSize : MinimumForeignSize<TReader>(shape, in form);

    private static int MinimumForeignSize<TReader>(WireShape shape, in ElementForm form)
        where TReader : struct, IReader, allows ref struct
    {
        if (TReader.LayoutOf(form.Kind) == ElementLayout.Fixed && WireKinds.IsFixed(form.Kind))
        {
            return WireKinds.FixedSize(form.Kind);
        }

        if (form.Kind != WireKind.BareObject)
        {
            return 1;
        }

        // Where members have no place of their own, each takes a byte at least.
        return form.Map is { } map ? map.FixedSize + map.Slots.Length - map.FixedCount : shape.Object is { } members ? Sum<TReader>(members) : 0;
    }

    private static int Sum<TReader>(ObjectShape shape)
        where TReader : struct, IReader, allows ref struct
        => TReader.HasFixedLayout ? shape.FixedSize + shape.Members.Length - shape.MemberCountFixed : shape.Members.Length;

    /// <summary>What an element takes, on the wire and in memory.</summary>
    public static ElementSize SizeOf<TReader, T>(WireShape shape, in ElementForm form)
        where TReader : struct, IReader, allows ref struct
        => new(MinimumSize<TReader>(shape, in form), ElementMemory.SizeOf<T>(), IsFixed<TReader>(shape, in form));

    private static bool IsFixed<TReader>(WireShape shape, in ElementForm form)
        where TReader : struct, IReader, allows ref struct
        => form.IsExpected && shape.FixedSize > 0 && shape.FixedSize == shape.MinimumSize && TReader.LayoutOf(shape.Kind) == ElementLayout.Fixed;

    /// <summary>The number of elements to read next: all that are backed by bytes known to be there, or else a few.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="rest">Number of elements to come.</param>
    /// <param name="size">What each takes.</param>
    public static int NextBlock<TReader>(ref TReader reader, int rest, ElementSize size)
        where TReader : struct, IReader, allows ref struct
        => NextBlock(ref reader, rest, size.Minimum, size.Managed, size.IsFixed);

    /// <summary>The same for entries of tables, which may be on the stack a thousand times.</summary>
    public static int NextBlock<TReader>(ref TReader reader, int rest, int minimumSize, int managedSize, bool isFixed = false)
        where TReader : struct, IReader, allows ref struct
        => Math.Min(rest, Whole<TReader>(reader.Preallocate(rest, minimumSize, managedSize, isFixed), managedSize));

    /// <summary>The number of elements to read first. Separate, because arrays of several ranks may be on the stack a thousand times.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int FirstBlock<TReader, T>(ref TReader reader, int count, WireShape shape, in ElementForm form)
        where TReader : struct, IReader, allows ref struct
        => NextBlock(ref reader, count, SizeOf<TReader, T>(shape, in form));

    // Integers may be in blocks, which are not read in parts.
    private static int Whole<TReader>(int count, int managedSize)
        where TReader : struct, IReader, allows ref struct
        => TReader.LayoutOf(WireKind.Int32) == ElementLayout.Blocks && managedSize <= MaxBlockElement
            ? (int)Math.Min(int.MaxValue, ((long)count + IntegerBlock.Length - 1) / IntegerBlock.Length * IntegerBlock.Length)
            : count;
}
