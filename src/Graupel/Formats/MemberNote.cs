namespace Graupel.Formats;

/// <summary>
/// What writers and readers note for error paths, as one number: the index of a member, -1 for none, or, below that, a place in the fixed run.
/// Formats without a fixed layout know a scalar by its place alone, and look its member up only when it is refused.
/// </summary>
internal static class MemberNote
{
    public const int None = -1;

    /// <summary>Notes a place in the fixed run.</summary>
    public static int At(int offset) => -2 - offset;

    /// <summary>The place that was noted.</summary>
    public static int Offset(int note) => -2 - note;
}
