namespace Graupel.Channels;

/// <summary>How an end of a channel was found by who disposes it.</summary>
internal enum Disposal
{
    /// <summary>It was disposed before.</summary>
    Done,

    /// <summary>A call is in progress.</summary>
    InUse,

    /// <summary>No call is in progress, and none can begin.</summary>
    Alone,
}
