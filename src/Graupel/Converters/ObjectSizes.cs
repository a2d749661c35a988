using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>The least and the most bytes that objects take as elements.</summary>
internal static class ObjectSizes
{
    /// <summary>A presence byte or a header only, or the members of a struct; -1 where the members themselves must be asked.</summary>
    public static int MinimumElement<TWriter>(ObjectShape shape)
        where TWriter : struct, IWriter, allows ref struct
    {
        if (shape.IsNullable || TWriter.HasKeys)
        {
            return 1;
        }

        // In pure data a nested struct without members takes nothing; a nested object of the other shape has a header.
        if (shape.IsExact)
        {
            return -1;
        }

        return shape.HasOwnHeaders ? 1 : shape.LeastSize(TWriter.HasFixedLayout);
    }

    /// <summary>Bytes of every element: of structs whose members are all of fixed size; -1 for others.</summary>
    public static int FixedElement<TWriter>(ObjectShape shape)
        where TWriter : struct, IWriter, allows ref struct
        => TWriter.HasFixedLayout && !shape.HasOwnHeaders ? shape.StructSize(hasFixedRun: true) : -1;

    /// <summary>The most bytes that a value of a struct takes; -1 where their number depends on the value, or where some of it is written by more than its members.</summary>
    /// <param name="shape">Its contract.</param>
    /// <param name="place">Its place.</param>
    /// <param name="below">The shapes of its members.</param>
    public static nint MostOfStruct<TWriter>(ObjectShape shape, ObjectPlace place, IReadOnlyList<WireShape> below)
        where TWriter : struct, IWriter, allows ref struct
    {
        ObjectHeader header = TWriter.EncodeHeader(shape, place);
        nint size = header.Length + Math.Max(header.BodySize, shape.FixedSize);
        for (int i = 0; i < below.Count; i++)
        {
            if (WireKinds.IsFixed(shape.Members[i].Kind))
            {
                if (!TWriter.IsOfOneSize(shape.Members[i].Kind))
                {
                    return -1;
                }

                continue;
            }

            // Written by its own contract, not as something else.
            bool isPlain = !shape.Members[i].IsReplaced && below[i].Object?.Plain is { } plain && plain == shape.Members[i].Type;
            nint inside = isPlain ? MostOfStruct<TWriter>(below[i].Object!, ObjectPlace.Single, below[i].Below()) : -1;
            if (inside < 0)
            {
                return -1;
            }

            size += inside;
        }

        return size;
    }
}
