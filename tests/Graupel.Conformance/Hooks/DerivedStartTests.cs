namespace Graupel.Conformance.Hooks;

/// <summary>What the members of a base hold at first is what new objects of the derived class hold.</summary>
public class DerivedStartTests
{
    [Theory]
    [EveryWay]
    public void A_collection_of_an_abstract_base_keeps_its_comparer(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        var shelf = new BookShelf { Names = { ["A"] = 1 }, Tags = { "x" }, Room = 3 };
        foreach (BookShelf copy in new[] { serializer.DeepClone(shelf), (BookShelf)serializer.DeepClone<Shelf>(shelf), serializer.DeepClone(new[] { shelf, shelf })[1] })
        {
            Assert.Equal((1, 3), (copy.Names["a"], copy.Room));
            Assert.Contains("X", copy.Tags);
        }

        // Another comparer would come back as the usual one.
        GraupelException error = Assert.Throws<GraupelException>(() => serializer.Serialize(new BookShelf { Names = new() { ["A"] = 1 } }));
        Assert.Equal((ErrorKind.InvalidValue, "Names"), (error.Kind, error.Path));
    }

    [Theory]
    [EveryWay]
    public void The_constructor_of_a_derived_class_may_set_another(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        var copy = (LooseIndex)serializer.DeepClone<PlainIndex>(new LooseIndex { Entries = { ["A"] = 1 } });
        Assert.Equal(1, copy.Entries["a"]);
        Assert.Equal(["A", "a"], serializer.DeepClone(new PlainIndex { Entries = { ["A"] = 1, ["a"] = 2 } }).Entries.Keys);
        Assert.Throws<GraupelException>(() => serializer.Serialize(new LooseIndex { Entries = new() { ["A"] = 1 } }));
        Assert.Throws<GraupelException>(() => serializer.Serialize(new PlainIndex { Entries = new(StringComparer.OrdinalIgnoreCase) { ["A"] = 1 } }));
    }

    [Theory]
    [EveryWay]
    public void It_may_set_a_shared_one_which_stays_as_it_is(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        SharingIndex[] copies = serializer.DeepClone(new SharingIndex[] { new() { Entries = new() { ["a"] = 1 } }, new() { Entries = new() { ["b"] = 2 } } });
        Assert.Equal(["a", "b"], copies.Select(static one => one.Entries.Keys.Single()));
        Assert.Empty(SharingIndex.Empty);
    }

    [Theory]
    [EveryWay]
    public void A_shared_one_of_an_abstract_base_stays_as_it_is(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        SharingBooks[] copies = serializer.DeepClone(new SharingBooks[] { new() { Tags = ["a"], Room = 1 }, new() { Tags = ["b"], Room = 2 } });
        Assert.Equal([("a", 1), ("b", 2)], copies.Select(static one => (one.Tags.Single(), one.Room)));
        Assert.Empty(SharingShelf.Empty);

        var existing = new SharingBooks();
        serializer.Populate(serializer.Serialize(copies[0]), ref existing);
        Assert.Equal(["a"], existing.Tags);
        Assert.Empty(SharingShelf.Empty);
    }

    [Theory]
    [EveryWay]
    public void It_comes_from_the_lowest_class_through_all_levels(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        var deep = new DeepBooks { Names = { ["A"] = 1 }, Tags = { "x" }, Room = 3, Floor = 4 };
        var copy = (DeepBooks)serializer.DeepClone<Shelf>(deep);
        Assert.Equal((1, 3, 4), (copy.Names["a"], copy.Room, copy.Floor));
        Assert.Equal(StringComparer.Ordinal, copy.Tags.Comparer);
        Assert.Throws<GraupelException>(() => serializer.Serialize(new DeepBooks { Tags = new(StringComparer.OrdinalIgnoreCase) { "x" } }));
    }

    [Theory]
    [EveryWay]
    public void An_object_that_is_made_from_its_members_shows_what_others_like_it_hold(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        var shelf = new NumberedShelf(7) { Names = { ["A"] = 1 }, Tags = { "x" }, Places = { [2] = "b", [1] = "a" } };
        foreach (NumberedShelf copy in new[] { serializer.DeepClone(shelf), (NumberedShelf)serializer.DeepClone<Shelf>(shelf), serializer.DeepClone(new[] { shelf, shelf })[1] })
        {
            Assert.Equal((7, 1), (copy.Number, copy.Names["a"]));
            Assert.Contains("X", copy.Tags);
            Assert.Equal(["b", "a"], copy.Places.Values);
        }

        GraupelException error = Assert.Throws<GraupelException>(() => serializer.Serialize(new NumberedShelf(7) { Names = new() { ["A"] = 1 } }));
        Assert.Equal((ErrorKind.InvalidValue, "Names"), (error.Kind, error.Path));
        error = Assert.Throws<GraupelException>(() => serializer.Serialize(new NumberedShelf(7) { Places = [] }));
        Assert.Equal((ErrorKind.InvalidValue, "Places"), (error.Kind, error.Path));
    }

    [Theory]
    [EveryWay]
    public void Structs_and_what_a_method_makes_show_it_too(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        Assert.Equal(1, serializer.DeepClone(new StructShelf(7) { Names = { ["A"] = 1 } }).Names["a"]);
        Assert.Equal(1, serializer.DeepClone(new EmptyStructShelf { Names = { ["A"] = 1 } }).Names["a"]);
        MadeShelf made = MadeShelf.Of(7);
        made.Names["A"] = 1;
        Assert.Equal((7, 1), (serializer.DeepClone(made).Number, serializer.DeepClone(new[] { made })[0].Names["a"]));
    }

    [Theory]
    [EveryWay]
    public void What_a_constructor_takes_shows_nothing(string way)
    {
        Serializer serializer = new(Way.Get(way).Serializer.Options);
        Assert.Equal("Names", Refused(new GivenShelf(new(StringComparer.OrdinalIgnoreCase))));
        Assert.Equal("Own", Refused(new OwnShelf(new(StringComparer.OrdinalIgnoreCase))));
        Assert.Equal(["A"], serializer.DeepClone(new GivenShelf(new() { ["A"] = 1 }) { Tags = [] }).Names.Keys);
        Assert.Equal(["A"], serializer.DeepClone(new OwnShelf(new() { ["A"] = 1 })).Own.Keys);

        string? Refused<[ContractParameter] T>(T shelf) => Assert.Throws<GraupelException>(() => serializer.Serialize(shelf)).Path;
    }

    [Theory]
    [EveryWay]
    public void Many_threads_may_write_the_first_one(string way)
    {
        for (int round = 0; round < 20; round++)
        {
            Serializer serializer = new(Way.Get(way).Serializer.Options);
            Parallel.For(0, 8, new ParallelOptions { MaxDegreeOfParallelism = 8 }, i =>
                Assert.Equal(i, serializer.DeepClone<Shelf>(new NumberedShelf(7) { Names = { ["A"] = i } }).Names["a"]));
        }
    }

    [Theory]
    [EveryWay]
    public void A_constructor_may_write_objects_of_its_own_class(string way)
    {
        WritingShelf.Writer = new(Way.Get(way).Serializer.Options);
        Assert.Equal(1, WritingShelf.Writer.DeepClone(new WritingShelf(7, 2) { Names = { ["A"] = 1 } }).Names["a"]);
        WritingShelf.Writer = null;
    }

    [Theory]
    [EveryWay]
    public void Where_none_can_be_made_like_it_the_usual_comparer_is_taken(string way)
    {
        Serializer serializer = new(Way.Get(way).Serializer.Options);
        using var unique = new OnlyOne("a");
        Assert.Throws<GraupelException>(() => serializer.Serialize(unique));
        unique.Names = new() { ["A"] = 1 };
        byte[] bytes = serializer.Serialize(unique);
        unique.Dispose();
        Assert.Equal(1, serializer.Deserialize<OnlyOne>(bytes).Names["A"]);
        OnlyOne.Taken.Clear();
    }
}

[Contract]
[Union(1, typeof(BookShelf))]
[Union(2, typeof(DeepBooks))]
[Union(3, typeof(NumberedShelf))]
[Union(4, typeof(GivenShelf))]
[Union(5, typeof(OwnShelf))]
public abstract class Shelf
{
    [Order(1)]
    public Dictionary<string, int> Names { get; set; } = new(StringComparer.OrdinalIgnoreCase);

    [Order(2)]
    public HashSet<string> Tags { get; set; } = new(StringComparer.OrdinalIgnoreCase);
}

[Contract]
public class BookShelf : Shelf
{
    [Order(1)]
    public int Room { get; set; }
}

[Contract]
public sealed class DeepBooks : BookShelf
{
    public DeepBooks() => Tags = new(StringComparer.Ordinal);

    [Order(1)]
    public int Floor { get; set; }
}

[Contract]
public sealed class NumberedShelf(int number) : Shelf
{
    private static readonly Comparer<int> Descending = Comparer<int>.Create(static (x, y) => y.CompareTo(x));

    [Order(1)]
    public int Number { get; } = number;

    [Order(2)]
    public SortedDictionary<int, string> Places { get; set; } = new(Descending);
}

[Contract]
public sealed class GivenShelf : Shelf
{
    public GivenShelf(Dictionary<string, int> names) => Names = names;
}

[Contract]
public sealed class OwnShelf(Dictionary<string, int> own) : Shelf
{
    [Order(1)]
    public Dictionary<string, int> Own { get; } = own;
}

[Contract]
public sealed class WritingShelf
{
    public WritingShelf(int number, int depth)
    {
        (Number, Depth) = (number, depth);
        if (depth > 0)
        {
            Writer?.Serialize(new WritingShelf(number, depth - 1));
        }
    }

    [ThreadStatic]
    internal static Serializer? Writer;

    [Order(1)]
    public int Number { get; }

    [Order(2)]
    public int Depth { get; }

    [Order(3)]
    public Dictionary<string, int> Names { get; set; } = new(StringComparer.OrdinalIgnoreCase);
}

[Contract]
[method: ContractConstructor]
public readonly struct StructShelf(int number)
{
    [Order(1)]
    public int Number { get; } = number;

    [Order(2)]
    public Dictionary<string, int> Names { get; } = new(StringComparer.OrdinalIgnoreCase);
}

[Contract]
public struct EmptyStructShelf
{
    public EmptyStructShelf()
    {
    }

    [Order(1)]
    public Dictionary<string, int> Names { get; set; } = new(StringComparer.OrdinalIgnoreCase);
}

[Contract]
public class MadeShelf
{
    private MadeShelf(int number) => Number = number;

    [Order(1)]
    public int Number { get; }

    [Order(2)]
    public Dictionary<string, int> Names { get; } = new(StringComparer.OrdinalIgnoreCase);

    [ContractConstructor]
    public static MadeShelf Of(int number) => new(number);
}

[Contract]
public sealed class OnlyOne : IDisposable
{
    [ThreadStatic]
    private static HashSet<string>? _taken;

    public OnlyOne(string name)
    {
        Name = Taken.Add(name) ? name : throw new InvalidOperationException("taken");
    }

    internal static HashSet<string> Taken => _taken ??= [];

    [Order(1)]
    public string Name { get; }

    [Order(2)]
    public Dictionary<string, int> Names { get; set; } = new(StringComparer.OrdinalIgnoreCase);

    public void Dispose() => Taken.Remove(Name);
}

[Contract]
[Union(1, typeof(LooseIndex))]
[Union(2, typeof(SharingIndex))]
public class PlainIndex
{
    [Order(1)]
    public Dictionary<string, int> Entries { get; set; } = [];
}

[Contract]
public sealed class LooseIndex : PlainIndex
{
    public LooseIndex() => Entries = new(StringComparer.OrdinalIgnoreCase);
}

[Contract]
public sealed class SharingIndex : PlainIndex
{
    public static readonly Dictionary<string, int> Empty = [];

    public SharingIndex() => Entries = Empty;
}

[Contract]
public abstract class SharingShelf
{
    public static readonly HashSet<string> Empty = [];

    [Order(1)]
    public HashSet<string> Tags { get; set; } = Empty;
}

[Contract]
public sealed class SharingBooks : SharingShelf
{
    [Order(1)]
    public int Room { get; set; }
}
