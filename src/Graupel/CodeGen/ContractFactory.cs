namespace Graupel.CodeGen;

/// <summary>
/// Creates custom contracts for a family of types, for one serializer:
/// <see cref="SerializerOptions.WithContracts(ContractFactory, Type[])"/>. Each serializer calls it once for each type.
/// </summary>
public abstract class ContractFactory
{
    /// <summary>Creates the contract of a type.</summary>
    /// <param name="type">
    /// A type of the family: never one that contracts write themselves, such as numbers and text, nor a <see cref="Nullable{T}"/>, which follows its type.
    /// </param>
    /// <returns>A <see cref="Contract{T}"/> of the type; null to use the contract that the type would have without this factory.</returns>
    public abstract Contract? Create(Type type);

    /// <summary>Creates a contract that writes values of a type as values of another type.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <typeparam name="TWire">The type that is written; see <see cref="SerializerOptions.WithSurrogate{T, TWire}(ISurrogate{T, TWire})"/>.</typeparam>
    /// <param name="surrogate">Converts values to what is written, and back.</param>
    protected static Contract<T> FromSurrogate<T, [ContractParameter] TWire>(ISurrogate<T, TWire> surrogate)
        where T : notnull
        where TWire : notnull
    {
        ArgumentNullException.ThrowIfNull(surrogate);
        return new UserSurrogateContract<T, TWire>(surrogate);
    }
}
