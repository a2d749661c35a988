using System.Collections;
using System.Collections.Specialized;

namespace Graupel.Tests.Converters;

/// <summary>What collections of object have beside their elements, and cannot have.</summary>
public class UntypedCollectionTests
{
    public static TheoryData<WireFormat> Formats => [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    [Fact]
    public void Many_keys_of_a_list_are_refused_by_both_sides()
    {
        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });
        var list = new ListDictionary();
        for (int i = 0; i < 1024; i++)
        {
            list.Add(i, null);
        }

        Assert.Equal(1024, serializer.DeepClone(list)!.Count);
        list.Add("one more", null);
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => serializer.Serialize(list)).Kind);
        byte[] bytes = serializer.Serialize(new Hashtable(list));
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => serializer.Deserialize<ListDictionary>(bytes)).Kind);
    }

    [Fact]
    public void Comparers_of_their_own_are_refused()
    {
        Refused(new Hashtable(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 });
        Refused(new SortedList(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 });
        Refused(new ListDictionary(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 });
        Refused(new HybridDictionary(caseInsensitive: true) { ["a"] = 1 });
        Refused(new OrderedDictionary(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 });
        Refused(new OrderedDictionary { ["a"] = 1 }.AsReadOnly());
    }

    [Fact]
    public void Wrappers_are_refused()
    {
        Refused(ArrayList.ReadOnly([1]), ErrorKind.UnknownCase);
        Refused(Hashtable.Synchronized([]), ErrorKind.UnknownCase);
        Refused(SortedList.Synchronized([]), ErrorKind.UnknownCase);
    }

    [Fact]
    public void Keys_that_cannot_be_sorted_are_refused()
    {
        byte[] mixed = Serialization.Serialize(new Hashtable { [1] = 1, ["a"] = 2 });
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Serialization.Deserialize<SortedList>(mixed)).Kind);
        byte[] alike = Serialization.Serialize(new Hashtable { ["a"] = 1, ["a\u200D"] = 2 });
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Serialization.Deserialize<SortedList>(alike)).Kind);
    }

    [Fact]
    public void Interfaces_take_what_gives_elements()
    {
        Comes<IEnumerable>([1, 2, 3], Enumerable.Range(1, 3));
        Comes<IEnumerable>([1, 2], new HashSet<int> { 1, 2 });
        Comes<ICollection>(["b", "a"], new Queue(new[] { "b", "a" }));
        Comes<IList>(["a", null], new[] { "a", null });
        Comes<IList>([1, 2], new ArrayList { 1, 2 });
        Comes<IList>([1], ArrayList.ReadOnly(new ArrayList { 1 }));
    }

    [Fact]
    public void Interfaces_of_elements_refuse_what_would_come_back_as_something_else()
    {
        Refused<IEnumerable>("text");
        Refused<ICollection>(new Dictionary<string, int> { ["a"] = 1 });
        Refused<IEnumerable>(new Hashtable());
        Refused<IList>(new int[2, 3]);
        Refused<IEnumerable>(new[] { KeyValuePair.Create(1, 2) }, ErrorKind.UnknownCase);
    }

    [Fact]
    public void A_dictionary_behind_its_interface_comes_back_as_one_of_objects()
    {
        ComesAsMap(new Hashtable { ["a"] = 1 });
        ComesAsMap(new SortedList { ["a"] = 1 });
        ComesAsMap(new ListDictionary { ["a"] = 1 });
        ComesAsMap(new HybridDictionary { ["a"] = 1 });
        ComesAsMap(new OrderedDictionary { ["a"] = 1 });
        ComesAsMap(new Dictionary<string, object?> { ["a"] = 1 });
        ComesAsMap(new Dictionary<object, object?> { ["a"] = 1 });
    }

    [Fact]
    public void A_dictionary_behind_its_interface_is_refused_where_it_may_compare_otherwise()
    {
        Refused<IDictionary>(new Dictionary<string, object?>(StringComparer.OrdinalIgnoreCase));
        Refused<IDictionary>(new Dictionary<object, object?>(ReferenceEqualityComparer.Instance));
        Refused<IDictionary>(new Hashtable(StringComparer.OrdinalIgnoreCase));
        Refused<IDictionary>(new SortedList(StringComparer.OrdinalIgnoreCase));
        Refused<IDictionary>(new Dictionary<string, int>());
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void One_that_holds_itself_is_refused_with_the_way_to_where_it_comes_again(WireFormat format)
    {
        var serializer = new Serializer(new SerializerOptions { Format = format });
        Refused(new ArrayList(), "[0]");
        Refused(new List<object?>(), "[0]");
        Refused(new Hashtable(), "[0]");
        Refused(new Dictionary<string, object?>(), "[0]");

        void Refused(ICollection collection, string path)
        {
            GraupelException e = Assert.Throws<GraupelException>(() => serializer.Serialize<object>(Ring(collection)));
            Assert.Equal((ErrorKind.CycleDetected, path), (e.Kind, e.Path));
            e = Assert.Throws<GraupelException>(() => serializer.Serialize(new Owner { Holds = new object?[] { 1, collection } }));
            Assert.Equal((ErrorKind.CycleDetected, "Holds[1]" + path), (e.Kind, e.Path));
        }
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void One_that_holds_itself_comes_back_so_where_references_are_preserved(WireFormat format)
    {
        var options = new SerializerOptions { Format = format, References = References.Preserve };
        var serializer = new Serializer(options
            .WithCase<object, Queue>(1064).WithCase<object, Stack>(1065).WithCase<object, SortedList>(1066)
            .WithCase<object, ListDictionary>(1067).WithCase<object, HybridDictionary>(1068).WithCase<object, OrderedDictionary>(1069));
        Comes<object>(new ArrayList());
        Comes<object>(new Queue());
        Comes<object>(new Stack());
        Comes<object>(new Hashtable());
        Comes<object>(new SortedList());
        Comes<object>(new ListDictionary());
        Comes<object>(new HybridDictionary());
        Comes<object>(new OrderedDictionary());
        Comes<IEnumerable>(new List<object?>());
        Comes<IList>(new List<object?>());

        void Comes<T>(ICollection collection)
            where T : class
        {
            T copy = serializer.Deserialize<T>(serializer.Serialize((T)Ring(collection)))!;
            Assert.IsType(collection.GetType(), copy);
            Assert.Same(copy, Assert.Single((copy as IDictionary)?.Values.Cast<object?>() ?? ((IEnumerable)copy).Cast<object?>()));
        }
    }

    // Holds nothing but itself.
    private static object Ring(ICollection collection)
    {
        switch (collection)
        {
            case IDictionary map:
                map.Add("self", map);
                break;
            case Queue queue:
                queue.Enqueue(queue);
                break;
            case Stack stack:
                stack.Push(stack);
                break;
            default:
                ((IList)collection).Add(collection);
                break;
        }

        return collection;
    }

    private static void Comes<T>(object?[] expected, T value)
        where T : IEnumerable
    {
        T back = Serialization.Deserialize<T>(Serialization.Serialize(value))!;
        Assert.Equal(expected, Assert.IsType<List<object?>>(back));
    }

    private static void ComesAsMap(IDictionary value) =>
        Assert.Equal([new("a", 1)], Assert.IsType<Dictionary<object, object?>>(Serialization.Deserialize<IDictionary>(Serialization.Serialize(value))));

    private static void Refused<T>(T value, ErrorKind kind = ErrorKind.InvalidValue) =>
        Assert.Equal(kind, Assert.Throws<GraupelException>(() => Serialization.Serialize(value)).Kind);

    public sealed class Owner
    {
        public object? Holds { get; set; }
    }
}
