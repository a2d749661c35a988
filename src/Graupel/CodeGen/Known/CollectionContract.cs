using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Sequences of one sort.</summary>
internal sealed class CollectionContract<TCollection, T>(CollectionFamily<TCollection, T> family) : ValueContract<TCollection?>
    where TCollection : class
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new CollectionConverter<TWriter, TReader, TCollection, T>(registry.Get<T>(), registry.IsExact, registry.Options.SortKeys ? family.InOrder() : family);
}

/// <summary>Maps of one sort.</summary>
internal sealed class MapContract<TMap, TKey, TValue>(CollectionFamily<TMap, KeyValuePair<TKey, TValue>> family) : ValueContract<TMap?>
    where TMap : class
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new MapConverter<TWriter, TReader, TMap, TKey, TValue>(registry.Get<TKey>(), registry.Get<TValue>(), registry.IsExact, registry.Options.SortKeys ? family.InOrder() : family);
}
