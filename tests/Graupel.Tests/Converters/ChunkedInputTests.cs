using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Collections.Specialized;

namespace Graupel.Tests.Converters;

/// <summary>Sequences and maps in chunks, which a writer makes that does not know their number at the start, are read by every collection.</summary>
public class ChunkedInputTests
{
    private static readonly string[] Names = ["a", "b", "c", "d", "e"];

    public static TheoryData<WireFormat, Type> Sequences => Every(
        typeof(string[]), typeof(List<string>), typeof(LinkedList<string>), typeof(Queue<string>), typeof(Stack<string>), typeof(HashSet<string>), typeof(SortedSet<string>),
        typeof(ConcurrentQueue<string>), typeof(ConcurrentStack<string>), typeof(ConcurrentBag<string>), typeof(ImmutableArray<string>), typeof(ImmutableList<string>),
        typeof(ImmutableQueue<string>), typeof(ImmutableStack<string>), typeof(ImmutableHashSet<string>), typeof(ImmutableSortedSet<string>), typeof(FrozenSet<string>),
        typeof(Collection<string>), typeof(ObservableCollection<string>), typeof(ReadOnlyCollection<string>), typeof(ReadOnlySet<string>), typeof(Memory<string>),
        typeof(ReadOnlyMemory<string>), typeof(ArraySegment<string>), typeof(IEnumerable<string>), typeof(IList<string>), typeof(IReadOnlyCollection<string>),
        typeof(ISet<string>), typeof(IReadOnlySet<string>), typeof(StringCollection), typeof(OwnList), typeof(OwnSet));

    public static TheoryData<WireFormat, Type> Maps => Every(
        typeof(Dictionary<string, string>), typeof(SortedDictionary<string, string>), typeof(SortedList<string, string>), typeof(OrderedDictionary<string, string>),
        typeof(ConcurrentDictionary<string, string>), typeof(ImmutableDictionary<string, string>), typeof(ImmutableSortedDictionary<string, string>),
        typeof(FrozenDictionary<string, string>), typeof(ReadOnlyDictionary<string, string>), typeof(IDictionary<string, string>),
        typeof(IReadOnlyDictionary<string, string>), typeof(StringDictionary), typeof(OwnMap));

    [Theory]
    [MemberData(nameof(Sequences))]
    public void Sequences_are_read_in_chunks(WireFormat format, Type type)
    {
        var serializer = new Serializer(new SerializerOptions { Format = format });
        byte[] whole = serializer.Serialize(Names);
        Assert.Equal(2 + (2 * Names.Length), whole.Length);
        Check(serializer, type, whole, serializer.Serialize(Array.Empty<string>()), headerSize: 2, elementSize: 2);
    }

    [Theory]
    [MemberData(nameof(Maps))]
    public void Maps_are_read_in_chunks(WireFormat format, Type type)
    {
        var serializer = new Serializer(new SerializerOptions { Format = format });
        byte[] whole = serializer.Serialize(Names.ToDictionary(static name => name));
        Assert.Equal(3 + (4 * Names.Length), whole.Length);
        Check(serializer, type, whole, serializer.Serialize(new Dictionary<string, string>()), headerSize: 3, elementSize: 4);
    }

    private static void Check(Serializer serializer, Type type, byte[] whole, byte[] none, int headerSize, int elementSize)
    {
        byte[] header = [1, .. whole[1..headerSize]];
        byte[][] elements = [.. whole[headerSize..].Chunk(elementSize)];
        byte[] atOnce = [.. header, (byte)elements.Length, .. whole[headerSize..], 0];
        byte[] oneByOne = [.. header, .. elements.SelectMany(static element => (byte[])[1, .. element]), 0];
        byte[] uneven = [.. header, 2, .. elements[0], .. elements[1], 3, .. elements[2], .. elements[3], .. elements[4], 0];

        byte[] expected = Rewrite(whole);
        Assert.Equal(expected, Rewrite(atOnce));
        Assert.Equal(expected, Rewrite(oneByOne));
        Assert.Equal(expected, Rewrite(uneven));
        Assert.Equal(Rewrite(none), Rewrite([.. header, 0]));

        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Rewrite(uneven[..^1])).Kind);
        Assert.Equal(ErrorKind.TrailingBytes, Assert.Throws<GraupelException>(() => Rewrite([.. uneven, 0])).Kind);

        byte[] Rewrite(byte[] bytes) => serializer.For(type).SerializeValue(serializer.For(type).DeserializeValue(bytes));
    }

    private static TheoryData<WireFormat, Type> Every(params Type[] types)
    {
        var data = new TheoryData<WireFormat, Type>();
        foreach (Type type in types)
        {
            data.Add(WireFormat.Fast, type);
            data.Add(WireFormat.Compact, type);
        }

        return data;
    }

    public sealed class OwnList : List<string>;

    public sealed class OwnSet : HashSet<string>;

    public sealed class OwnMap : Dictionary<string, string>;
}
