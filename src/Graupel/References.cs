namespace Graupel;

/// <summary>Whether objects that occur several times in a graph are read as one object.</summary>
public enum References
{
    /// <summary>Every occurrence is written separately: shared objects are duplicated, and a cycle is refused. This is the smallest and fastest.</summary>
    None,

    /// <summary>
    /// Objects and collections keep their identity: shared instances stay shared, and graphs may have cycles. Text is a value and has no identity.
    /// Both sides need the option.
    /// </summary>
    Preserve,

    /// <summary>Like <see cref="Preserve"/>, but only for objects with a contract: collections, including arrays, are written at every occurrence.</summary>
    PreserveObjects,
}
