using System.Runtime.Serialization;
using Graupel.Compat.NetSerializer;

namespace SeedTests.NetSerializer;

/// <summary>Which types a serializer finds, and which it refuses, when it is made.</summary>
public class TypeScanTests
{
    [Fact]
    public void All_types_are_found_that_those_given_use()
    {
        var found = new Serializer([typeof(Outer)]).GetTypeMap().Keys;

        Type[] expected =
        [
            typeof(object), typeof(Outer), typeof(Inner), typeof(int), typeof(string), typeof(int[]), typeof(Kind), typeof(Inner[]), typeof(Leaf),
            typeof(Dictionary<int, Leaf>), typeof(List<DateTime?>), typeof(DateTime), typeof(Guid), typeof(object[]),
        ];
        Assert.Equal(expected.Select(type => type.ToString()).Order(StringComparer.Ordinal), found.Select(type => type.ToString()).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void Types_without_values_are_refused()
    {
        foreach (Type type in (Type[])[typeof(Span<int>), typeof(void), typeof(int).MakePointerType(), typeof(int).MakeByRefType(), typeof(TypedReference)])
        {
            Assert.Throws<NotSupportedException>(() => new Serializer([type]));
        }
    }

    [Fact]
    public void Types_get_ids_in_their_order()
    {
        var map = new Serializer([typeof(bool), typeof(int), typeof(string)]).GetTypeMap();

        Assert.Equal(new Dictionary<Type, uint> { [typeof(object)] = 1, [typeof(bool)] = 2, [typeof(int)] = 3, [typeof(string)] = 4 }, map);
    }

    [Fact]
    public void Members_are_looked_at_by_name_those_of_bases_first() => Assert.Equal(
        [typeof(object), typeof(Lowest), typeof(Guid), typeof(char), typeof(DateTime), typeof(string)],
        new Serializer([typeof(Lowest)]).GetTypeMap().OrderBy(one => one.Value).Select(one => one.Key));

    [Fact]
    public void What_a_collection_of_the_user_holds_is_found()
    {
        var serializer = new Serializer([typeof(Bag)]);

        Assert.Equal([typeof(object), typeof(Bag), typeof(Lowest)], serializer.GetTypeMap().OrderBy(one => one.Value).Select(one => one.Key).Take(3));
        Assert.Equal("a", Assert.Single(serializer.Trip(new Bag { new Lowest { Zeta = "a" } })).Zeta);
    }

    [Fact]
    public void Of_a_contract_only_what_it_writes_is_found()
    {
        var serializer = new Serializer([typeof(Both)]);

        Assert.Equal([typeof(object), typeof(Both), typeof(int), typeof(DateTime)], serializer.GetTypeMap().OrderBy(one => one.Value).Select(one => one.Key));
        Assert.Equal((1, DateTime.UnixEpoch), serializer.Trip(new Both(DateTime.UnixEpoch) { Number = 1 }).Written);
    }

    [Fact]
    public void Cases_that_are_open_are_no_types_of_values()
    {
        var serializer = new Serializer([typeof(Tree<int>), typeof(Twig<int>)]);

        Assert.Equal([typeof(object), typeof(Twig<int>), typeof(int)], serializer.GetTypeMap().OrderBy(one => one.Value).Select(one => one.Key));
        Assert.Equal(3, serializer.Trip(new Twig<int> { Value = 3 }).Value);
    }

    [Fact]
    public void What_is_written_as_something_else_needs_no_attribute()
    {
        var options = Graupel.SerializerOptions.Default.WithSurrogate<HasPlain, int>(value => value.Number, number => new HasPlain { Number = number });
        var serializer = new Serializer([typeof(HasPlain), typeof(ByAttribute)], new Settings { Options = options });

        Assert.Equal([typeof(object), typeof(HasPlain), typeof(ByAttribute), typeof(int)], serializer.GetTypeMap().OrderBy(one => one.Value).Select(one => one.Key));
        Assert.Equal(4, serializer.Trip(new HasPlain { Number = 4 }).Number);
        Assert.Equal(5, serializer.Trip(new ByAttribute(5)).Number);
    }

    [Fact]
    public void A_class_without_the_attribute_is_refused_at_once()
    {
        var error = Assert.Throws<NotSupportedException>(() => new Serializer([typeof(Plain)]));
        Assert.EndsWith("Plain is not marked as Serializable", error.Message, StringComparison.Ordinal);
        Assert.Throws<NotSupportedException>(() => new Serializer([typeof(HasPlain)]));
    }

    [Fact]
    public void An_open_type_is_refused_at_once() => Assert.Throws<NotSupportedException>(() => new Serializer([typeof(List<>)]));

    [Fact]
    public void Code_is_refused_at_once() => Assert.Throws<Graupel.ContractException>(() => new Serializer([typeof(HasCode)]));

    [Fact]
    public void A_list_or_settings_that_are_null_are_refused()
    {
        Assert.Throws<ArgumentNullException>(() => new Serializer((IEnumerable<Type>)null!));
        Assert.Throws<ArgumentNullException>(() => new Serializer([typeof(int)], null!));
        Assert.Throws<ArgumentException>(() => new Serializer([null!]));
    }

    [Fact]
    public void Cases_that_a_base_declares_are_found() =>
        Assert.Contains(typeof(Declared), new Serializer([typeof(HasDeclared)]).GetTypeMap().Keys);

    private enum Kind : byte
    {
        None,
    }

    [Serializable]
    private sealed class Outer
    {
        public Inner[]? Many;
        public Dictionary<int, Leaf>? Map;
        public object? Anything;
        public IComparable? Comparable;
        [NonSerialized]
        public Plain? Left;
        private readonly List<DateTime?> _dates = [];

        public IReadOnlyList<DateTime?> Dates => _dates;
    }

    [Serializable]
    private struct Inner
    {
        public int[]? Numbers;
        public Kind? Kind;
        public object[]? Others;
    }

    [Serializable]
    private class LeafBase
    {
        public string? Name;
    }

    [Serializable]
    private sealed class Leaf : LeafBase
    {
        public Guid Id;
    }

    internal sealed class Plain;

    [Serializable]
    private sealed class HasPlain
    {
        public Plain? Value;
        public int Number;
    }

    [Graupel.Surrogate(typeof(AsNumber))]
    private sealed class ByAttribute(int number)
    {
        public int Number => number;
    }

    private sealed class AsNumber : Graupel.ISurrogate<ByAttribute, int>
    {
        public int ToWire(ByAttribute value) => value.Number;

        public ByAttribute FromWire(int wire) => new(wire);
    }

    [Serializable]
    private class Highest
    {
        public Guid Id;
    }

    [Serializable]
    private class Higher : Highest
    {
        public char Letter;
    }

    [Serializable]
    private sealed class Lowest : Higher
    {
        public string? Zeta;
        public DateTime Alpha;
    }

    private sealed class Bag : List<Lowest>;

    [Serializable, Graupel.Contract]
    internal sealed class Both(DateTime time)
    {
        private readonly Plain? _hidden;

        [Graupel.Order(2)]
        private readonly DateTime _time = time;

        private Both()
            : this(default) => _hidden = new Plain();

        [Graupel.Order(1)]
        public int Number { get; set; }

        [IgnoreDataMember]
        public Plain? Left { get; set; }

        [Graupel.SkipPack]
        public Plain? Skipped { get; set; }

        [IgnoreDataMember]
        public (int Number, DateTime Time) Written => (Number, _hidden is null ? default : _time);
    }

    [Serializable, Graupel.Union(1, typeof(Twig<>))]
    private abstract class Tree<T>;

    [Serializable]
    private sealed class Twig<T> : Tree<T>
    {
        public T? Value;
    }

    [Serializable]
    private sealed class HasCode
    {
        public Action? Code;
    }

    [Serializable, Graupel.Union(1, typeof(Declared))]
    internal abstract class Abstract;

    [Serializable]
    internal sealed class Declared : Abstract;

    [Serializable]
    private sealed class HasDeclared
    {
        public Abstract? Value;
    }
}
