namespace Graupel.CodeGen;

/// <content>Types with a surrogate or a custom contract.</content>
public static partial class KnownContracts
{
    /// <summary>A type with a surrogate.</summary>
    public static Contract<T> SurrogateOf<T, TWire, TSurrogate>()
        where T : notnull
        where TWire : notnull
        where TSurrogate : ISurrogate<T, TWire>, new()
        => new UserSurrogateContract<T, TWire>(static () => Instances.New<TSurrogate>(), typeof(TSurrogate));

    /// <summary>A struct with a surrogate, where it may be null.</summary>
    public static Contract<T?> NullableSurrogateOf<T, TWire, TSurrogate>()
        where T : struct
        where TWire : notnull
        where TSurrogate : ISurrogate<T, TWire>, new()
        => new NullableSurrogateContract<T, TWire>(static () => Instances.New<TSurrogate>(), typeof(TSurrogate));

    /// <summary>A custom contract, for a type or for one member.</summary>
    public static Contract<T> Of<T, TContract>()
        where TContract : Contract<T>, new()
        => OwnContract<T>.Of(Instances.New<TContract>());
}
