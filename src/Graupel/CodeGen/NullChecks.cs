using System.Collections.Immutable;
using System.ComponentModel;

namespace Graupel.CodeGen;

/// <summary>Finds null in collections whose nullable annotations do not allow it, for <see cref="Contract{T}.FindNull"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class NullChecks
{
    /// <summary>Looks for null in the elements of a collection.</summary>
    /// <param name="items">The collection; null is ignored. A type that can only be enumerated is not checked, because it might be enumerable only once.</param>
    /// <param name="isNeverNull">True if the elements themselves must not be null.</param>
    /// <param name="below">Looks for null in an element that is itself a collection; null if there is nothing to look for.</param>
    /// <returns>The path from the collection to the null, such as <c>[2]</c> or <c>[2][0]</c>; null if there is none.</returns>
    public static string? InElements<T>(IEnumerable<T>? items, bool isNeverNull, Func<T, string?>? below) => IsStored(items) ? Find(items!, isNeverNull, below) : null;

    /// <summary>Looks for null in the values of a dictionary.</summary>
    /// <inheritdoc cref="InElements"/>
    public static string? InValues<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>>? items, bool isNeverNull, Func<TValue, string?>? below) =>
        items is null ? null : Find(items.Select(static pair => pair.Value), isNeverNull, below);

    private static string? Find<T>(IEnumerable<T> items, bool isNeverNull, Func<T, string?>? below)
    {
        int i = 0;
        foreach (T item in items)
        {
            string? path = item is null ? isNeverNull ? "" : null : below?.Invoke(item);
            if (path is not null)
            {
                return FormattableString.Invariant($"[{i}]{path}");
            }

            i++;
        }

        return null;
    }

    private static bool IsStored<T>(IEnumerable<T>? items) => items switch
    {
        ImmutableArray<T> array => !array.IsDefault,
        ArraySegment<T> segment => segment.Array is not null,
        _ => items is ICollection<T> or IReadOnlyCollection<T> or IImmutableQueue<T> or IImmutableStack<T>,
    };
}
