namespace Graupel.Dynamic.Tests;

/// <summary>How instances are made.</summary>
public class ConstructionTests
{
    [Fact]
    public void Records_are_made_by_their_constructor()
    {
        var value = new Person("Ann", 30, [new("x", 1)]) { Note = "later" };
        var back = RuntimeSerializer.RoundTrip(value);
        Assert.Equal(("Ann", 30, "later", new Part("x", 1)), (back.Name, back.Age, back.Note, back.Parts!.Single()));
    }

    [Fact]
    public void Record_structs_come_back() => Assert.Equal(new Part("p", 2), RuntimeSerializer.RoundTrip(new Part("p", 2)));

    [Fact]
    public void Readonly_structs_are_made_by_their_constructor()
    {
        var back = RuntimeSerializer.RoundTrip(new Point(1, -2));
        Assert.Equal((1, -2), (back.X, back.Y));
    }

    [Fact]
    public void Nullable_structs_come_back()
    {
        Assert.Equal(new Part("p", 2), RuntimeSerializer.RoundTrip<Part?>(new Part("p", 2)));
        Assert.Null(RuntimeSerializer.RoundTrip<Part?>(null));
    }

    [Fact]
    public void Missing_members_take_the_defaults_of_the_parameters()
    {
        var back = RuntimeSerializer.Convert<Empty, Defaulted>(new Empty { Known = "k" });
        Assert.Equal(
            ("k", 5, "t", DayOfWeek.Friday, 1.5m, 'c', 3, null, -1L, true),
            (back.Known, back.Number, back.Text, back.Day, back.Price, back.Unit, back.Maybe, back.None, back.Long, back.Flag));
    }

    [Fact]
    public void Collections_that_a_constructor_made_are_refilled()
    {
        var value = new Shelf("s");
        value.Books.Add("b");
        value.Prices.Add("b", 2);
        var back = RuntimeSerializer.RoundTrip(value);
        Assert.Equal(["b"], back.Books);
        Assert.Equal(value.Prices, back.Prices);
    }

    [Fact]
    public void A_marked_constructor_is_taken() => Assert.Equal("marked 3", RuntimeSerializer.RoundTrip(Marked.Make(3)).How);

    [Fact]
    public void Serializable_types_are_made_without_a_constructor()
    {
        var back = RuntimeSerializer.RoundTrip(new Old(7));
        Assert.Equal((7, null, 14), (back.Number, back.Lost, back.Twice));
    }

    [Fact]
    public void Constructors_of_structs_run() => Assert.Equal((1, 9), RuntimeSerializer.RoundTrip(new Started { Set = 1 }).Both);

    [Fact]
    public void Tuples_and_pairs_come_back()
    {
        (int, string?, (double, long)) values = (1, "a", (2.5, 3));
        Assert.Equal(values, RuntimeSerializer.RoundTrip(values));
        Assert.Equal(Tuple.Create(1, "x"), RuntimeSerializer.RoundTrip(Tuple.Create(1, "x")));
        Assert.Equal(KeyValuePair.Create("k", 2), RuntimeSerializer.RoundTrip(KeyValuePair.Create("k", 2)));
        var many = (1, 2, 3, 4, 5, 6, 7, 8, "9");
        Assert.Equal(many, RuntimeSerializer.RoundTrip(many));
    }

    [Fact]
    public void What_a_constructor_inside_a_tuple_throws_passes() => Assert.Throws<ArgumentException>(
        () => RuntimeSerializer.Convert<Tuple<Empty, int>, Tuple<Named, int>>(Tuple.Create(new Empty { Known = "" }, 1)));

    [Fact]
    public void Anonymous_types_come_back() => Assert.Equal("{ A = 1, B = b }", RuntimeSerializer.RoundTrip(new { A = 1, B = "b" }).ToString());

    private sealed record Person(string Name, int Age, List<Part>? Parts)
    {
        public string? Note { get; set; }
    }

    private record struct Part(string Name, int Count);

    private readonly struct Point(int x, int y)
    {
        public int X { get; } = x;

        public int Y { get; } = y;
    }

    private sealed class Empty
    {
        public string? Known { get; set; }
    }

    private sealed class Named(string known)
    {
        public string Known { get; } = known.Length > 0 ? known : throw new ArgumentException("no name", nameof(known));
    }

    private sealed record Defaulted(
        string Known,
        int Number = 5,
        string Text = "t",
        DayOfWeek Day = DayOfWeek.Friday,
        decimal Price = 1.5m,
        char Unit = 'c',
        int? Maybe = 3,
        Guid? None = null,
        long Long = -1,
        bool Flag = true);

    private sealed class Shelf(string name)
    {
        public string Name { get; } = name;

        public List<string> Books { get; } = [];

        public Dictionary<string, int> Prices { get; set; } = new() { ["preset"] = 1 };
    }

    private sealed class Marked
    {
        [ContractConstructor]
        internal Marked(int number) => (Number, How) = (number, $"marked {number}");

        private Marked(int number, bool made) => (Number, How) = (number, $"made {made}");

        public int Number { get; }

        [SkipPack]
        public string How { get; }

        public static Marked Make(int number) => new(number, made: true);
    }

    [Serializable]
    private sealed class Old
    {
        private readonly int _number;

        [NonSerialized]
        private readonly string? _lost = "lost";

        public Old(int number)
        {
            _number = number;
            Twice = number * 2;
        }

        public int Number => _number;

        public string? Lost => _lost;

        public int Twice { get; }
    }

    private struct Started
    {
        private readonly int _preset;

        public Started() => _preset = 9;

        public int Set { get; set; }

        [SkipPack]
        public readonly (int, int) Both => (Set, _preset);
    }
}
