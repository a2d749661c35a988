namespace Graupel.TestCases.Objects;

/// <summary>A generic class, closed in many ways.</summary>
[Contract]
public class Pair<TFirst, TSecond>
{
    [Order(1)]
    public TFirst? First { get; set; }

    [Order(2)]
    public TSecond? Second { get; set; }

    [Order(3)]
    public Dictionary<string, TSecond>? Map { get; set; }
}

/// <summary>A base that is closed by the derived class.</summary>
[Contract]
public class StringPair<T> : Pair<string, List<T>>
{
    [Order(1)]
    private T? _own;

    public static StringPair<T> Make(T own) => new() { _own = own, First = "f", Second = [own, own] };

    public override string ToString() => $"{_own}";
}

/// <summary>Types inside generic types have their parameters too.</summary>
[Contract]
public class Outer<T>
{
    [Order(1)]
    public Inner? Own { get; set; }

    [Order(2)]
    public Deeper<int>? Other { get; set; }

    /// <summary>A class in a generic class, whose parameter it has too.</summary>
    [Contract]
    public class Inner
    {
        [Order(1)]
        public T? Value { get; set; }
    }

    /// <summary>A generic struct in a generic class.</summary>
    [Contract]
    public struct Deeper<TMore>
    {
        [Order(1)]
        public T? Value { get; set; }

        [Order(2)]
        public TMore? More { get; set; }
    }
}

/// <summary>A generic record.</summary>
[Contract]
public record GenericRecord<T>([property: Order(1)] T Value, [property: Order(2)] T[]? Values)
    where T : notnull;

/// <summary>Type parameters with constraints.</summary>
[Contract]
public class Constrained<T, TKey>
    where T : class, new()
    where TKey : struct, IComparable<TKey>
{
    [Order(1)]
    public T? Value { get; set; } = new();

    [Order(2)]
    public TKey? Key { get; set; }
}

/// <summary>Nested private types, which only their containing types can name.</summary>
[Contract]
public partial class Hiding
{
    [Order(1)]
    private Secret? _secret;

    [Order(2)]
    private List<Secret>? _secrets;

    [Order(3)]
    private Level _level;

    public static Hiding Make(int seed) => new() { _secret = new Secret { Number = seed }, _secrets = [new Secret { Number = -seed }], _level = Level.High };

    public override string ToString() => $"{_secret} {_secrets?.Count} {_level}";

    private enum Level : byte
    {
        Low,
        High,
    }

    [Contract]
    private sealed class Secret
    {
        [Order(1)]
        public int Number { get; set; }
    }
}

internal static class Visible
{
    /// <summary>An internal type in an internal class.</summary>
    [Contract]
    internal sealed class InternalType
    {
        [Order(1)]
        public int Number { get; set; }

        [Order(2)]
        internal Kind Kind { get; set; }
    }

    internal enum Kind
    {
        None,
        Some,
    }
}
