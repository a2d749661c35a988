using System.Collections.ObjectModel;
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>The contracts of the library for types of the framework; each method is named after its type.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class KnownContracts
{
    /// <summary>In the order in which elements are removed.</summary>
    public static Contract<Queue<T>?> Queue<T>() => Filled<Queue<T>, T>(new(
        static count => new(count), static (queue, item) => queue.Enqueue(item), static queue => queue.Clear(), makeWhole: static items => new(items)));

    /// <summary>The top first.</summary>
    public static Contract<Stack<T>?> Stack<T>() => Filled<Stack<T>, T>(new(
        static count => new(count), static (stack, item) => stack.Push(item), static stack => stack.Clear(), isReversed: true,
        makeWhole: static items => new(items)));

    /// <summary>From the first node to the last.</summary>
    public static Contract<LinkedList<T>?> LinkedList<T>() => Filled<LinkedList<T>, T>(new(
        static _ => [], static (list, item) => list.AddLast(item), static list => list.Clear()));

    /// <summary>By index.</summary>
    public static Contract<Collection<T>?> Collection<T>() => Filled<Collection<T>, T>(new(
        static _ => [], static (list, item) => list.Add(item), static list => list.Clear(),
        makeWhole: static items => new(new List<T>(items)), whole: static list => WrappedItems.Of(list)));

    /// <summary>By index.</summary>
    public static Contract<ObservableCollection<T>?> ObservableCollection<T>() => Filled<ObservableCollection<T>, T>(new(
        static _ => [], static (list, item) => list.Add(item), static list => list.Clear(),
        makeWhole: static items => new(items), whole: static list => WrappedItems.Of(list)));

    /// <summary>By index.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "A list that is listened to describes the members of T, which the annotation keeps.")]
    public static Contract<BindingList<T>?> BindingList<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.All)] T>() => Filled<BindingList<T>, T>(new(
        static _ => [], static (list, item) => list.Add(item), static list => list.Clear(),
        makeWhole: static items => new(new List<T>(items)), whole: static list => WrappedItems.Of(list)));

    /// <summary>By index; read as a wrapper of a new list.</summary>
    public static Contract<ReadOnlyCollection<T>?> ReadOnlyCollection<T>() =>
        Made<ReadOnlyCollection<T>, T>(static items => new(items), whole: static list => WrappedItems.Of(list));

    /// <summary>By index; read as a wrapper of a new list.</summary>
    public static Contract<ReadOnlyObservableCollection<T>?> ReadOnlyObservableCollection<T>() =>
        Made<ReadOnlyObservableCollection<T>, T>(static items => new(new ObservableCollection<T>(items)), whole: static list => WrappedItems.Of(list));

    private static CollectionContract<TCollection, T> Filled<TCollection, T>(FilledFamily<TCollection, T> family)
        where TCollection : class, IEnumerable<T> =>
        new(family);

    private static CollectionContract<TCollection, T> Made<TCollection, T>(
        Func<T[], TCollection> make, bool isReversed = false, Func<TCollection, ICollection<T>?>? whole = null)
        where TCollection : class, IEnumerable<T> =>
        new(new MadeFamily<TCollection, T>(make, isReversed, whole));
}
