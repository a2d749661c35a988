namespace Graupel.Converters;

/// <summary>Two new instances of a class, made when they are asked for: what both hold in one place is shared, the rest is their own.</summary>
/// <param name="make">Makes one.</param>
/// <param name="making">The lock that is given up meanwhile; null if the thread does not have it.</param>
internal sealed class NewInstances(Func<object> make, MakingLock? making)
{
    /// <summary>They are made like another instance, from its members.</summary>
    public bool AreLike { get; init; }

    public object One => field ??= make();

    public object Other => field ??= make();

    /// <summary>Lets other threads go on while code of users runs; see <see cref="MakingLock.Leave"/>.</summary>
    public MakingLock.Absence? Leave() => making?.Leave();
}
