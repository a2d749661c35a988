using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>How many elements are read at once, so that memory is taken in proportion to the bytes that arrive.</summary>
internal static class ElementReading
{
    /// <summary>The least bytes of an element as it stands on the wire, which may be less than the reader's own.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MinimumSize<TReader>(WireShape shape, in ElementForm form)
        where TReader : struct, IReader, allows ref struct
        => form.IsExpected || form.Kind == WireKind.Absent ? shape.MinimumSize : MinimumForeignSize<TReader>(shape, in form);

    private static int MinimumForeignSize<TReader>(WireShape shape, in ElementForm form)
        where TReader : struct, IReader, allows ref struct
    {
        if (WireKinds.IsFixed(form.Kind) && TReader.HasFixedLayout)
        {
            return WireKinds.FixedSize(form.Kind);
        }

        if (form.Kind != WireKind.BareObject || !TReader.HasFixedLayout)
        {
            return 1;
        }

        return form.Map is { } map
            ? map.FixedSize + map.Slots.Length - map.FixedCount
            : shape.Object is { } members ? members.FixedSize + members.Members.Length - members.MemberCountFixed : 0;
    }

    /// <summary>
    /// The number of elements to read next: all that are backed by bytes known to be there, and at least as many as were read already.
    /// </summary>
    /// <param name="reader">The input.</param>
    /// <param name="rest">Number of elements to come.</param>
    /// <param name="done">Number of elements read so far.</param>
    /// <param name="minimumSize">Least bytes of an element on the wire.</param>
    /// <param name="managedSize">Bytes of an element in memory.</param>
    public static int NextBlock<TReader>(ref TReader reader, int rest, int done, int minimumSize, int managedSize)
        where TReader : struct, IReader, allows ref struct
        => Math.Min(rest, Math.Max(reader.Preallocate(rest, minimumSize, managedSize), done));
}
