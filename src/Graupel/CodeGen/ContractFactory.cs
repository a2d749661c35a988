namespace Graupel.CodeGen;

/// <summary>
/// Makes contracts for a family of types that one serializer writes in a way of its own:
/// <see cref="SerializerOptions.WithContracts(ContractFactory, Type[])"/>. Each serializer asks once for each type.
/// </summary>
public abstract class ContractFactory
{
    /// <summary>Makes the contract of a type.</summary>
    /// <param name="type">A type of the family: none that contracts write themselves, such as numbers and text, and no <see cref="Nullable{T}"/>, which follows its type.</param>
    /// <returns>A <see cref="Contract{T}"/> of the type; null to leave it to whatever else makes contracts.</returns>
    public abstract Contract? Create(Type type);

    /// <summary>A contract by which values of a type are written as values of another one.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <typeparam name="TWire">What is written, as <see cref="SerializerOptions.WithSurrogate{T, TWire}(ISurrogate{T, TWire})"/> takes it.</typeparam>
    /// <param name="surrogate">Converts values to what is written, and back.</param>
    protected static Contract<T> FromSurrogate<T, [ContractParameter] TWire>(ISurrogate<T, TWire> surrogate)
        where T : notnull
        where TWire : notnull
    {
        ArgumentNullException.ThrowIfNull(surrogate);
        return new UserSurrogateContract<T, TWire>(surrogate);
    }
}
