using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Dynamic;
using System.Runtime.CompilerServices;

namespace Graupel.Tests.Converters;

/// <summary>Objects with the names that they were given, boxes, and lists for a user interface: what is refused, and what stays with the program.</summary>
[UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Nobody listens to these lists.")]
public class LooseValueTests
{
    private static readonly Serializer Serializer = new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });

    private static readonly SerializerOptions WithLoose = new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }.WithCase<object, ExpandoObject>(70);

    [Fact]
    public void Names_occur_once()
    {
        byte[] bytes = Serializer.Serialize(Loose("a", "b"));
        bytes[bytes.AsSpan().IndexOf((byte)'b')] = (byte)'a';
        Assert.Equal(ErrorKind.DuplicateKey, Assert.Throws<GraupelException>(() => Serializer.Deserialize<ExpandoObject>(bytes)).Kind);
    }

    [Fact]
    public void Many_names_are_refused_by_both_sides()
    {
        string[] most = [.. Enumerable.Range(0, 200).Select(static i => $"n{i}")];
        Assert.Equal(most, ((IDictionary<string, object?>)Serializer.DeepClone(Loose(most))!).Keys);

        ExpandoObject more = Loose([.. most, "one more"]);
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => Serializer.Serialize(more)).Kind);
        byte[] bytes = Serializer.Serialize(new Dictionary<string, object?>(more));
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => Serializer.Deserialize<ExpandoObject>(bytes)).Kind);
    }

    [Fact]
    public void A_map_by_name_is_read_as_one_and_back()
    {
        byte[] bytes = Serializer.Serialize(new Dictionary<string, object?> { ["b"] = 1, ["a"] = null });
        Assert.Equal(bytes, Serializer.Serialize(Serializer.Deserialize<ExpandoObject>(bytes)));
    }

    [Fact]
    public void What_is_no_case_of_object_is_refused_within_it()
    {
        ExpandoObject outer = Loose("a");
        ((IDictionary<string, object?>)outer)["a"] = new Uri[1];
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => Serializer.Serialize(outer)).Kind);
        ((IDictionary<string, object?>)outer)["a"] = Loose("b");

        ExpandoObject copy = new Serializer(WithLoose).DeepClone(outer)!;
        Assert.Equal(["b"], ((IDictionary<string, object?>)((IDictionary<string, object?>)copy)["a"]!).Keys);
    }

    [Theory]
    [InlineData(nameof(WireFormat.Fast))]
    [InlineData(nameof(WireFormat.Compact))]
    [InlineData(nameof(WireFormat.MessagePack))]
    public void Cycles_and_depth_are_errors(string name)
    {
        WireFormat format = name == nameof(WireFormat.Fast) ? WireFormat.Fast : name == nameof(WireFormat.Compact) ? WireFormat.Compact : WireFormat.MessagePack;
        var serializer = new Serializer(WithLoose with { Format = format });
        ExpandoObject self = Loose("self");
        ((IDictionary<string, object?>)self)["self"] = self;
        Assert.Contains(Assert.Throws<GraupelException>(() => serializer.Serialize(self)).Kind, (ErrorKind[])[ErrorKind.CycleDetected, ErrorKind.DepthExceeded]);

        var preserving = new Serializer(WithLoose with { Format = format, References = References.Preserve });
        ExpandoObject copy = preserving.DeepClone(self)!;
        Assert.Same(copy, ((IDictionary<string, object?>)copy)["self"]);

        ExpandoObject deep = Loose("end");
        for (int i = 0; i < 100_000; i++)
        {
            ExpandoObject outer = Loose("in");
            ((IDictionary<string, object?>)outer)["in"] = deep;
            deep = outer;
        }

        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => serializer.Serialize(deep)).Kind);
    }

    [Fact]
    public void A_box_is_one_object()
    {
        var preserving = new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly, References = References.Preserve });
        StrongBox<int> box = new(1);
        StrongBox<int>[] copy = preserving.DeepClone<StrongBox<int>[]>([box, box, new(1)])!;
        Assert.Same(copy[0], copy[1]);
        Assert.NotSame(copy[0], copy[2]);
        Assert.Null(Serializer.DeepClone<StrongBox<string?>?>(null));
        Assert.Null(Serializer.DeepClone<StrongBox<string?>>(new(null))!.Value);
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => Serializer.Serialize<StrongBox<int>>(new OwnBox())).Kind);
    }

    [Fact]
    public void DBNull_is_not_null()
    {
        Assert.Same(DBNull.Value, Serializer.DeepClone(DBNull.Value));
        Assert.Null(Serializer.DeepClone<DBNull?>(null));
    }

    [Fact]
    public void What_a_list_allows_belongs_to_the_program()
    {
        var copy = Serializer.DeepClone(new BindingList<int> { 1 })!;
        copy.AllowNew = false;
        Assert.True(Serializer.DeepClone(copy)!.AllowNew);

        var holder = new ListHolder { Items = { 1 } };
        int events = 0;
        holder.Items.AllowRemove = false;
        holder.Items.ListChanged += (_, _) => events++;
        Serializer.Populate(Serializer.Serialize(new ListHolder { Items = { 2, 3 } }), ref holder);
        Assert.Equal([2, 3], holder.Items);
        Assert.False(holder.Items.AllowRemove);
        Assert.True(events > 0);
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => Serializer.Serialize<BindingList<int>>(new OwnList())).Kind);
        Assert.Equal([1, 2], Serializer.DeepClone(new OwnList { 1, 2 })!);
    }

    [Fact]
    public void What_options_say_wins()
    {
        SerializerOptions options = new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }
            .WithSurrogate<ExpandoObject, int>(static loose => loose.Count(), static count => Loose([.. Enumerable.Range(0, count).Select(static i => $"{i}")]))
            .WithSurrogate<StrongBox<int>, string>(static box => $"{box.Value}", static text => new(text.Length))
            .WithSurrogate<DBNull, string>(static _ => "none", static _ => DBNull.Value)
            .WithSurrogate<BindingList<int>, string>(static list => $"{list.Count}", static text => [7]);
        var serializer = new Serializer(options);
        Assert.Equal(["0", "1"], ((IDictionary<string, object?>)serializer.DeepClone(Loose("a", "b"))!).Keys);
        Assert.Equal(3, serializer.DeepClone(new StrongBox<int>(100))!.Value);
        Assert.Equal(serializer.Serialize("none"), serializer.Serialize(DBNull.Value));
        Assert.Equal([7], serializer.DeepClone(new BindingList<int> { 1, 2 })!);
    }

    private static ExpandoObject Loose(params string[] names)
    {
        ExpandoObject loose = new();
        foreach (string name in names)
        {
            ((IDictionary<string, object?>)loose).Add(name, null);
        }

        return loose;
    }

    private sealed class OwnBox : StrongBox<int>;

    private sealed class OwnList : BindingList<int>;

    private sealed class ListHolder
    {
        public BindingList<int> Items { get; } = [];
    }
}
