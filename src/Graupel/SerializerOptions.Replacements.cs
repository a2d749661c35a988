using Graupel.CodeGen;
using Graupel.Model.Planning;

namespace Graupel;

/// <content>Types that a serializer writes in a way of its own.</content>
public sealed partial record SerializerOptions
{
    // Null for nearly all options, which are made at each start of a process. It is replaced and never changes.
    private Dictionary<Type, Contract>? _replacements;

    internal Contract? FindReplacement(Type type) => _replacements?.GetValueOrDefault(type);

    /// <summary>
    /// Options with which values of a type are written as values of another one, wherever they stand: as members, elements, keys, values of
    /// dictionaries, and as <see cref="Nullable{T}"/>. Contracts that were generated follow too. Null stays null.
    /// </summary>
    /// <typeparam name="T">The type; none that contracts write themselves, such as numbers, text, dates and enums.</typeparam>
    /// <typeparam name="TWire">What is written: text, a number, an array, a tuple, or anything else that has a contract, but no nullable struct.</typeparam>
    /// <param name="toWire">What is written for a value.</param>
    /// <param name="fromWire">The value that was written so; refuses others by an exception.</param>
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
    /// <param name="surrogate">Says what is written for a value.</param>
    public SerializerOptions WithSurrogate<T, [ContractParameter] TWire>(ISurrogate<T, TWire> surrogate)
        where T : notnull
        where TWire : notnull
    {
        ArgumentNullException.ThrowIfNull(surrogate);
        return Replace(typeof(T), new UserSurrogateContract<T, TWire>(surrogate));
    }

    /// <summary>Options with which values of a type are written and read by a contract of your own, wherever they stand.</summary>
    /// <typeparam name="T">The type; none that contracts write themselves, such as numbers, text, dates and enums.</typeparam>
    /// <param name="contract">Makes the converters.</param>
    /// <exception cref="ContractException">The type cannot be replaced.</exception>
    public SerializerOptions WithContract<T>(Contract<T> contract)
    {
        ArgumentNullException.ThrowIfNull(contract);
        return Replace(typeof(T), OwnContract<T>.Of(contract));
    }

    /// <summary>Whether these options say how a type is written: by a surrogate or a contract of your own.</summary>
    /// <param name="type">The type.</param>
    public bool Replaces(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return FindReplacement(type) is not null || MakeInFamilies(type) is not null;
    }

    private SerializerOptions Replace(Type type, Contract contract)
    {
        EnsureReplaceable(Nullable.GetUnderlyingType(type) ?? type);
        return this with { _replacements = new(_replacements ?? []) { [type] = contract } };
    }

    private static void EnsureReplaceable(Type type)
    {
        if (!IsReplaceable(type))
        {
            ContractRule rule = ContractRules.InlineReplaced;
            throw new ContractException(rule.Id, ContractError.Format(rule, CSharpName.Of(type)));
        }
    }

    private static bool IsReplaceable(Type type) => !type.IsEnum && !BuiltInContracts.IsInline(type);
}
