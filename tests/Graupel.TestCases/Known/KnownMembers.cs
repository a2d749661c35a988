using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Graupel.TestCases.Known;

/// <summary>Collections of the framework as members that can be set.</summary>
[Contract]
public class KnownMembers
{
    [Order(1)]
    public Queue<int>? Queue { get; set; }

    [Order(2)]
    public SortedDictionary<string, int>? Sorted { get; set; }

    [Order(3)]
    public ImmutableArray<int> Array { get; set; }

    [Order(4)]
    public FrozenSet<int>? Frozen { get; init; }

    [Order(5)]
    public IReadOnlyDictionary<string, IReadOnlyList<int>>? Interfaces { get; set; }

    [Order(6)]
    public ObservableCollection<KnownMembers?> Children { get; set; } = [];

    [Order(7)]
    public int After { get; set; }
}

/// <summary>Collections that cannot be assigned: the ones that are there are filled.</summary>
[Contract]
public class FilledKnown
{
    private readonly Stack<int> _stack = new();

    [Order(1)]
    public Queue<string?> Queue { get; } = new();

    /// <summary>Without a field of its own.</summary>
    [Order(2)]
    public Stack<int> Stack => _stack;

    [Order(3)]
    public SortedSet<string> Sorted { get; } = new(StringComparer.OrdinalIgnoreCase);

    [Order(4)]
    public ConcurrentDictionary<string, int> Map { get; } = new(StringComparer.OrdinalIgnoreCase);

    [Order(5)]
    public IList<int> List { get; } = [];

    [Order(6)]
    public PriorityQueue<string, int> Descending { get; } = new(HighestFirst);

    private static readonly Comparer<int> HighestFirst = Comparer<int>.Create(static (one, other) => other.CompareTo(one));
}

/// <summary>Collections with a comparer of their own, which the initializer gives.</summary>
[Contract]
public class KnownComparers
{
    [Order(1)]
    public ImmutableDictionary<string, int> Immutable { get; set; } = ImmutableDictionary.Create<string, int>(StringComparer.OrdinalIgnoreCase);

    [Order(2)]
    public FrozenSet<string> Frozen { get; set; } = new[] { "held" }.ToFrozenSet(StringComparer.OrdinalIgnoreCase);

    [Order(3)]
    public IDictionary<string, int> Interface { get; set; } = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase);

    [Order(4)]
    public IReadOnlySet<string> Set { get; set; } = new HashSet<string>(StringComparer.OrdinalIgnoreCase);

    [Order(5)]
    public OrderedDictionary<string, int> Ordered { get; init; } = new(StringComparer.OrdinalIgnoreCase);

    [Order(6)]
    public SortedList<string, int> Sorted { get; private set; } = new(StringComparer.Ordinal);
}

/// <summary>Collections with comparers that attributes declare.</summary>
[Contract]
public class DeclaredComparers
{
    [Order(1), Comparer(StringComparison.OrdinalIgnoreCase)]
    public Dictionary<string, int>? Map { get; set; }

    [Order(2), Comparer(typeof(ByLength))]
    public HashSet<string>? Set { get; init; }

    [Order(3), Comparer(typeof(ByLength))]
    public SortedDictionary<string, int>? Sorted { get; set; }

    [Order(4), Comparer(StringComparison.InvariantCulture)]
    public FrozenSet<string>? Frozen { get; set; }

    [Order(5), Comparer(typeof(ByLength))]
    public ConcurrentDictionary<string, int>? Concurrent { get; set; }
}

/// <summary>Texts of one length are equal.</summary>
public sealed class ByLength : IEqualityComparer<string>, IComparer<string>
{
    public bool Equals(string? x, string? y) => x?.Length == y?.Length;

    public int GetHashCode(string obj) => obj.Length;

    public int Compare(string? x, string? y) => (x?.Length ?? -1).CompareTo(y?.Length ?? -1);

    public override bool Equals(object? obj) => obj is ByLength;

    public override int GetHashCode() => 0;
}

/// <summary>Made by a constructor, which gives the collections that are then filled.</summary>
[Contract]
public class KnownByConstructor(int size)
{
    [Order(1)]
    public int Size { get; } = size;

    [Order(2)]
    public SortedSet<int> Set { get; } = [];

    [Order(3)]
    public Queue<int> Queue { get; } = new();

    [Order(4)]
    public ISet<string> Names { get; set; } = new HashSet<string>();

    [Order(5)]
    public ImmutableHashSet<int> Immutable { get; set; } = [];
}
