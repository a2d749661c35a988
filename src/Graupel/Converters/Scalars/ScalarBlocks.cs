using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>What the converters of scalars have in common.</summary>
internal static class ScalarBlocks
{
    /// <summary>Bytes that are reserved or viewed at once.</summary>
    public const int Bytes = 4096;

    /// <summary>The shape of a scalar; without a fixed layout a single byte may hold it.</summary>
    public static WireShape Shape<TWriter>(WireKind kind, bool isExact)
        where TWriter : struct, IWriter, allows ref struct
    {
        int size = WireKinds.FixedSize(kind);
        return TWriter.HasFixedLayout ? new WireShape(kind, size, size) { IsExact = isExact } : new WireShape(kind, minimumSize: 1) { IsExact = isExact };
    }

    /// <summary>The bytes of a value of another kind, which must be a scalar.</summary>
    public static FixedView View<TReader>(scoped ref TReader reader, WireKind kind, WireKind expected)
        where TReader : struct, IReader, allows ref struct
    {
        if (!WireKinds.IsFixed(kind) && kind != WireKind.Absent)
        {
            Throw.KindMismatch(kind, expected, reader.Offset);
        }

        return reader.View(WireKinds.FixedSize(kind == WireKind.Absent ? expected : kind));
    }
}
