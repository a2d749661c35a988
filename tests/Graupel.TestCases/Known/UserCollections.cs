using System.Collections;
using System.Collections.ObjectModel;

namespace Graupel.TestCases.Known;

/// <summary>Collections that a user declares: only their elements are written.</summary>
public class Names : List<string?>
{
    public int Total => this.Sum(static name => name?.Length ?? 0);
}

/// <summary>A dictionary whose constructor sets its comparer.</summary>
public class Ages : Dictionary<string, int>
{
    public Ages()
        : base(StringComparer.OrdinalIgnoreCase)
    {
    }
}

/// <summary>A set whose constructor sets its comparer.</summary>
public class Tags : HashSet<string>
{
    public Tags()
        : base(StringComparer.OrdinalIgnoreCase)
    {
    }
}

/// <summary>A collection whose elements know their keys.</summary>
public sealed class Cities : KeyedCollection<string, City>
{
    protected override string GetKeyForItem(City item) => item.Name;
}

public sealed record City(string Name, int People);

/// <summary>Implements the interface alone, over a list.</summary>
public sealed class StepCollection<T> : ICollection<T>
{
    private readonly List<T> _items = [];

    public int Count => _items.Count;

    bool ICollection<T>.IsReadOnly => false;

    [SkipPack]
    public string? Remark { get; set; }

    public void Add(T item) => _items.Add(item);

    public void Clear() => _items.Clear();

    public bool Contains(T item) => _items.Contains(item);

    public void CopyTo(T[] array, int arrayIndex) => _items.CopyTo(array, arrayIndex);

    public bool Remove(T item) => _items.Remove(item);

    public IEnumerator<T> GetEnumerator() => _items.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>Such collections as members.</summary>
[Contract]
public class UserMembers
{
    [Order(1)]
    public Names? Names { get; set; }

    [Order(2)]
    public Ages Ages { get; } = [];

    [Order(3)]
    public StepCollection<StepCollection<int>>? Steps { get; init; }

    [Order(4)]
    public int After { get; set; }
}
