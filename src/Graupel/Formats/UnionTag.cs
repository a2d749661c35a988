namespace Graupel.Formats;

/// <summary>The tag that selects a case of a union: a declared id or the hash of the contract name.</summary>
/// <param name="Value">The id, or the 32-bit hash.</param>
/// <param name="IsHash">True for a hash.</param>
public readonly record struct UnionTag(uint Value, bool IsHash);
