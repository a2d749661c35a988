namespace Graupel.Conformance.Hooks;

/// <summary>A list that its own elements add themselves to while they are read into it: never one with nulls, or with an element twice.</summary>
public class GrowingListTests
{
    [Theory]
    [EveryWay(Preserving = true)]
    public void A_list_whose_elements_add_themselves_is_refused(string way)
    {
        var family = new Family();
        family.Children.AddRange([new(), new()]);
        family.Children.ForEach(child => child.Set(family));
        byte[] bytes = Way.Get(way).Serializer.Serialize(family);
        Assert.Throws<InvalidOperationException>(() => Way.Get(way).Serializer.Deserialize<Family>(bytes));
    }

    [Theory]
    [EveryWay]
    public void A_list_that_is_filled_while_an_element_adds_to_it_is_refused(string way)
    {
        var filled = new Basket();
        Eager.Met = () => filled.Items.Add(new Eager());
        byte[] bytes = Way.Get(way).Serializer.Serialize(new Basket { Items = { new(), new() } });
        Assert.Throws<InvalidOperationException>(() => Way.Get(way).Serializer.Populate(bytes, ref filled));
        Eager.Met = null;
        filled = new Basket();
        Way.Get(way).Serializer.Populate(bytes, ref filled);
        Assert.Equal(2, filled.Items.Count);
        Assert.DoesNotContain(null, filled.Items);
    }

    [Contract]
    public sealed class Family
    {
        [Order(1)]
        public List<Child> Children { get; } = [];
    }

    [Contract]
    public sealed class Child
    {
        private Family? _parent;

        [Order(1)]
        public Family? Parent
        {
            get => _parent;
            set
            {
                _parent = value;
                if (value is not null && !value.Children.Contains(this))
                {
                    value.Children.Add(this);
                }
            }
        }

        public void Set(Family parent) => _parent = parent;
    }

    [Contract]
    public sealed class Basket
    {
        [Order(1)]
        public List<Eager> Items { get; } = [];
    }

    [Contract]
    public sealed class Eager
    {
        [ThreadStatic]
        private static Action? _met;

        public static Action? Met
        {
            get => _met;
            set => _met = value;
        }

        [Order(1)]
        public int Number
        {
            get;
            set
            {
                field = value;
                _met?.Invoke();
            }
        }
    }
}
