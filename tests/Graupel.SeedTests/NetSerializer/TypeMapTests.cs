using Graupel;
using Serializer = Graupel.Compat.NetSerializer.Serializer;

namespace SeedTests.NetSerializer;

/// <summary>Types that are added later, and maps that one side gives to the other.</summary>
public class TypeMapTests
{
    [Fact]
    public void Adding_types_gives_the_new_ones_alone()
    {
        var serializer = new Serializer([typeof(First)]);

        Dictionary<Type, uint> added = serializer.AddTypes([typeof(First), typeof(Second)]);

        Assert.Equal([typeof(Second), typeof(string)], added.Keys);
        Assert.Empty(serializer.AddTypes([typeof(Second)]));
        Assert.Equal(serializer.GetTypeMap()[typeof(Second)], added[typeof(Second)]);
        Assert.Equal("a", serializer.Trip(new Second { Text = "a" }).Text);
    }

    [Fact]
    public void Types_that_are_added_while_others_are_found_keep_their_ids()
    {
        var serializer = new Serializer([typeof(First)]);
        Dictionary<Type, uint> inner = [];

        Dictionary<Type, uint> outer = serializer.AddTypes(Types());

        Dictionary<Type, uint> all = serializer.GetTypeMap();
        Assert.All(inner.Concat(outer), one => Assert.Equal(one.Value, all[one.Key]));
        Assert.Empty(inner.Values.Intersect(outer.Values));
        Assert.Equal("a", serializer.Trip(new Second { Text = "a" }).Text);

        IEnumerable<Type> Types()
        {
            inner = serializer.AddTypes([typeof(Second)]);
            yield return typeof(Derived);
        }
    }

    [Fact]
    public void What_was_written_before_stays_readable()
    {
        var serializer = new Serializer([typeof(First), typeof(Holder)]);
        byte[] first = serializer.Bytes(new Holder { Base = new First { Number = 1 }, Interface = new First { Number = 2 }, Anything = 3 });

        serializer.AddTypes([typeof(Derived), typeof(Second)]);

        var copy = (Holder)serializer.Read(first)!;
        Assert.Equal((1, 2, 3), (copy.Base!.Number, ((First)copy.Interface!).Number, copy.Anything));
        Assert.IsType<Derived>(serializer.Trip(new Holder { Base = new Derived() }).Base);
    }

    [Fact]
    public void The_other_side_learns_them_from_the_map()
    {
        var server = new Serializer([typeof(First)]);
        var client = new Serializer(server.GetTypeMap());

        Dictionary<Type, uint> added = server.AddTypes([typeof(Second)]);
        Assert.Throws<GraupelException>(() => client.Read(server.Bytes(new Second())));
        client.AddTypes(added);

        Assert.Equal("b", ((Second)client.Read(server.Bytes(new Second { Text = "b" }))!).Text);
        Assert.Equal(server.GetTypeMap(), client.GetTypeMap());
        Assert.Equal(server.GetSHA256(), client.GetSHA256());
    }

    [Fact]
    public void A_map_survives_a_restart_and_further_types()
    {
        var before = new Serializer([typeof(Second), typeof(First)]);
        byte[] bytes = before.Bytes(new First { Number = 4 });
        var saved = before.GetTypeMap().ToDictionary(one => one.Key.AssemblyQualifiedName!, one => one.Value);

        var after = new Serializer(saved.ToDictionary(one => Type.GetType(one.Key, throwOnError: true)!, one => one.Value));
        after.AddTypes([typeof(Holder)]);

        Assert.Equal(4, ((First)after.Read(bytes)!).Number);
        Assert.All(before.GetTypeMap(), one => Assert.Equal(one.Value, after.GetTypeMap()[one.Key]));
    }

    [Fact]
    public void Nothing_is_added_to_a_map()
    {
        var serializer = new Serializer(new Dictionary<Type, uint> { [typeof(Second)] = 7 });

        Assert.Equal(new Dictionary<Type, uint> { [typeof(object)] = 1, [typeof(Second)] = 7 }, serializer.GetTypeMap());
        Assert.Equal("a", serializer.Trip(new Second { Text = "a" }).Text);
        Assert.Throws<GraupelException>(() => serializer.Bytes("a"));
    }

    [Fact]
    public void A_map_that_contradicts_itself_or_what_is_known_is_refused()
    {
        var serializer = new Serializer(new Dictionary<Type, uint> { [typeof(First)] = 5 });

        Refuse("already added with different TypeID", new() { [typeof(First)] = 6 });
        Refuse("Type with typeID 5 already added", new() { [typeof(Second)] = 5 });
        Refuse("TypeID 0 is reserved", new() { [typeof(Second)] = 0 });
        Refuse("is too large", new() { [typeof(Second)] = int.MaxValue + 1U });
        Refuse("is abstract or interface", new() { [typeof(IThing)] = 9 });
        serializer.AddTypes(new Dictionary<Type, uint> { [typeof(First)] = 5 });

        void Refuse(string why, Dictionary<Type, uint> map) =>
            Assert.Contains(why, Assert.Throws<ArgumentException>(() => serializer.AddTypes(map)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_type_that_is_refused_leaves_the_serializer_as_it_was()
    {
        var serializer = new Serializer([typeof(First)]);
        Dictionary<Type, uint> map = serializer.GetTypeMap();

        Assert.ThrowsAny<Exception>(() => serializer.AddTypes([typeof(Second), typeof(HasCode)]));

        Assert.Equal(map, serializer.GetTypeMap());
        Assert.Equal(1, serializer.Trip(new First { Number = 1 }).Number);
    }

    private interface IThing;

    [Serializable]
    private class First : IThing
    {
        public int Number;
    }

    [Serializable]
    private sealed class Derived : First;

    [Serializable]
    private sealed class Second
    {
        public string? Text;
    }

    [Serializable]
    private sealed class Holder
    {
        public First? Base;
        public IThing? Interface;
        public object? Anything;
    }

    [Serializable]
    private sealed class HasCode
    {
        public Action? Code;
    }
}
