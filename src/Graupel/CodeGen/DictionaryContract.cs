using System.ComponentModel;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Dictionaries.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class DictionaryContract<TKey, TValue> : ValueContract<Dictionary<TKey, TValue>?>
    where TKey : notnull
{
    /// <inheritdoc/>
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => DictionaryMaker.Make(
        registry.Get<TKey>(), registry.Get<TValue>(), registry.IsExact, registry.Options.SortKeys ? KeyOrder.Of<TKey>(typeof(Dictionary<TKey, TValue>)) : null);
}
