using Graupel.TestCases.Comparing;
using Graupel.TestCases.Objects;

namespace Graupel.Tests.Api;

/// <summary>What other serializers of .NET lose without an error, or die of, comes back here, or an exception says why it does not.</summary>
public class SilentLossTests
{
    public static TheoryData<string, CompilerChoice> Ways
    {
        get
        {
            var ways = new TheoryData<string, CompilerChoice>();
            foreach (string format in (string[])["Fast", "Compact", "MessagePack"])
            {
                ways.Add(format, CompilerChoice.GeneratedOnly);
                ways.Add(format, CompilerChoice.RuntimeOnly);
            }

            return ways;
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void A_get_only_list_is_filled(string format, CompilerChoice compiler) =>
        Assert.Equal([1, 2, 3], Copy(format, compiler, new Promised { GetOnly = { 1, 2, 3 } }).GetOnly);

    [Theory]
    [MemberData(nameof(Ways))]
    public void A_list_that_its_getter_makes_anew_is_refused_unless_it_shows_what_was_read(string format, CompilerChoice compiler)
    {
        GraupelException error = Assert.Throws<GraupelException>(() => Copy(format, compiler, new Copied([])));
        Assert.Equal(ErrorKind.NoContract, error.Kind);
        Assert.Contains("Copied.Numbers has no setter, and its getter returns another", error.Message, StringComparison.Ordinal);
        Assert.Equal([3, 4], Copy(format, compiler, new Viewed { Numbers = { 3, 4 } }).Numbers);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void A_list_that_new_instances_have_together_is_refused(string format, CompilerChoice compiler)
    {
        GraupelException error = Assert.Throws<GraupelException>(() => Copy(format, compiler, new Common()));
        Assert.Equal(ErrorKind.NoContract, error.Kind);
        Assert.Contains("Common.Numbers has no setter, and new instances have one", error.Message, StringComparison.Ordinal);
        Assert.Empty(new Common().Numbers);
        error = Assert.Throws<GraupelException>(() => Copy(format, compiler, default(CommonStruct)));
        Assert.Contains("CommonStruct.Numbers has no setter, and new instances have one", error.Message, StringComparison.Ordinal);
        error = Assert.Throws<GraupelException>(() => Copy(format, compiler, new CommonEmpty()));
        Assert.Contains("is a view or read-only", error.Message, StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void A_date_is_the_same_instant_and_keeps_its_kind_but_in_timestamps(string format, CompilerChoice compiler)
    {
        var ticks = new DateTime(2024, 2, 29, 13, 14, 15, 16, 17);
        foreach (DateTimeKind kind in (DateTimeKind[])[DateTimeKind.Utc, DateTimeKind.Local, DateTimeKind.Unspecified])
        {
            var moment = DateTime.SpecifyKind(ticks, kind);
            DateTime back = Copy(format, compiler, new Promised { Moment = moment }).Moment;
            if (format != "MessagePack")
            {
                Assert.Equal((moment, moment.Kind), (back, back.Kind));
            }
            else
            {
                // A timestamp is an instant; what has no zone is taken as one in UTC.
                Assert.Equal((kind == DateTimeKind.Local ? moment.ToUniversalTime() : moment, DateTimeKind.Utc), (back, back.Kind));
            }
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void An_offset_is_kept(string format, CompilerChoice compiler)
    {
        var zoned = new DateTimeOffset(2024, 2, 29, 13, 14, 15, TimeSpan.FromHours(9));
        DateTimeOffset back = Copy(format, compiler, new Promised { Zoned = zoned }).Zoned;
        Assert.Equal((zoned, zoned.Offset), (back, back.Offset));
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Null_empty_and_null_elements_differ(string format, CompilerChoice compiler)
    {
        Assert.Null(Copy(format, compiler, new Promised()).Texts);
        Assert.Empty(Copy(format, compiler, new Promised { Texts = [] }).Texts!);
        Assert.Equal(["a", null, ""], Copy(format, compiler, new Promised { Texts = ["a", null, ""] }).Texts!);
        Assert.Null(Copy(format, compiler, new Promised()).Numbers);
        Assert.Empty(Copy(format, compiler, new Promised { Numbers = [] }).Numbers!);
        Assert.Equal("", Copy(format, compiler, new Promised { Text = "" }).Text);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void A_comparer_survives_in_a_member_and_is_refused_where_it_would_be_lost(string format, CompilerChoice compiler)
    {
        Promised back = Copy(format, compiler, new Promised { Names = { ["Key"] = 1 } });
        Assert.Equal(1, back.Names["KEY"]);

        Serializer serializer = Make(format, compiler);
        var lost = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["Key"] = 1 };
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => serializer.Serialize(lost)).Kind);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void A_shared_object_is_doubled_or_stays_one_by_choice(string format, CompilerChoice compiler)
    {
        var shared = new Nest { Value = 3 };
        var value = new Nest { Left = shared, Right = shared };
        Nest doubled = Copy(format, compiler, value);
        Assert.NotSame(doubled.Left, doubled.Right);
        Assert.Equal((3, 3), (doubled.Left!.Value, doubled.Right!.Value));

        Nest kept = new Serializer(Make(format, compiler).Options with { References = References.Preserve }).DeepClone(value)!;
        Assert.Same(kept.Left, kept.Right);
        Assert.Equal(3, kept.Left!.Value);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Old_and_new_contracts_read_each_other_and_initializers_stay(string format, CompilerChoice compiler)
    {
        Serializer serializer = Make(format, compiler);
        Before old = serializer.Deserialize<Before>(serializer.Serialize(new Behind { Name = "n", Added = "x", Count = 7, Last = 9 }))!;
        Assert.Equal(("n", 9), (old.Name, old.Last));
        Behind @new = serializer.Deserialize<Behind>(serializer.Serialize(new Before { Name = "n", Last = 9 }))!;
        Assert.Equal(("n", "init", 42, 9), (@new.Name, @new.Added, @new.Count, @new.Last));
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Depth_has_one_limit_for_writing_and_reading(string format, CompilerChoice compiler)
    {
        Serializer serializer = Make(format, compiler);
        Nest allowed = Nested(64);
        byte[] bytes = serializer.Serialize(allowed);
        Assert.Null(DeepEqual.Difference(allowed, serializer.Deserialize<Nest>(bytes)));
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => serializer.Serialize(Nested(65))).Kind);
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => serializer.Serialize(Nested(100_000))).Kind);

        var narrow = new Serializer(serializer.Options with { Limits = new Limits { MaxDepth = 63 } });
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => narrow.Deserialize<Nest>(bytes)).Kind);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void A_text_of_five_million_chars_comes_back(string format, CompilerChoice compiler)
    {
        foreach (char one in (char[])['a', 'é', '漢'])
        {
            string text = new(one, 5_000_000);
            Assert.Equal(text, Copy(format, compiler, new Promised { Text = text }).Text);
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Single_changed_bytes_take_little_memory_and_one_family_of_errors(string format, CompilerChoice compiler)
    {
        Serializer<Promised> serializer = Make(format, compiler).For<Promised>();
        byte[] bytes = serializer.Serialize(new Promised { GetOnly = { 1, 2 }, Text = "text", Texts = ["a", null], Names = { ["k"] = 1 }, Numbers = [1, 2, 3] });
        Read(serializer, bytes);
        for (int i = 0; i < bytes.Length; i++)
        {
            foreach (byte mask in (byte[])[0x01, 0x02, 0x40, 0x80, 0xFF])
            {
                byte[] changed = [.. bytes];
                changed[i] ^= mask;
                long before = GC.GetAllocatedBytesForCurrentThread();
                Read(serializer, changed);
                Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 256 * 1024);
            }
        }
    }

    private static void Read(Serializer<Promised> serializer, byte[] bytes)
    {
        try
        {
            serializer.Deserialize(bytes);
        }
        catch (GraupelException)
        {
            // Whatever it is, it is of the one family.
        }
    }

    private static Nest Nested(int levels)
    {
        var nest = new Nest();
        for (int i = 1; i < levels; i++)
        {
            nest = new Nest { Left = nest, Value = i };
        }

        return nest;
    }

    private static T Copy<T>(string format, CompilerChoice compiler, T value) => Make(format, compiler).DeepClone(value)!;

    private static Serializer Make(string format, CompilerChoice compiler) =>
        new(new SerializerOptions
        {
            Format = format switch { "Fast" => WireFormat.Fast, "Compact" => WireFormat.Compact, _ => WireFormat.MessagePack },
            Compilers = compiler,
        });
}
