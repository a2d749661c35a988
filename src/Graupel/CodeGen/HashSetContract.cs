using System.ComponentModel;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Hash sets.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class HashSetContract<T> : ValueContract<HashSet<T>?>, IComparedContract
{
    /// <inheritdoc/>
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        registry.Get<T>().Accept<Converter<TWriter, TReader, HashSet<T>?>, HashSetMaker<TWriter, TReader, T>>(
            new(registry.IsExact, registry.Options.SortKeys ? KeyOrder.Of<T>(typeof(HashSet<T>)) : null, registry.Options.Limits.MaxCollisions));

    Contract? IComparedContract.By(object comparer, Type? declared) => comparer is IEqualityComparer<T> fit
        ? new CollectionContract<HashSet<T>, T>(new HashedSetFamily<HashSet<T>, T>(KnownContracts.HashSetAccess<T>(), fit, declared))
        : null;
}
