using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>
/// Wraps a custom contract, whose converters do not name members in errors themselves. This type is closed only where a contract is declared, so programs
/// without custom contracts pay nothing for it.
/// </summary>
internal sealed class OwnContract<T>(Contract<T> contract) : Contract<T>
{
    public override bool IsExact => contract.IsExact;

    public override ContractException? NoValues => contract.NoValues;

    internal override bool HasMembers => contract.HasMembers;

    internal override Type Author => contract.GetType();

    /// <summary>Wraps a custom contract; any other contract is returned as it is.</summary>
    public static Contract<T> Of(Contract<T> contract) => contract.IsOwn ? new OwnContract<T>(contract) : contract;

    public override Converter? CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => contract.CreateConverter(registry) switch
    {
        null => null,
        ObjectConverter<TWriter, TReader, T> members => members, // names its members itself, whoever's class it is
        Converter<TWriter, TReader, T> own when own.GetType().Assembly != typeof(Converter).Assembly => new OwnConverter<TWriter, TReader, T>(own, registry.IsExact),
        Converter<TWriter, TReader, T> made => made,
        Converter other => throw Throw.ConverterOfOther(Author, other.GetType(), typeof(T)),
    };

    public override Converter? CreateObjectConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => contract.MakeObjectConverter(registry);

    public override string? FindNull(in T value) => contract.FindNull(in value);
}
