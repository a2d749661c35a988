namespace Graupel.Formats;

/// <summary>How the elements of a sequence are laid out on the wire, read once from its descriptor.</summary>
/// <param name="Kind">Kind of each element; <see cref="WireKind.Absent"/> in formats where each value describes itself.</param>
/// <param name="Map">The writer's members, when the elements are objects whose header differs from the expected one.</param>
/// <param name="IsExpected">True if the elements are exactly as the reader would have written them.</param>
public readonly record struct ElementForm(WireKind Kind, HeaderMap? Map, bool IsExpected);
