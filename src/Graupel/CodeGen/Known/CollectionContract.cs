using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Sequences of one collection type.</summary>
internal sealed class CollectionContract<TCollection, T>(CollectionFamily<TCollection, T> family) : ValueContract<TCollection?>, IComparedContract
    where TCollection : class
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
    {
        family.Prepare(registry.Making);
        return new CollectionConverter<TWriter, TReader, TCollection, T>(
            registry.Get<T>(), registry.IsExact, registry.Options.SortKeys ? family.InOrder() : family, registry.Options.Limits.MaxCollisions);
    }

    public Contract? By(object comparer, Type? declared) => family.By(comparer, declared) is { } compared ? new CollectionContract<TCollection, T>(compared) : null;
}

/// <summary>Maps of one collection type.</summary>
internal sealed class MapContract<TMap, TKey, TValue>(CollectionFamily<TMap, KeyValuePair<TKey, TValue>> family) : ValueContract<TMap?>, IComparedContract
    where TMap : class
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
    {
        family.Prepare(registry.Making);
        return new MapConverter<TWriter, TReader, TMap, TKey, TValue>(
            registry.Get<TKey>(), registry.Get<TValue>(), registry.IsExact, registry.Options.SortKeys ? family.InOrder() : family,
            registry.Options.Limits.MaxCollisions);
    }

    public Contract? By(object comparer, Type? declared) => family.By(comparer, declared) is { } compared ? new MapContract<TMap, TKey, TValue>(compared) : null;
}

/// <summary>Interfaces of collections that are read as a class with a contract of its own.</summary>
internal sealed class InterfaceContract<TInterface, TClass>(Contract<TInterface?> any, Contract<TClass?> usual) : ValueContract<TInterface?>, IComparedContract
    where TInterface : class
    where TClass : class, TInterface
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new InterfaceConverter<TWriter, TReader, TInterface, TClass>(
            (Converter<TWriter, TReader, TInterface?>)any.CreateConverter(registry)!, (Converter<TWriter, TReader, TClass?>)usual.CreateConverter(registry)!);

    public Contract? By(object comparer, Type? declared) => (any as IComparedContract)?.By(comparer, declared);
}

/// <summary>The contract of collections that have a comparer.</summary>
internal interface IComparedContract
{
    /// <summary>The contract of such collections with another comparer; null if they cannot have it.</summary>
    /// <param name="comparer">The comparer.</param>
    /// <param name="declared">The class all of whose instances compare alike; or null.</param>
    Contract? By(object comparer, Type? declared);
}
