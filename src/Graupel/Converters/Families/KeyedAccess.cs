using System.Collections;
using System.Collections.ObjectModel;
using System.Reflection;

namespace Graupel.Converters;

/// <summary>Sees the comparers and keys of keyed collections of one class, the type of whose keys no contract knows.</summary>
internal sealed class KeyedAccess
{
    private readonly PropertyInfo _comparer;
    private readonly MethodInvoker _keyOf;

    private KeyedAccess(PropertyInfo comparer, MethodInfo keyOf)
    {
        _comparer = comparer;
        _keyOf = MethodInvoker.Create(keyOf);
    }

    /// <summary>For a class; null if it is not a keyed collection.</summary>
    public static KeyedAccess? Of(Type type)
    {
        Type? level = type;
        while (level is not null && !(level.IsGenericType && level.GetGenericTypeDefinition() == typeof(KeyedCollection<,>)))
        {
            level = level.BaseType;
        }

        return level is null ? null : new((PropertyInfo)In(level, OpenComparer), (MethodInfo)In(level, OpenKeyOf));
    }

    // From the open type, so that trimming keeps them.
    private static PropertyInfo OpenComparer => typeof(KeyedCollection<,>).GetProperty(nameof(KeyedCollection<,>.Comparer))!;

    private static MethodInfo OpenKeyOf => typeof(KeyedCollection<,>).GetMethod("GetKeyForItem", BindingFlags.Instance | BindingFlags.NonPublic)!;

    private static MemberInfo In(Type closed, MemberInfo open) => closed.GetMemberWithSameMetadataDefinitionAs(open);

    /// <summary>Refuses items whose keys were chosen to collide.</summary>
    /// <param name="collection">That the items are to be added to.</param>
    /// <param name="items">The items.</param>
    /// <param name="sizes">The numbers of buckets that its table may have then.</param>
    /// <param name="place">Where the items were read.</param>
    public void EnsureSpread<T>(object collection, T[] items, ReadOnlySpan<int> sizes, ReadPlace place) =>
        DistinctKeys.EnsureSpread(items, item => KeyOf(collection, item), new KeyComparer(_comparer.GetValue(collection)), sizes, place);

    // What does not give a key is refused when it is added.
    private object? KeyOf(object collection, object? item)
    {
        try
        {
            return _keyOf.Invoke(collection, item);
        }
        catch (Exception e) when (UserCollections.Refuses(e))
        {
            return null;
        }
    }

    /// <summary>Refuses a collection whose new instance, or the one that will be filled, has another comparer.</summary>
    public void EnsureSame(object collection, object fresh, long offset)
    {
        object comparer = _comparer.GetValue(collection)!;
        object expected = _comparer.GetValue(fresh)!;
        if (!AreSame(comparer, expected))
        {
            Throw.OtherOwnComparer(comparer.GetType(), collection.GetType(), expected.GetType(), offset);
        }
    }

    private static bool AreSame(object one, object other) =>
        one.Equals(other) || (one is IEqualityComparer<string> text && other is IEqualityComparer<string> otherText && Comparers.AreSame(text, otherText));

    private sealed class KeyComparer(object? comparer) : IEqualityComparer<object?>
    {
        private readonly IEqualityComparer _comparer = comparer as IEqualityComparer ?? EqualityComparer<object>.Default;

        bool IEqualityComparer<object?>.Equals(object? x, object? y) => _comparer.Equals(x, y);

        public int GetHashCode(object? key) => _comparer.GetHashCode(key!);
    }
}
