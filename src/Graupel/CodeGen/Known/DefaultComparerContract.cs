using Graupel.Converters;
using Graupel.Model.Planning;

namespace Graupel.CodeGen;

/// <summary>Collections that a serializer creates with a comparer, unless they are held by a member that has one of its own.</summary>
/// <param name="comparer">The comparer.</param>
internal sealed class DefaultComparerContract<TCollection>(object comparer) : ValueContract<TCollection?>
    where TCollection : class
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        (registry.GetContract<TCollection>() as IComparedContract)?.By(comparer, declared: null)?.CreateConverter(registry)
            ?? throw new ContractException(ContractRules.ComparerMismatch, CSharpName.Of(comparer.GetType()), CSharpName.Of(typeof(TCollection)));
}
