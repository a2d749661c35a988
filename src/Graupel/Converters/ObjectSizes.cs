using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>The least bytes that objects take as elements.</summary>
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
}
