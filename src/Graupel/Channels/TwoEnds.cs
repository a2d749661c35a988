namespace Graupel.Channels;

/// <summary>
/// What two parties end: the last call of a channel, and whoever closes it. A pipe must not be completed under a call, so the later one completes it.
/// </summary>
internal struct TwoEnds
{
    private int _ended;

    /// <summary>Ends one; true if it was the last.</summary>
    public bool IsLast() => Interlocked.Increment(ref _ended) == 2;
}
