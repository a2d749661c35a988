using System.Collections;
using System.Collections.Concurrent;
using System.Runtime.CompilerServices;

namespace Graupel.TestCases.Known;

/// <summary>Gives its elements; they come in by a method that is no interface's.</summary>
public sealed class Steps : IEnumerable<int>
{
    private readonly List<int> _items = [];

    public int Count => _items.Count;

    public bool Add(int step)
    {
        _items.Add(step);
        return true;
    }

    public IEnumerator<int> GetEnumerator() => _items.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>Made by a constructor from all its elements.</summary>
public sealed class Route<T>(IEnumerable<T?> stops) : IReadOnlyList<T?>
{
    private readonly T?[] _stops = [.. stops];

    public int Count => _stops.Length;

    public T? this[int index] => _stops[index];

    public IEnumerator<T?> GetEnumerator() => ((IEnumerable<T?>)_stops).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

/// <summary>A dictionary that a constructor makes from its entries, by a comparer of its own.</summary>
public sealed class Prices(IEnumerable<KeyValuePair<string, decimal>> entries) : Dictionary<string, decimal>(entries, StringComparer.OrdinalIgnoreCase);

/// <summary>A queue, which has no Add.</summary>
public sealed class TurnQueue<T> : Queue<T?>;

/// <summary>A queue that keeps no more than it is allowed to.</summary>
public class Recent : ConcurrentQueue<string?>
{
    private const int Most = 400;

    public new void Enqueue(string? item)
    {
        base.Enqueue(item);
        while (Count > Most && TryDequeue(out _))
        {
        }
    }
}

/// <summary>Made by a builder, as collection expressions do.</summary>
[CollectionBuilder(typeof(Palette), nameof(Palette.Create))]
public sealed class Palette<T> : IEnumerable<T?>
{
    private readonly T?[] _items;

    internal Palette(T?[] items) => _items = items;

    public IEnumerator<T?> GetEnumerator() => ((IEnumerable<T?>)_items).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

public static class Palette
{
    public static Palette<T> Create<T>(ReadOnlySpan<T?> items) => new(items.ToArray());
}

/// <summary>Such collections as members.</summary>
[Contract]
public class UserEnumerables
{
    [Order(1)]
    public Steps Steps { get; } = [];

    [Order(2)]
    public Route<string>? Route { get; set; }

    [Order(3)]
    public Palette<Route<int>>? Palette { get; init; }

    [Order(4)]
    public int After { get; set; }
}
