using System.Collections.ObjectModel;
using System.Runtime.CompilerServices;

namespace Graupel.Converters;

/// <summary>What collections wrap, if that is a list or an array, which are copied at once; null if it is a user-defined list, which is enumerated.</summary>
internal static class WrappedItems
{
    /// <summary>The list that a collection that can be changed wraps.</summary>
    public static ICollection<T>? Of<T>(Collection<T> collection) => Known(ItemsIn<T>.Get(collection));

    /// <summary>The list that a view wraps.</summary>
    public static ICollection<T>? Of<T>(ReadOnlyCollection<T> collection) => ItemsIn<T>.Get(collection) switch
    {
        ObservableCollection<T> observable when observable.GetType() == typeof(ObservableCollection<T>) => Of(observable),
        IList<T> list => Known(list),
    };

    private static ICollection<T>? Known<T>(IList<T> list) => list.GetType() == typeof(List<T>) || list.GetType() == typeof(T[]) ? list : null;

    // Shown to derived classes only.
    private static class ItemsIn<T>
    {
        [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "get_Items")]
        public static extern IList<T> Get(Collection<T> collection);

        [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "get_Items")]
        public static extern IList<T> Get(ReadOnlyCollection<T> collection);
    }
}
