namespace Graupel.CodeGen;

/// <content>Types that users have written as others.</content>
public static partial class KnownContracts
{
    /// <summary>A type with a surrogate.</summary>
    public static Contract<T> SurrogateOf<T, TWire, TSurrogate>()
        where T : notnull
        where TWire : notnull
        where TSurrogate : ISurrogate<T, TWire>, new()
        => new UserSurrogateContract<T, TWire>(new TSurrogate());
}
