using Graupel;

[assembly: ContractFor(typeof(List<string?>))]
[assembly: ContractFor(typeof(Dictionary<string, int>))]

namespace Graupel.TestCases.Objects;

/// <summary>What serializers of this field lose most often.</summary>
[Contract]
public sealed class Promised
{
    [Order(1)]
    public List<int> GetOnly { get; } = [];

    [Order(2)]
    public DateTime Moment { get; set; }

    [Order(3)]
    public DateTimeOffset Zoned { get; set; }

    [Order(4)]
    public List<string?>? Texts { get; set; }

    [Order(5)]
    public Dictionary<string, int> Names { get; } = new(StringComparer.OrdinalIgnoreCase);

    [Order(6)]
    public string? Text { get; set; }

    [Order(7)]
    public int[]? Numbers { get; set; }
}

/// <summary>Gives a copy of what it has, which nothing can be read into.</summary>
[Contract]
public sealed class Copied(IEnumerable<int> numbers)
{
    private readonly IEnumerable<int> _numbers = numbers;

    public Copied()
        : this([])
    {
    }

    [Order(1)]
    public List<int> Numbers => [.. _numbers];
}

/// <summary>Gives a new view of the same elements each time.</summary>
[Contract]
public sealed class Viewed
{
    private readonly List<int> _numbers = [];

    [Order(1)]
    public IList<int> Numbers => new View(_numbers);

    private sealed class View(List<int> numbers) : IList<int>
    {
        public int Count => numbers.Count;

        public bool IsReadOnly => false;

        public int this[int index]
        {
            get => numbers[index];
            set => numbers[index] = value;
        }

        public void Add(int item) => numbers.Add(item);

        public void Clear() => numbers.Clear();

        public bool Contains(int item) => numbers.Contains(item);

        public void CopyTo(int[] array, int arrayIndex) => numbers.CopyTo(array, arrayIndex);

        public IEnumerator<int> GetEnumerator() => numbers.GetEnumerator();

        public int IndexOf(int item) => numbers.IndexOf(item);

        public void Insert(int index, int item) => numbers.Insert(index, item);

        public bool Remove(int item) => numbers.Remove(item);

        public void RemoveAt(int index) => numbers.RemoveAt(index);

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
    }
}

/// <summary>A contract before two members came.</summary>
[Contract]
public sealed class Before
{
    [Order(1)]
    public string Name { get; set; } = "";

    [Order(2)]
    public int Last { get; set; }
}

/// <summary>The same contract with them.</summary>
[Contract]
public sealed class Behind
{
    [Order(1)]
    public string Name { get; set; } = "";

    [Order(2)]
    public int Last { get; set; }

    [Order(3)]
    public string Added { get; set; } = "init";

    [Order(4)]
    public int Count { get; set; } = 42;
}

/// <summary>Nests in itself in two ways, so that it is no chain.</summary>
[Contract]
public sealed class Nest
{
    [Order(1)]
    public Nest? Left { get; set; }

    [Order(2)]
    public Nest? Right { get; set; }

    [Order(3)]
    public int Value { get; set; }
}

/// <summary>Shows a list of all instances as long as it has none of its own.</summary>
[Contract]
public sealed class Common
{
    private static readonly List<int> Empty = [];
    private List<int>? _numbers;

    [Order(1)]
    public IList<int> Numbers => _numbers ?? Empty;

    public void Add(int number) => (_numbers ??= []).Add(number);
}

/// <summary>The same as a struct.</summary>
[Contract]
public struct CommonStruct
{
    private static readonly List<int> Empty = [];
    private List<int>? _numbers;

    [Order(1)]
    public readonly List<int> Numbers => _numbers ?? Empty;

    public void Add(int number) => (_numbers ??= []).Add(number);
}

/// <summary>The same with one that nothing can be added to.</summary>
[Contract]
public sealed class CommonEmpty
{
    private List<int>? _numbers;

    [Order(1)]
    public IList<int> Numbers => _numbers ?? (IList<int>)Array.Empty<int>();

    public void Add(int number) => (_numbers ??= []).Add(number);
}
