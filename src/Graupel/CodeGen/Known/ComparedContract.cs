using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Collections with a comparer of the user, which is made when there is a converter to be made.</summary>
/// <param name="collection">The contract of such collections.</param>
internal sealed class ComparedContract<TCollection, TComparer>(Contract<TCollection?> collection) : ValueContract<TCollection?>
    where TCollection : class
    where TComparer : notnull, new()
{
    // Either one serves, if two threads make it.
    private Contract? _compared;

    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        (_compared ??= ((IComparedContract)collection).By(Make(registry.Making), typeof(TComparer))!).CreateConverter(registry)!;

    private static TComparer Make(MakingLock making)
    {
        using MakingLock.Absence? absence = making.Leave();
        return Instances.New<TComparer>();
    }
}
