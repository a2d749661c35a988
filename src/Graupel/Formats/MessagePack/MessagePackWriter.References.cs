namespace Graupel.Formats.MessagePack;

/// <content>Objects whose identity is preserved: nothing marks them, and an extension refers back to them.</content>
public ref partial struct MessagePackWriter
{
    /// <inheritdoc/>
    public static ObjectHeader EncodeTracked(WireShape value, bool isRoot) => new([]);

    /// <inheritdoc/>
    public bool WriteTracked(object value, ObjectHeader header, WireKind kind, bool isMadeFirst)
    {
        long offset = Offset;
        if (!Objects!.TryFind(value, offset, kind, isMadeFirst, out WrittenObject found))
        {
            return false;
        }

        FixedRun run = BeginElements(MessagePackReference.MaximumSize);
        run.Advance(MessagePackReference.Write(run.Room(MessagePackReference.MaximumSize), found.Kind, offset - found.Mark));
        Commit(ref run);
        return true;
    }

    /// <inheritdoc/>
    public readonly void EndTracked(object value) => Objects!.End(value);
}
