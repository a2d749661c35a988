namespace Graupel;

/// <summary>Whether objects that occur several times in a graph come back as one object.</summary>
public enum References
{
    /// <summary>Every occurrence is written for itself: what is shared comes back doubled, and a cycle is refused. The bytes are smallest and fastest.</summary>
    None,

    /// <summary>
    /// Objects and collections keep their identity: what is shared stays shared, and graphs may have cycles. Text is a value and has none.
    /// Both sides need the option.
    /// </summary>
    Preserve,

    /// <summary>As <see cref="Preserve"/>, but for objects with a contract alone: collections, arrays among them, are written at every occurrence.</summary>
    PreserveObjects,
}
