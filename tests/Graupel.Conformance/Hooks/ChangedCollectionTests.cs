namespace Graupel.Conformance.Hooks;

/// <summary>A collection that a getter of its own elements changes while it is written is refused, or written as it was: never as a count with others behind.</summary>
public class ChangedCollectionTests
{
    [Theory]
    [EveryWay]
    public void A_dictionary_that_is_changed_while_it_is_written_is_refused(string way)
    {
        Assert.Throws<InvalidOperationException>(() => Write(way, Make(), static map => map.Remove("c")));
        Assert.Throws<InvalidOperationException>(() => Write(way, Make(), static map => map.Clear()));
        Assert.Throws<InvalidOperationException>(() => Write(way, Make(), static map => map.Add("d", new Item())));
        Assert.Equal(["a", "b"], Way.Get(way).Serializer.DeepClone(new Dictionary<string, Item> { ["a"] = new(), ["b"] = new() }).Keys);
    }

    [Theory]
    [EveryWay]
    public void Behind_an_interface_a_dictionary_is_refused_and_another_class_written_as_it_was(string way)
    {
        Dictionary<string, Item> map = Make();
        Assert.Throws<InvalidOperationException>(() => Write(map));

        var sorted = new SortedDictionary<string, Item>(Make());
        byte[] bytes = Write(sorted);
        Assert.Equal(2, sorted.Count);
        Assert.Equal(["a", "b", "c"], Way.Get(way).Serializer.Deserialize<IDictionary<string, Item>>(bytes).Keys);

        byte[] Write(IDictionary<string, Item> changed)
        {
            changed["a"].OnRead = () => changed.Remove("c");
            return Way.Get(way).Serializer.Serialize(changed);
        }
    }

    [Theory]
    [EveryWay]
    public void A_list_that_is_changed_while_it_is_written_is_refused(string way)
    {
        Refuse<List<Item>>(static items => items, static items => items.Clear());
        Refuse<List<Item>>(static items => items, static items => items.Add(new Item()));
        Refuse<IList<Item>>(static items => items, static items => items.RemoveAt(2));
        Refuse<IEnumerable<Item>>(static items => items, static items => items.Clear());
        Refuse<List<Item>>(static items => items, static items => MoveLast(items));
        Refuse<IReadOnlyList<Item>>(static items => items, static items => MoveLast(items));
        Refuse<Holder>(static items => new Holder { Items = items }, static items => MoveLast(items));
        Assert.Equal(3, Way.Get(way).Serializer.DeepClone<List<Item>>([new(), new(), new()]).Count);

        void Refuse<[ContractParameter] T>(Func<List<Item>, T> see, Action<List<Item>> change)
        {
            List<Item> items = [new(), new(), new()];
            items[1].OnRead = () => change(items);
            Assert.Throws<InvalidOperationException>(() => Way.Get(way).Serializer.Serialize(see(items)));
        }
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void An_object_that_replaces_itself_in_its_list_is_written_as_it_was(string way)
    {
        Link[] links = [new() { Name = "a" }, new() { Name = "b", Next = new() { Name = "c" } }];
        links[1].OnRead = () => links[1] = new Link { Name = "x", Next = new() { Name = "y" } };
        Assert.Equal("c", Way.Get(way).Serializer.Deserialize<Link[]>(Way.Get(way).Serializer.Serialize(links))![1].Next!.Name);
        links[0].OnRead = () => links[0] = null!;
        Assert.Equal("a", Way.Get(way).Serializer.Deserialize<Link[]>(Way.Get(way).Serializer.Serialize(links))![0].Name);

        Sparse[] all = [new() { Name = "a" }];
        all[0].OnRead = () => all[0] = new Sparse { Name = "b", More = 5 };
        Sparse read = Way.Get(way).Serializer.Deserialize<Sparse[]>(Way.Get(way).Serializer.Serialize(all))![0];
        Assert.Equal(("a", 0), (read.Name, read.More));
    }

    private static void MoveLast(List<Item> items)
    {
        items.RemoveAt(0);
        items.Add(new Item());
    }

    private static Dictionary<string, Item> Make() => new() { ["a"] = new(), ["b"] = new(), ["c"] = new() };

    private static void Write(string way, Dictionary<string, Item> map, Action<Dictionary<string, Item>> change)
    {
        map["a"].OnRead = () => change(map);
        Way.Get(way).Serializer.Serialize(map);
    }

    [Contract]
    public sealed class Item
    {
        [SkipPack] public Action? OnRead { get; set; }

        [Order(1)]
        public int Number
        {
            get
            {
                OnRead?.Invoke();
                return field;
            }
            set;
        }
    }

    [Contract]
    public sealed class Holder
    {
        [Order(1)]
        public List<Item>? Items { get; set; }
    }

    [Contract]
    public sealed class Link
    {
        [SkipPack] public Action? OnRead { get; set; }

        [Order(1)]
        public string? Name
        {
            get
            {
                OnRead?.Invoke();
                return field;
            }
            set;
        }

        [Order(2)]
        public Link? Next { get; set; }
    }

    [Contract(OmitDefaults = true)]
    public sealed class Sparse
    {
        [SkipPack] public Action? OnRead { get; set; }

        [Order(1)]
        public string? Name
        {
            get
            {
                OnRead?.Invoke();
                return field;
            }
            set;
        }

        [Order(2)]
        public int More { get; set; }
    }
}
