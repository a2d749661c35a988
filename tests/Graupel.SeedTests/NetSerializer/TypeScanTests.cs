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
    public void Types_get_ids_in_their_order()
    {
        var map = new Serializer([typeof(bool), typeof(int), typeof(string)]).GetTypeMap();

        Assert.Equal(new Dictionary<Type, uint> { [typeof(object)] = 1, [typeof(bool)] = 2, [typeof(int)] = 3, [typeof(string)] = 4 }, map);
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

    private sealed class Plain;

    [Serializable]
    private sealed class HasPlain
    {
        public Plain? Value;
    }

    [Serializable]
    private sealed class HasCode
    {
        public Action? Code;
    }

    [Serializable, Graupel.Union(1, typeof(Declared))]
    private abstract class Abstract;

    [Serializable]
    private sealed class Declared : Abstract;

    [Serializable]
    private sealed class HasDeclared
    {
        public Abstract? Value;
    }
}
