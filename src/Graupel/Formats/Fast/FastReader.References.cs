namespace Graupel.Formats.Fast;

/// <content>Objects whose identity is preserved.</content>
public ref partial struct FastReader
{
    /// <inheritdoc/>
    public bool ReadTrackedRoot() => _in.ReadTrackedRoot();

    /// <inheritdoc/>
    public TrackedForm ReadTracked(bool isExact, out WireKind kind, out int number) =>
        _in.ReadTracked(_limits, FastScalars.Instance, isExact, out kind, out number);

    /// <inheritdoc/>
    public InputCursor BeginKept(int number, scoped ref WireKind kind) => _in.BeginKept(number, out kind);

    /// <inheritdoc/>
    public void EndKept(InputCursor outer) => _in.EndKept(outer);
}
