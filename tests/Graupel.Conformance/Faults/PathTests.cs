using System.Collections.Immutable;
using Graupel.Formats.MessagePack;
using Graupel.Tests.Carriers;

namespace Graupel.Conformance.Faults;

/// <summary>A fault names its offset and its member with all elements around it, wherever it stands and whatever was read before; in contracts of both compilers, in all formats.</summary>
public class PathTests
{
    // Of the longer ones, a stream gives a part at a time.
    private static readonly int[] _lengths = [3, 600];

    internal static readonly Dictionary<string, Serializer> Serializers = Way.All.Concat(Way.Preserving)
        .Select(static way => KeyValuePair.Create(way.ToString(), way.Serializer))
        .Concat(Way.All.Where(static way => way.Format == WireFormat.MessagePack).Select(static way => KeyValuePair.Create($"{way}, map", AsMap(way.Serializer))))
        .ToDictionary();

    public static TheoryData<string> Ways => [.. Serializers.Keys];

    [Theory]
    [MemberData(nameof(Ways))]
    public void A_wrong_member_of_an_element_is_named(string way)
    {
        foreach (int length in _lengths)
        {
            foreach (int at in (int[])[0, 1, length / 2, length - 1])
            {
                CheckSequences(way, length, at);
                CheckMaps(way, length, at);
                CheckStructs(way, length, at);
                CheckNested(way, length, at);
            }
        }

        CheckSingle(way);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Whatever_is_cut_is_named(string way)
    {
        Serializer<Shelf<List<Cell>>> serializer = Serializers[way].For<Shelf<List<Cell>>>();
        byte[] bytes = serializer.Serialize(new() { Number = 1000, Items = [.. Cells(3, 1, good: true)], Text = "text" });
        bool fixedFirst = Serializers[way].Options.Format == WireFormat.Fast;
        string[] items = [.. Enumerable.Range(0, 3).SelectMany(i => Paths($"Items[{i}]", fixedFirst))];
        List<string> order = fixedFirst ? ["", "Number", "Good", "Items", .. items, "Text"] : ["", "Number", "Items", .. items, "Good", "Text"];
        int last = 0;
        for (int length = 1; length < bytes.Length; length++)
        {
            using var stream = new ScriptedStream(bytes[..length], 3);
            GraupelException e = Refusal(() => serializer.Deserialize(stream));
            int index = order.IndexOf(e.Path);
            if (way.EndsWith(", map", StringComparison.Ordinal) && (e.Path.Length == 0 || order.Exists(path => path.StartsWith($"{e.Path}.", StringComparison.Ordinal))))
            {
                continue; // in front of a key
            }

            Assert.True(e.Kind == ErrorKind.EndOfData && e.Offset == length && index >= last, $"{length} of {bytes.Length}: {e.Message}, after {order[last]}");
            last = index;
        }

        Assert.Equal("Text", order[last]);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void A_key_that_comes_again_is_named(string way)
    {
        int[] keys = [.. Enumerable.Range(1000, 599), 1000];
        CheckAgain<int[], HashSet<int>>(way, keys);
        CheckAgain<string[], HashSet<string>>(way, [.. keys.Select(static key => $"{key}")]);
        CheckAgain<Spot[], HashSet<Spot>>(way, [.. keys.Select(static key => new Spot { X = key })]);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void A_number_that_does_not_fit_is_named(string way)
    {
        foreach (int at in (int[])[0, 2, 127, 128, 300, 599])
        {
            CheckNumbers<long[], int[]>(way, Numbers(at), at);
            CheckNumbers<List<long>, List<int?>>(way, [.. Numbers(at)], at);
            CheckNumbers<HashSet<long>, HashSet<int>>(way, [.. Numbers(at)], at);
            CheckNumbers<ulong[], ushort[]>(way, [.. Numbers(at).Select(static number => (ulong)number)], at);
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void An_element_that_cannot_be_written_is_named(string way)
    {
        Serializer serializer = Serializers[way];
        var other = new Shelf<List<Cell>> { Items = [new(), new() { Next = new OtherCell() }] };
        Assert.Equal("Items[1].Next", Assert.Throws<GraupelException>(() => serializer.Serialize(other)).Path);
        if (Serializers[way].Options.Format.Name == WireFormat.MessagePack.Name)
        {
            var cells = new Shelf<List<Cell>> { Items = [new(), new() { Names = ["one", "two", "\uD800"] }] };
            Assert.Equal("Items[1].Names[2]", Assert.Throws<GraupelException>(() => serializer.Serialize(cells)).Path);
            var set = new Shelf<HashSet<string>> { Items = ["one", "\uD800"] };
            Assert.Equal("Items[1]", Assert.Throws<GraupelException>(() => serializer.Serialize(set)).Path);
        }
    }

    private static void CheckSequences(string way, int length, int at)
    {
        Check(way, good => Cells(length, at, good).ToArray(), $"[{at}].Good");
        Check(way, good => Cells(length, at, good).ToList(), $"[{at}].Good");
        Check(way, good => Cells(length, at, good).ToHashSet(), $"[{at}].Good");
        Check(way, good => new Queue<Cell>(Cells(length, at, good)), $"[{at}].Good");
        Check(way, good => Cells(length, at, good).ToImmutableArray(), $"[{at}].Good");
        Check(way, good => (Memory<Cell>)Cells(length, at, good).ToArray(), $"[{at}].Good");
        Check(way, good => Table(length, at, good), $"[{at}].Good");
        Check(way, good => Cells(length, at, good).Select(static cell => cell.Good).ToArray(), $"[{at}]");
        Check(way, good => Cells(length, at, good).Select(static cell => (bool?)cell.Good).ToList(), $"[{at}]");
        Check(way, good => Cells(length, at, good).Select(static cell => new Plant { Good = cell.Good }).ToList<Being>(), $"[{at}].Good");
    }

    private static void CheckMaps(string way, int length, int at)
    {
        Check(way, good => Cells(length, at, good).ToDictionary(static cell => cell.Id), $"[{at}].Good");
        Check(way, good => Cells(length, at, good).ToDictionary(static cell => cell.Id, static cell => cell.Good), $"[{at}]");
        Check(way, good => new SortedDictionary<int, Cell>(Cells(length, at, good).ToDictionary(static cell => cell.Id)), $"[{at}].Good");
        Check(way, good => Cells(length, at, good).Select(static cell => KeyValuePair.Create(cell.Id, cell)).ToList(), $"[{at}].Value.Good");
    }

    private static void CheckStructs(string way, int length, int at)
    {
        Check(way, good => Spots(length, at, good).ToArray(), $"[{at}].Y");
        Check(way, good => Spots(length, at, good).ToHashSet(), $"[{at}].Y");
        Check(way, good => Spots(length, at, good).Select(static spot => (Spot?)spot).ToList(), $"[{at}].Y");
        Check(way, good => Spots(length, at, good).ToDictionary(static spot => spot.X), $"[{at}].Y");
    }

    private static void CheckSingle(string way)
    {
        Check<object>(way, static good => good, "");
        Check<bool?>(way, static good => good, "");
        Check(way, static good => new Cell { Good = good }, ".Good");
        Check(way, static good => new Spot { Y = good }, ".Y");
        Check<Being>(way, static good => new Plant { Good = good }, ".Good");
        Check(way, static good => KeyValuePair.Create("key", good), ".Value");
        Check(way, static good => new object[] { "text", good }, "[1]");
        Check(way, static good => new Dictionary<string, object> { ["a"] = "text", ["b"] = good }, "[1]");
    }

    private static void CheckNested(string way, int length, int at)
    {
        Check(way, good => Cells(length, at, good).Select(static cell => new Cell { Spots = [new(), new() { Y = cell.Good }] }).ToList(), $"[{at}].Spots[1].Y");
        Check(way, good => Cells(length, at, good).Select(static cell => new List<Cell> { new(), cell }).ToList(), $"[{at}][1].Good");
        Check(way, good => Cells(length, at, good).Select(static cell => new Dictionary<int, Cell> { [1] = new(), [2] = cell }).ToArray(), $"[{at}][1].Good");
    }

    // Where one of two payloads has true and the other false, a byte is put that is no bool: in the collection, and in the member behind it.
    private static void Check<[ContractParameter] TItems>(string way, Func<bool, TItems> make, string path)
    {
        Serializer<Shelf<TItems>> serializer = Serializers[way].For<Shelf<TItems>>();
        byte[] right = serializer.Serialize(new Shelf<TItems> { Items = make(true), Text = "text" });
        CheckBetween(serializer.Serialize(new Shelf<TItems> { Items = make(false), Text = "text" }), $"Items{path}");
        CheckBetween(serializer.Serialize(new Shelf<TItems> { Items = make(true), Text = "text", Good = true }), "Good");

        void CheckBetween(byte[] other, string expected)
        {
            int offset = right.AsSpan().CommonPrefixLength(other);
            byte[] wrong = [.. right];
            wrong[offset] = (byte)(Serializers[way].Options.Format.Name == WireFormat.MessagePack.Name ? 0xA0 : 7);
            using var stream = new ScriptedStream(wrong, 50);
            foreach (GraupelException e in (GraupelException[])[Refusal(() => serializer.Deserialize(wrong)), Refusal(() => serializer.Deserialize(stream))])
            {
                Assert.True((e.Path, e.Offset) == (expected, offset), $"{typeof(TItems)}, {expected} at {offset}: {e.Message}");
            }
        }
    }

    // The last of 600 is the first again.
    private static void CheckAgain<[ContractParameter] TItems, [ContractParameter] TSet>(string way, TItems items)
    {
        Serializer serializer = Serializers[way];
        byte[] bytes = serializer.Serialize(new Shelf<TItems> { Items = items });
        using var stream = new ScriptedStream(bytes, 50);
        foreach (GraupelException e in (GraupelException[])
            [Refusal(() => serializer.Deserialize<Shelf<TSet>>(bytes)), Refusal(() => serializer.Deserialize<Shelf<TSet>>(stream))])
        {
            Assert.Equal((ErrorKind.DuplicateKey, "Items[599]"), (e.Kind, e.Path));
        }
    }

    private static long[] Numbers(int at) => [.. Enumerable.Range(0, 600).Select(i => i == at ? long.MaxValue : i)];

    private static void CheckNumbers<[ContractParameter] TWide, [ContractParameter] TNarrow>(string way, TWide numbers, int at)
    {
        Serializer serializer = Serializers[way];
        byte[] bytes = serializer.Serialize(new Shelf<TWide> { Items = numbers });
        using var stream = new ScriptedStream(bytes, 50);
        foreach (GraupelException e in (GraupelException[])
            [Refusal(() => serializer.Deserialize<Shelf<TNarrow>>(bytes)), Refusal(() => serializer.Deserialize<Shelf<TNarrow>>(stream))])
        {
            Assert.Equal((ErrorKind.InvalidValue, $"Items[{at}]"), (e.Kind, e.Path));
        }
    }

    private static Serializer AsMap(Serializer serializer) =>
        new(serializer.Options with { Format = WireFormat.MessagePackWith(new MessagePackOptions { ObjectLayout = MessagePackObjectLayout.MapByName }) });

    private static GraupelException Refusal(Action read) => Assert.Throws<GraupelException>(read);

    private static IEnumerable<string> Paths(string cell, bool fixedFirst)
    {
        string[] spots = [.. Enumerable.Range(0, 2).SelectMany(i => (string[])[$"{cell}.Spots[{i}]", $"{cell}.Spots[{i}].X", $"{cell}.Spots[{i}].Y"])];
        string[] names = [$"{cell}.Names", $"{cell}.Names[0]", $"{cell}.Names[1]", $"{cell}.Next"];
        return fixedFirst
            ? [cell, $"{cell}.Id", $"{cell}.Good", $"{cell}.Spots", .. spots, .. names]
            : [cell, $"{cell}.Id", $"{cell}.Spots", .. spots, $"{cell}.Good", .. names];
    }

    private static IEnumerable<Cell> Cells(int length, int at, bool good) => Enumerable.Range(0, length).Select(i => new Cell { Id = i, Good = i == at && good });

    private static IEnumerable<Spot> Spots(int length, int at, bool good) => Enumerable.Range(0, length).Select(i => new Spot { X = i, Y = i == at && good });

    private static Cell[,] Table(int length, int at, bool good)
    {
        var table = new Cell[1, length];
        foreach (Cell cell in Cells(length, at, good))
        {
            table[0, cell.Id] = cell;
        }

        return table;
    }
}
