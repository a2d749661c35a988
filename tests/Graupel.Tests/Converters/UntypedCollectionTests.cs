using System.Collections;
using System.Collections.Specialized;

namespace Graupel.Tests.Converters;

/// <summary>What collections of object have beside their elements, and cannot have.</summary>
public class UntypedCollectionTests
{
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

    private static void Refused<T>(T value, ErrorKind kind = ErrorKind.InvalidValue) =>
        Assert.Equal(kind, Assert.Throws<GraupelException>(() => Serialization.Serialize(value)).Kind);
}
