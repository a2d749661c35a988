using Graupel.CodeGen;

namespace Graupel.Conformance.Hooks;

/// <summary>What constructors of the user throw passes as it is, also where the library calls them without knowing their types, and does no harm to later calls.</summary>
public class ThrowingTests
{
    [Theory]
    [EveryWay]
    public void Constructors_of_collections_pass_their_exceptions(string way)
    {
        Check(way, new Bag { 1 });
        Check(way, new Table { ["a"] = 1 });
        Check(way, new Heap { 1 });
    }

    [Theory]
    [EveryWay]
    public void Constructors_of_surrogates_contracts_and_comparers_pass_their_exceptions(string way)
    {
        CheckFirst(way, new Marks { Mark = new Mark(1) });
        CheckFirst(way, new Stamps { Stamp = new Stamp(1) });
        CheckFirst(way, new Names { All = new HashSet<string>(new NameComparer()) { "a" } });
        CheckFirst(way, new Pairs { Pair = new Pair<int>(1) });
    }

    private static void Check<[ContractParameter] T>(string way, T value)
    {
        byte[] bytes = Way.Get(way).Serializer.Serialize(value);
        CheckFirst(way, value);
        Serializer serializer = new(Way.Get(way).Serializer.Options);
        serializer.Deserialize<T>(bytes);
        Assert.Throws<TimeoutException>(() => Fail(() => serializer.Deserialize<T>(bytes)));
        Assert.Equal(bytes, serializer.Serialize(serializer.Deserialize<T>(bytes)));
    }

    // When a serializer makes the contract it makes instances of all that stands in it.
    private static void CheckFirst<[ContractParameter] T>(string way, T value)
    {
        byte[] bytes = Way.Get(way).Serializer.Serialize(value);
        Serializer serializer = new(Way.Get(way).Serializer.Options);
        Assert.Throws<TimeoutException>(() => Fail(() => serializer.Serialize(value)));
        Assert.Equal(bytes, serializer.Serialize(value));
        Assert.Equal(bytes, serializer.Serialize(serializer.Deserialize<T>(bytes)));
    }

    private static void Fail(Action action)
    {
        Faulty.Fails = true;
        try
        {
            action();
        }
        finally
        {
            Faulty.Fails = false;
        }
    }

    public static class Faulty
    {
        [ThreadStatic]
        private static bool _fails;

        public static bool Fails
        {
            get => _fails;
            set => _fails = value;
        }

        public static void Make()
        {
            if (_fails)
            {
                throw new TimeoutException();
            }
        }
    }

    public sealed class Bag : System.Collections.ObjectModel.Collection<int>
    {
        public Bag() => Faulty.Make();
    }

    public sealed class Table : Dictionary<string, int>
    {
        public Table() => Faulty.Make();
    }

    public sealed class Heap : IEnumerable<int>
    {
        private readonly List<int> _items = [];

        public Heap() => Faulty.Make();

        public void Add(int item) => _items.Add(item);

        public IEnumerator<int> GetEnumerator() => _items.GetEnumerator();

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
    }

    [Contract]
    public sealed class Marks
    {
        [Order(1)] public Mark Mark { get; set; }
    }

    [Surrogate(typeof(MarkSurrogate))]
    public readonly record struct Mark(int Number);

    public sealed class MarkSurrogate : ISurrogate<Mark, string>
    {
        public MarkSurrogate() => Faulty.Make();

        public string ToWire(Mark value) => new('m', value.Number);

        public Mark FromWire(string wire) => new(wire.Length);
    }

    [Contract]
    public sealed class Stamps
    {
        [Order(1), UseContract(typeof(StampContract))] public Stamp Stamp { get; set; }
    }

    public readonly record struct Stamp(int Number);

    public sealed class StampContract : Contract<Stamp>
    {
        public StampContract() => Faulty.Make();

        public override Converters.Converter CreateConverter<TWriter, TReader>(Converters.Registry<TWriter, TReader> registry) =>
            new StampConverter<TWriter, TReader>(registry.Get<int[]?>());
    }

    public sealed class StampConverter<TWriter, TReader>(Converters.Converter<TWriter, TReader, int[]?> numbers) : Converters.Converter<TWriter, TReader, Stamp>
        where TWriter : struct, Formats.IWriter, allows ref struct
        where TReader : struct, Formats.IReader, allows ref struct
    {
        public override Formats.WireShape Shape => numbers.Shape;

        public override void Write(ref TWriter writer, in Stamp value) => numbers.Write(ref writer, [value.Number]);

        public override Stamp Read(ref TReader reader) => new(numbers.Read(ref reader)![0]);
    }

    [Contract]
    public sealed class Names
    {
        [Order(1), Comparer(typeof(NameComparer))] public HashSet<string>? All { get; set; }
    }

    public sealed class NameComparer : IEqualityComparer<string>
    {
        public NameComparer() => Faulty.Make();

        public bool Equals(string? x, string? y) => string.Equals(x, y, StringComparison.Ordinal);

        public int GetHashCode(string obj) => obj.Length;
    }

    [Contract]
    public sealed class Pairs
    {
        [Order(1)] public Pair<int> Pair { get; set; }
    }

    [Surrogate(typeof(PairSurrogate<>))]
    public readonly record struct Pair<T>(T Item);

    public sealed class PairSurrogate<T> : ISurrogate<Pair<T>, T[]>
    {
        public PairSurrogate() => Faulty.Make();

        public T[] ToWire(Pair<T> value) => [value.Item];

        public Pair<T> FromWire(T[] wire) => new(wire[0]);
    }
}
