using System.Buffers;
using Graupel.Formats.MessagePack;
using Graupel.Tests.Carriers;

namespace Graupel.Conformance;

/// <summary>
/// Maps whose keys stand in the order of the contract are read straight through, and member by member from the first key on that does not:
/// wherever that is, the same comes back, however the object is made and who compiled it.
/// </summary>
public class KeyOrderTests
{
    private const int Members = 5;
    private const int Types = 5;

    private static readonly string[] Names = ["Number", "Text", "Inner", "Ratio", "AVeryLongNameOfAMember"];

    public static TheoryData<string, bool> Ways => new()
    {
        { nameof(CompilerChoice.GeneratedOnly), false },
        { nameof(CompilerChoice.GeneratedOnly), true },
        { nameof(CompilerChoice.RuntimeOnly), false },
        { nameof(CompilerChoice.RuntimeOnly), true },
    };

    [Theory]
    [MemberData(nameof(Ways))]
    public void Members_come_in_any_order(string compilers, bool isByNumber)
    {
        Serializer serializer = Make(compilers, isByNumber);
        foreach (int[] order in Orders([0, 1, 2, 3, 4]))
        {
            byte[] bytes = Write(isByNumber, order, [.. order.AsEnumerable().Reverse()]);
            Verify(serializer, bytes, Expected(order, order));
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Members_are_missing_or_unknown_anywhere(string compilers, bool isByNumber)
    {
        Serializer serializer = Make(compilers, isByNumber);
        for (int place = 0; place < Members; place++)
        {
            int[] less = [.. Enumerable.Range(0, Members).Where(member => member != place)];
            Verify(serializer, Write(isByNumber, less, less), Expected(less, less));

            // Of the right number, one of which nobody knows.
            int[] other = [.. Enumerable.Range(0, Members).Select(member => member == place ? -1 : member)];
            Verify(serializer, Write(isByNumber, other, other), Expected(other, other));
            Verify(serializer, Write(isByNumber, [0, 1, 2, 3, 4], other), Expected([0, 1, 2, 3, 4], other));

            int[] more = [.. less, place, -1];
            Verify(serializer, Write(isByNumber, more, [0, 1, 2, 3, 4]), Expected(more, more));
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Members_that_come_twice_are_refused_anywhere(string compilers, bool isByNumber)
    {
        Serializer serializer = Make(compilers, isByNumber);
        for (int first = 0; first < Members; first++)
        {
            for (int second = 0; second < Members; second++)
            {
                // Of the right number, one in the place of another.
                int[] order = [.. Enumerable.Range(0, Members).Select(member => member == second ? first : member)];
                ErrorKind[] kinds = [.. Kinds(serializer, Write(isByNumber, order, [0, 1, 2, 3, 4]))];
                Assert.Equal(first == second ? [] : Enumerable.Repeat(ErrorKind.DuplicateMember, Types), kinds);
            }
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void What_is_cut_off_is_named(string compilers, bool isByNumber)
    {
        Serializer serializer = Make(compilers, isByNumber);
        byte[] bytes = Write(isByNumber, [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]);
        for (int length = 0; length < bytes.Length; length++)
        {
            Assert.Equal(Enumerable.Repeat(ErrorKind.EndOfData, Types), Kinds(serializer, bytes[..length]));
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void An_array_in_a_map_has_no_keys_however_long_its_header(string compilers, bool isByNumber)
    {
        Serializer serializer = Make(compilers, isByNumber, static options => options.WithLayout<KeyedPair>(MessagePackObjectLayout.Array));
        byte[] bytes = serializer.Serialize(new KeyedHolder { Before = 5, Pair = new KeyedPair { First = 7, Second = "text" }, Behind = 6 });
        int header = bytes.AsSpan().IndexOf((byte)0x92);
        KeyedHolder copy = serializer.Deserialize<KeyedHolder>([.. bytes[..header], 0xDC, 0, 2, .. bytes[(header + 1)..]])!;
        Assert.Equal((5, 7, "text", 6), (copy.Before, copy.Pair!.First, copy.Pair.Second, copy.Behind));
    }

    private static Serializer Make(string compilers, bool isByNumber, Func<MessagePackOptions, MessagePackOptions>? change = null)
    {
        var options = new MessagePackOptions { ObjectLayout = isByNumber ? MessagePackObjectLayout.MapByNumber : MessagePackObjectLayout.MapByName };
        return new Serializer(new SerializerOptions
        {
            Compilers = Enum.Parse<CompilerChoice>(compilers),
            Format = WireFormat.MessagePackWith(change?.Invoke(options) ?? options),
        });
    }

    private static void Verify(Serializer serializer, byte[] bytes, KeyedContent expected)
    {
        Assert.Equal(expected, serializer.Deserialize<KeyedClass>(bytes)!.Content);
        Assert.Equal(expected, serializer.Deserialize<KeyedStruct>(bytes).Content);
        Assert.Equal(expected, serializer.Deserialize<KeyedRecord>(bytes)!.Content);
        Assert.Equal(expected, serializer.Deserialize<KeyedLeaf>(bytes)!.Content);
        Assert.Equal(expected, serializer.Deserialize<KeyedTwig>(bytes)!.Content);
        Assert.Equal(expected, serializer.Deserialize<KeyedClass>(new ScriptedStream(bytes, 1))!.Content);
        Assert.Equal(expected, serializer.Deserialize<KeyedLeaf>(new ScriptedStream(bytes, 1))!.Content);
        Assert.Equal(expected, serializer.Deserialize<KeyedRecord>(new ScriptedStream(bytes, 1))!.Content);

        // Elements, of which each begins anew.
        byte[] many = [0x92, .. bytes, .. bytes];
        Assert.All(serializer.Deserialize<List<KeyedClass>>(many)!, one => Assert.Equal(expected, one.Content));
        Assert.All(serializer.Deserialize<List<KeyedStruct>>(many)!, one => Assert.Equal(expected, one.Content));
        Assert.All(serializer.Deserialize<List<KeyedRecord>>(many)!, one => Assert.Equal(expected, one.Content));

        Assert.All(serializer.Deserialize<List<KeyedLeaf>>(many)!, one => Assert.Equal(expected, one.Content));
        Assert.All(serializer.Deserialize<List<KeyedTwig>>(many)!, one => Assert.Equal(expected, one.Content));

        // What is not there stays as it was.
        var filled = new KeyedClass { Text = "before", Ratio = 7 };
        serializer.Populate(bytes, ref filled);
        Assert.Equal(expected.Text ?? "before", filled!.Text);
        Assert.Equal(expected.Ratio == 0 ? 7 : expected.Ratio, filled.Ratio);
        var leaf = new KeyedLeaf { Text = "before", Ratio = 7 };
        serializer.Populate(bytes, ref leaf);
        Assert.Equal(expected.Text ?? "before", leaf!.Text);
        Assert.Equal(expected.Ratio == 0 ? 7 : expected.Ratio, leaf.Ratio);
    }

    private static IEnumerable<ErrorKind> Kinds(Serializer serializer, byte[] bytes)
    {
        foreach (Action read in (Action[])[
            () => serializer.Deserialize<KeyedClass>(bytes), () => serializer.Deserialize<KeyedStruct>(bytes), () => serializer.Deserialize<KeyedRecord>(bytes),
            () => serializer.Deserialize<KeyedLeaf>(bytes), () => serializer.Deserialize<KeyedTwig>(bytes)])
        {
            if (Record.Exception(read) is { } fault)
            {
                yield return Assert.IsType<GraupelException>(fault).Kind;
            }
        }
    }

    private static KeyedContent Expected(int[] order, int[] inner) => new(
        order.Contains(0) ? 1000 : 0,
        order.Contains(1) ? "text" : null,
        order.Contains(2) ? (inner.Contains(0) ? 1001 : 0) : null,
        order.Contains(3) ? 0.5 : 0,
        order.Contains(4));

    // Members by their index; -1 is one that nobody knows.
    private static byte[] Write(bool isByNumber, int[] order, int[] inner)
    {
        var bytes = new ArrayBufferWriter<byte>();
        var writer = new MessagePackTokenWriter(bytes);
        Write(writer, isByNumber, order, inner, number: 1000);
        return bytes.WrittenSpan.ToArray();
    }

    private static void Write(MessagePackTokenWriter writer, bool isByNumber, int[] order, int[]? inner, int number)
    {
        writer.WriteMapHeader(order.Length);
        foreach (int member in order)
        {
            if (isByNumber)
            {
                writer.WriteInteger(member < 0 ? 99L : member + 1);
            }
            else
            {
                writer.WriteText(member < 0 ? "Unknown" : Names[member]);
            }

            switch (member)
            {
                case 0:
                    writer.WriteInteger((long)number);
                    break;
                case 1:
                    writer.WriteText("text");
                    break;
                case 2 when inner is not null:
                    Write(writer, isByNumber, inner, null, number + 1);
                    break;
                case 2:
                    writer.WriteNil();
                    break;
                case 3:
                    writer.WriteDouble(0.5);
                    break;
                case 4:
                    writer.WriteBoolean(true);
                    break;
                default:
                    writer.WriteArrayHeader(2);
                    writer.WriteNil();
                    writer.WriteText("foreign");
                    break;
            }
        }
    }

    private static IEnumerable<int[]> Orders(int[] members) => members.Length < 2
        ? [members]
        : members.SelectMany(first => Orders([.. members.Where(other => other != first)]).Select(rest => (int[])[first, .. rest]));
}

/// <summary>What an object holds, and the number of the one in it.</summary>
internal sealed record KeyedContent(int Number, string? Text, int? Inner, double Ratio, bool Last);

[Contract]
public sealed class KeyedClass
{
    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    public string? Text { get; set; }

    [Order(3)]
    public KeyedClass? Inner { get; set; }

    [Order(4)]
    public double Ratio { get; set; }

    [Order(5)]
    public bool AVeryLongNameOfAMember { get; set; }

    internal KeyedContent Content => new(Number, Text, Inner?.Number, Ratio, AVeryLongNameOfAMember);
}

[Contract]
public struct KeyedStruct
{
    [Order(1)]
    public int Number;

    [Order(2)]
    public string? Text;

    [Order(3)]
    public KeyedClass? Inner;

    [Order(4)]
    public double Ratio;

    [Order(5)]
    public bool AVeryLongNameOfAMember;

    internal readonly KeyedContent Content => new(Number, Text, Inner?.Number, Ratio, AVeryLongNameOfAMember);
}

[Contract]
public sealed record KeyedRecord(
    [property: Order(1)] int Number, [property: Order(2)] string? Text, [property: Order(3)] KeyedRecord? Inner, [property: Order(4)] double Ratio)
{
    [Order(5)]
    public bool AVeryLongNameOfAMember { get; set; }

    internal KeyedContent Content => new(Number, Text, Inner?.Number, Ratio, AVeryLongNameOfAMember);
}

[Contract]
public abstract class KeyedRoot
{
    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    public string? Text { get; set; }
}

[Contract]
public abstract class KeyedStem : KeyedRoot;

[Contract]
public class KeyedBranch : KeyedStem
{
    [Order(3)]
    public KeyedLeaf? Inner { get; set; }
}

/// <summary>The same members, of four classes, one of which has none.</summary>
[Contract]
public sealed class KeyedLeaf : KeyedBranch
{
    [Order(4)]
    public double Ratio { get; set; }

    [Order(5)]
    public bool AVeryLongNameOfAMember { get; set; }

    internal KeyedContent Content => new(Number, Text, Inner?.Number, Ratio, AVeryLongNameOfAMember);
}

[Contract]
public record KeyedBough([property: Order(1)] int Number)
{
    [Order(2)]
    public string? Text { get; init; }
}

/// <summary>The same members, of which the base has some, read before there is an instance.</summary>
[Contract]
public sealed record KeyedTwig(int Number, [property: Order(3)] KeyedTwig? Inner, [property: Order(4)] double Ratio) : KeyedBough(Number)
{
    [Order(5)]
    public bool AVeryLongNameOfAMember { get; set; }

    internal KeyedContent Content => new(Number, Text, Inner?.Number, Ratio, AVeryLongNameOfAMember);
}

[Contract]
public sealed class KeyedHolder
{
    [Order(1)]
    public int Before { get; set; }

    [Order(2)]
    public KeyedPair? Pair { get; set; }

    [Order(3)]
    public int Behind { get; set; }
}

[Contract]
public sealed class KeyedPair
{
    [Order(0)]
    public int First { get; set; }

    [Order(1)]
    public string? Second { get; set; }
}
