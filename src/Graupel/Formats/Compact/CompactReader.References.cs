namespace Graupel.Formats.Compact;

/// <content>Objects whose identity is kept.</content>
public ref partial struct CompactReader
{
    /// <inheritdoc/>
    public bool ReadTrackedRoot() => _in.ReadTrackedRoot();

    /// <inheritdoc/>
    public TrackedForm ReadTracked(bool isExact, out WireKind kind, out int number)
    {
        TrackedForm form = _in.ReadTracked(isExact, out kind, out number, out bool isAgain);
        if (isAgain)
        {
            long start = Offset;
            Skip(kind);
            Objects!.Retention.CountAgain(Offset - start, start);
        }

        return form;
    }

    /// <inheritdoc/>
    public InputCursor BeginKept(int number, scoped ref WireKind kind)
    {
        InputCursor outer = _in;
        _in = outer.Objects!.BeginKept(number);
        kind = _in.ReadKindOfObject();
        return outer;
    }

    /// <inheritdoc/>
    public void EndKept(InputCursor outer)
    {
        outer.Objects!.EndKept();
        _in = outer;
    }
}
