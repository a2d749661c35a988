using System.ComponentModel;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Dictionaries.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class DictionaryContract<TKey, TValue> : ValueContract<Dictionary<TKey, TValue>?>, IComparedContract
    where TKey : notnull
{
    /// <inheritdoc/>
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => DictionaryMaker.Make(
        registry.Get<TKey>(), registry.Get<TValue>(), registry.IsExact, registry.Options.SortKeys ? KeyOrder.Of<TKey>(typeof(Dictionary<TKey, TValue>)) : null,
        registry.Options.Limits.MaxCollisions);

    Contract? IComparedContract.By(object comparer, Type? declared) => comparer is IEqualityComparer<TKey> fit
        ? new MapContract<Dictionary<TKey, TValue>, TKey, TValue>(
            new HashedMapFamily<Dictionary<TKey, TValue>, TKey, TValue>(KnownContracts.DictionaryAccess<TKey, TValue>(), fit, declared))
        : null;
}
