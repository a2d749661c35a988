using Graupel.CodeGen;

namespace Graupel;

/// <content>Comparers of collections.</content>
public sealed partial record SerializerOptions
{
    // Null for nearly all options. It is replaced and never changes.
    private OptionTable<Replacement>? _comparers;

    internal Contract? FindCompared(Type type) => _comparers is { } all && all.TryGet(type, out Replacement? found) ? found.Contract : null;

    /// <summary>
    /// Options with a comparer for a collection type: such collections are created with it on read, and only those that have it are written. Members whose initializer or
    /// <see cref="ComparerAttribute"/> says otherwise keep their own. Comparers are not in the bytes.
    /// </summary>
    /// <typeparam name="TCollection">A set or dictionary of the framework, or an interface of one, with elements or keys of type <see cref="string"/>.</typeparam>
    /// <param name="comparison">Names the comparer.</param>
    /// <remarks>A collection that cannot have the comparer is refused when it is first used (<see cref="ContractException"/>).</remarks>
    /// <exception cref="ArgumentException">There is no such comparison.</exception>
    public SerializerOptions WithComparer<[ContractParameter] TCollection>(StringComparison comparison)
        where TCollection : class => Compare<TCollection>(StringComparer.FromComparison(comparison));

    /// <inheritdoc cref="WithComparer{TCollection}(StringComparison)"/>
    /// <typeparam name="TCollection">A hash set or dictionary of the framework, or an interface of one.</typeparam>
    /// <typeparam name="TKey">The type of its elements or keys.</typeparam>
    /// <param name="comparer">The comparer. Of one that is not the framework's, collections must have the same instance, or one that equals it.</param>
    public SerializerOptions WithComparer<[ContractParameter] TCollection, TKey>(IEqualityComparer<TKey> comparer)
        where TCollection : class
    {
        ArgumentNullException.ThrowIfNull(comparer);
        return Compare<TCollection>(comparer);
    }

    /// <inheritdoc cref="WithComparer{TCollection, TKey}(IEqualityComparer{TKey})"/>
    /// <typeparam name="TCollection">A sorted collection of the framework, or a <see cref="PriorityQueue{TElement, TPriority}"/>.</typeparam>
    /// <typeparam name="TKey">The type of its elements, keys or priorities.</typeparam>
    public SerializerOptions WithComparer<[ContractParameter] TCollection, TKey>(IComparer<TKey> comparer)
        where TCollection : class
    {
        ArgumentNullException.ThrowIfNull(comparer);
        return Compare<TCollection>(comparer);
    }

    private SerializerOptions Compare<TCollection>(object comparer)
        where TCollection : class => this with
        {
            _comparers = OptionTable<Replacement>.With(_comparers, typeof(TCollection), new(comparer, new DefaultComparerContract<TCollection>(comparer))),
        };
}
