namespace Graupel;

/// <summary>
/// Says how values of a type are written as values of another one, which has a contract: for types that cannot have an attribute, or whose
/// members are not what is worth keeping. It is never asked for null, which stays null, and serves all threads. Its exceptions pass to the caller as they are.
/// </summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TWire">What is written in its place: text, a scalar, an array, a tuple, or any other contract but nullable structs.</typeparam>
public interface ISurrogate<T, TWire>
    where T : notnull
    where TWire : notnull
{
    /// <summary>What is written.</summary>
    TWire ToWire(T value);

    /// <summary>The value that was written so.</summary>
    /// <exception cref="GraupelException">No value is written so; any other exception does as well.</exception>
    T FromWire(TWire wire);
}
