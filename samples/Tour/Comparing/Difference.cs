namespace Tour.Comparing;

/// <summary>A place at which two object graphs differ.</summary>
/// <param name="Path">The members and elements that lead there from the root; empty for the root itself.</param>
/// <param name="Expected">What stands there in the first graph.</param>
/// <param name="Actual">What stands there in the second graph.</param>
internal sealed record Difference(string Path, string Expected, string Actual)
{
    /// <summary>The same difference, seen from one step further up.</summary>
    /// <param name="step">The step: <c>.Name</c> or <c>[index]</c>.</param>
    public Difference Below(string step) => this with { Path = step + Path };

    /// <inheritdoc/>
    public override string ToString() => $"{(Path.Length == 0 ? "root" : Path.TrimStart('.'))}: expected {Expected}, found {Actual}";
}
