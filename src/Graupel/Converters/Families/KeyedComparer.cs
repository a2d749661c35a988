using System.Collections.ObjectModel;
using System.Reflection;

namespace Graupel.Converters;

/// <summary>Sees the comparers of keyed collections of one class, the type of whose keys no contract knows.</summary>
internal sealed class KeyedComparer
{
    private readonly PropertyInfo _comparer;

    private KeyedComparer(PropertyInfo comparer) => _comparer = comparer;

    /// <summary>For a class; null if it is not a keyed collection.</summary>
    public static KeyedComparer? Of(Type type)
    {
        Type? level = type;
        while (level is not null && !(level.IsGenericType && level.GetGenericTypeDefinition() == typeof(KeyedCollection<,>)))
        {
            level = level.BaseType;
        }

        // From the open type, so that trimming keeps the property.
        return level is null
            ? null
            : new((PropertyInfo)level.GetMemberWithSameMetadataDefinitionAs(typeof(KeyedCollection<,>).GetProperty(nameof(KeyedCollection<,>.Comparer))!));
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
}
