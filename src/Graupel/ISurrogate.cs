namespace Graupel;

/// <summary>
/// Converts values of a type to values of another type that has a contract: for types that cannot have an attribute, or whose members are not what
/// should be written. It is never called with null, which stays null, and may be called by several threads at once. Its exceptions reach the caller
/// unchanged.
/// </summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TWire">The type that is written instead: text, a scalar, an array, a tuple, or any type with a contract except nullable structs.</typeparam>
public interface ISurrogate<T, TWire>
    where T : notnull
    where TWire : notnull
{
    /// <summary>Converts a value to what is written.</summary>
    /// <param name="value">The value, never null.</param>
    /// <returns>What is written, never null.</returns>
    TWire ToWire(T value);

    /// <summary>Converts what was read back to a value.</summary>
    /// <param name="wire">What was read, never null.</param>
    /// <returns>The value, never null.</returns>
    /// <exception cref="GraupelException">It does not represent a value. Any other exception may be thrown as well.</exception>
    T FromWire(TWire wire);
}
