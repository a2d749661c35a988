namespace Graupel.Converters;

/// <summary>A segment that may be null. A segment that is null itself could not be told from it, and is refused.</summary>
internal readonly struct NullableSegment<TSegment, T, TKind> : ISegment<TSegment?, T>
    where TSegment : struct
    where TKind : struct, ISegment<TSegment, T>
{
    public static bool HasNull => true;

    public static bool IsNull(TSegment? segment) => segment is null;

    public static ReadOnlySpan<T> Items(scoped ref readonly TSegment? segment)
    {
        ref readonly TSegment present = ref Nullable.GetValueRefOrDefaultRef(in segment);
        if (TKind.IsNull(present))
        {
            Throw.InvalidValue($"a default {CSharpName.Of(typeof(TSegment))}, which cannot be distinguished from null", -1);
        }

        return TKind.Items(in present);
    }

    public static bool IsInPieces(scoped ref readonly TSegment? segment) => TKind.IsInPieces(in Nullable.GetValueRefOrDefaultRef(in segment));

    public static TSegment? From(T[] items, long offset) => TKind.From(items, offset);
}
