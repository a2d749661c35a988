namespace Graupel.Formats.Compact;

/// <content>Objects whose identity is preserved.</content>
public ref partial struct CompactWriter
{
    /// <inheritdoc/>
    public static ObjectHeader EncodeTracked(WireShape value, bool isRoot) => HeadedReferences.Encode(value, isRoot);

    /// <inheritdoc/>
    public bool WriteTracked(object value, ObjectHeader header, WireKind kind, bool isMadeFirst) =>
        _out.WriteTracked(Objects!, value, header, kind, isMadeFirst);

    /// <inheritdoc/>
    public readonly void EndTracked(object value) => Objects!.End(value);
}
