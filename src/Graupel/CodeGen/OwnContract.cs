using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>
/// A contract of the user's, whose converters name no members themselves. Only where a contract is named is this one closed, so that programs without any
/// pay nothing for it.
/// </summary>
internal sealed class OwnContract<T>(Contract<T> contract) : Contract<T>
{
    public override bool IsExact => contract.IsExact;

    internal override bool HasMembers => contract.HasMembers;

    internal override Type Author => contract.GetType();

    /// <summary>A contract around one of the user's; any other as it is.</summary>
    public static Contract<T> Of(Contract<T> contract) => contract.IsOwn ? new OwnContract<T>(contract) : contract;

    public override Converter? CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => contract.CreateConverter(registry) switch
    {
        null => null,
        ObjectConverter<TWriter, TReader, T> members => members, // names its members itself, whoever's class it is
        Converter<TWriter, TReader, T> own when own.GetType().Assembly != typeof(Converter).Assembly => new OwnConverter<TWriter, TReader, T>(own),
        Converter made => made,
    };

    public override Converter? CreateObjectConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => contract.MakeObjectConverter(registry);

    public override string? FindNull(in T value) => contract.FindNull(in value);
}
