using Graupel.CodeGen;
using Graupel.Model.Planning;

namespace Graupel;

/// <content>Types with a custom contract or surrogate.</content>
public sealed partial record SerializerOptions
{
    // Null for nearly all options, which are made at each start of a process. It is replaced and never changes.
    private OptionTable<Replacement>? _replacements;

    internal Contract? FindReplacement(Type type) => _replacements is { } all && all.TryGet(type, out Replacement? found) ? found.Contract : null;

    /// <summary>
    /// Options with a surrogate for a type: its values are written as values of another type wherever they occur: as members, elements, keys, values of
    /// dictionaries, and as <see cref="Nullable{T}"/>, in generated contracts too. Null stays null.
    /// </summary>
    /// <typeparam name="T">The type; not one that contracts write themselves, such as numbers, text, dates and enums.</typeparam>
    /// <typeparam name="TWire">The type that is written: text, a number, an array, a tuple, or any type with a contract except nullable structs.</typeparam>
    /// <param name="toWire">Converts a value to what is written.</param>
    /// <param name="fromWire">Converts what was read back to a value; throws if that is not possible.</param>
    /// <exception cref="ContractException">The type cannot be replaced.</exception>
    public SerializerOptions WithSurrogate<T, [ContractParameter] TWire>(Func<T, TWire> toWire, Func<TWire, T> fromWire)
        where T : notnull
        where TWire : notnull
    {
        ArgumentNullException.ThrowIfNull(toWire);
        ArgumentNullException.ThrowIfNull(fromWire);
        return WithSurrogate(new Converters.DelegateSurrogate<T, TWire>(toWire, fromWire));
    }

    /// <inheritdoc cref="WithSurrogate{T, TWire}(Func{T, TWire}, Func{TWire, T})"/>
    /// <param name="surrogate">Converts values to what is written, and back.</param>
    public SerializerOptions WithSurrogate<T, [ContractParameter] TWire>(ISurrogate<T, TWire> surrogate)
        where T : notnull
        where TWire : notnull
    {
        ArgumentNullException.ThrowIfNull(surrogate);
        if (Nullable.GetUnderlyingType(typeof(T)) is not null)
        {
            throw new ContractException(ContractRules.SurrogateMismatch, CSharpName.Of(surrogate.GetType()), CSharpName.Of(typeof(T)));
        }

        return Replace(typeof(T), new(surrogate, new UserSurrogateContract<T, TWire>(surrogate)));
    }

    /// <summary>Options with a custom contract for a type, which writes and reads its values wherever they occur.</summary>
    /// <typeparam name="T">The type; not one that contracts write themselves, such as numbers, text, dates and enums.</typeparam>
    /// <param name="contract">Creates the converters.</param>
    /// <exception cref="ContractException">The type cannot be replaced.</exception>
    public SerializerOptions WithContract<T>(Contract<T> contract)
    {
        ArgumentNullException.ThrowIfNull(contract);
        return Replace(typeof(T), new(contract, OwnContract<T>.Of(contract)));
    }

    /// <summary>Whether these options have a surrogate or a custom contract for a type.</summary>
    /// <param name="type">The type.</param>
    public bool Replaces(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return FindReplacement(type) is not null || MakeInFamilies(type) is not null;
    }

    private SerializerOptions Replace(Type type, Replacement replacement)
    {
        EnsureReplaceable(Nullable.GetUnderlyingType(type) ?? type);
        return this with { _replacements = OptionTable<Replacement>.With(_replacements, type, replacement) };
    }

    private static void EnsureReplaceable(Type type)
    {
        if (!IsReplaceable(type))
        {
            throw new ContractException(ContractRules.InlineReplaced, CSharpName.Of(type));
        }
    }

    private static bool IsReplaceable(Type type) => !type.IsEnum && !BuiltInContracts.IsInline(type);
}
