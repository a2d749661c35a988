namespace Graupel.Conformance.Faults;

/// <summary>An element of a class that is derived from the declared one is refused itself, none of its members.</summary>
public class ElementTypeTests
{
    [Theory]
    [EveryWay]
    public void The_path_ends_with_the_element(string way)
    {
        Assert.Equal("Items[0]", PathOf(way, new Shelf { Items = [new Derived()] }));
        Assert.Equal("More[1]", PathOf(way, new Shelf { More = [new Plain { Text = "a" }, new Derived()] }));
        Assert.Equal("More[2]", PathOf(way, new Shelf { Items = [new Plain()], More = [null, new Plain(), new Derived()] }));
        Assert.Equal("[1]", PathOf(way, new List<Plain> { new() { Number = 1 }, new Derived() }));
    }

    private static string PathOf<[ContractParameter] T>(string way, T value)
    {
        GraupelException e = Assert.Throws<GraupelException>(() => Way.Get(way).Serializer.Serialize(value));
        Assert.Equal(ErrorKind.UnknownCase, e.Kind);
        return e.Path;
    }

    [Contract]
    internal class Plain
    {
        [Order(1)]
        public string? Text { get; set; }

        [Order(2)]
        public int Number { get; set; }
    }

    [Contract]
    internal sealed class Derived : Plain
    {
        [Order(3)]
        public int Other { get; set; }
    }

    [Contract]
    internal sealed class Shelf
    {
        [Order(1)]
        public int Number { get; set; }

        [Order(2)]
        public List<Plain>? Items { get; set; }

        [Order(3)]
        public Plain?[]? More { get; set; }
    }
}
