namespace Graupel.Converters;

/// <summary>Where elements were read that a collection is made of, and what that may cost.</summary>
/// <param name="Offset">The offset of the input, for errors; negative if there is none.</param>
/// <param name="MaxCollisions">See <see cref="Limits.MaxCollisions"/>.</param>
internal readonly record struct ReadPlace(long Offset, int MaxCollisions)
{
    public static implicit operator long(ReadPlace place) => place.Offset;
}
