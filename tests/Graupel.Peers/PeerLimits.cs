namespace Graupel.Peers;

/// <summary>What the language of a peer does not have, or its library does not do.</summary>
/// <param name="Unseen">Why a value cannot be shown to it; null if it can.</param>
/// <param name="Unwritten">Why it cannot write a value as it was, even though it sees it; null if it can.</param>
internal sealed record PeerLimits(Func<Sight, string?> Unseen, Func<Sight, string?> Unwritten)
{
    // Less than what either library allows.
    private const int MaxDepth = 400;

    /// <summary>Maps are objects there, whose keys are text, and stand in another order where they look like numbers.</summary>
    public static PeerLimits JavaScript { get; } = new(
        static sight => sight.HasOtherKeys ? "keys that are no text" : Deep(sight),
        static sight => sight.HasNegativeZero ? "zeros with a sign, which it takes for integers" : sight.HasNaN ? "bits of NaN" : null);

    /// <summary>Keys must have a hash there, and floats may be equal to other keys.</summary>
    public static PeerLimits Python { get; } = new(static sight => sight.HasUnusualKeys ? "keys without a hash" : Deep(sight), static _ => null);

    private static string? Deep(Sight sight) => sight.Depth > MaxDepth ? "deep nesting" : null;
}
