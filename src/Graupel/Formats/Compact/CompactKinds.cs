namespace Graupel.Formats.Compact;

/// <summary>Properties of the scalars of a kind in the Compact format.</summary>
internal static class CompactKinds
{
    /// <summary>The layout of the elements of a sequence.</summary>
    public static ElementLayout LayoutOf(WireKind kind) => kind switch
    {
        WireKind.Int16 or WireKind.Int32 or WireKind.Int64 or WireKind.UInt16 or WireKind.UInt32 or WireKind.UInt64 or WireKind.Char => ElementLayout.Blocks,
        WireKind.Boolean or WireKind.SByte or WireKind.Byte or WireKind.Half or WireKind.Single or WireKind.Double or WireKind.DateTime or WireKind.Guid => ElementLayout.Fixed,
        _ => ElementLayout.Single,
    };
}
