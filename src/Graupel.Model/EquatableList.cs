using System.Collections;

namespace Graupel.Model;

/// <summary>An immutable list that equals another one with equal elements, so that records which hold lists are values.</summary>
internal readonly struct EquatableList<T>(IEnumerable<T> items) : IEquatable<EquatableList<T>>, IReadOnlyList<T>
{
    private readonly T[]? _items = items is T[] array ? (T[])array.Clone() : items.ToArray();

    public static EquatableList<T> Empty => default;

    public int Count => _items?.Length ?? 0;

    public T this[int index] => _items![index];

    public bool Equals(EquatableList<T> other) => this.SequenceEqual(other);

    public override bool Equals(object? obj) => obj is EquatableList<T> other && Equals(other);

    public override int GetHashCode()
    {
        int hash = 17;
        foreach (T item in this)
        {
            hash = unchecked((hash * 31) + (item?.GetHashCode() ?? 0));
        }

        return hash;
    }

    public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)(_items ?? [])).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
