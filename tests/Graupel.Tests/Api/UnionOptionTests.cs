using Graupel.TestCases.Polymorphism;

namespace Graupel.Tests.Api;

/// <summary>Cases that options declare, and values of undeclared types.</summary>
public class UnionOptionTests
{
    public static TheoryData<CompilerChoice> Compilers => [CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly];

    [Theory]
    [MemberData(nameof(Compilers))]
    public void Add_cases_to_an_abstract_class(CompilerChoice compiler)
    {
        Serializer serializer = new(new SerializerOptions { Compilers = compiler }.WithCase<Plugin, Delta>(40));
        Plugin[] plugins = [new Delta { Size = 5, Name = "d" }, new Alpha { Inner = new Delta() }];
        Plugin[] back = serializer.DeepClone(plugins)!;
        Assert.Equal((5, "d"), (((Delta)back[0]).Size, back[0].Name));
        Assert.IsType<Delta>(((Alpha)back[1]).Inner);
        Refused<Plugin>(new Serializer(new SerializerOptions { Compilers = compiler }), new Delta());
    }

    [Theory]
    [MemberData(nameof(Compilers))]
    public void Add_cases_to_a_class_that_had_none(CompilerChoice compiler)
    {
        Serializer before = new(new SerializerOptions { Compilers = compiler });
        Serializer after = new(new SerializerOptions { Compilers = compiler }.WithCase<Circle2, Ring>(1));
        Circle2[] circles = [new() { Radius = 1 }, new Ring { Radius = 2, Hole = 1 }];
        Circle2[] back = after.DeepClone(circles)!;
        Assert.Equal((1, 2, 1), (back[0].Radius, back[1].Radius, ((Ring)back[1]).Hole));
        Assert.Equal(typeof(Circle2), back[0].GetType());
        Refused<Circle2>(before, circles[1]);

        // What was written before there were cases is read still.
        Assert.Equal(3, after.Deserialize<Circle2[]>(before.Serialize<Circle2[]>([new() { Radius = 3 }]))![0].Radius);
    }

    [Fact]
    public void Add_cases_to_object()
    {
        Serializer serializer = new(SerializerOptions.Default.WithCase<object, HashSet<string>>(100).WithCase<object, Ring>(101));
        object?[] back = serializer.DeepClone<object?[]>([new HashSet<string> { "a" }, new Ring { Hole = 2 }, 5])!;
        Assert.Equal(["a"], Assert.IsType<HashSet<string>>(back[0]));
        Assert.Equal(2, Assert.IsType<Ring>(back[1]).Hole);
        Assert.Equal(5, back[2]);
        Assert.Throws<ArgumentOutOfRangeException>(() => SerializerOptions.Default.WithCase<object, Ring>(63));
        Assert.Throws<ArgumentOutOfRangeException>(() => SerializerOptions.Default.WithCase<Plugin, Delta>(-1));
    }

    [Theory]
    [MemberData(nameof(Compilers))]
    public void Add_cases_whose_types_are_known_only_at_run_time(CompilerChoice compiler)
    {
        var options = new SerializerOptions { Compilers = compiler };
        Serializer named = new(options.WithCase<Plugin, Delta>(40).WithCase<object, Ring>(101).WithCase<object, DayOfWeek?[]>(102));
        (Type Base, Type Case, int Id)[] cases = [(typeof(Plugin), typeof(Delta), 40), (typeof(object), typeof(Ring), 101), (typeof(object), typeof(DayOfWeek?[]), 102)];
        Serializer found = new(cases.Aggregate(options, static (all, one) => all.WithCase(one.Base, one.Case, one.Id)));
        Assert.Equal(named.For<Plugin>().FingerprintText, found.For<Plugin>().FingerprintText);
        byte[] bytes = named.Serialize<Plugin>(new Delta { Size = 5, Name = "d" });
        Assert.Equal(bytes, found.Serialize<Plugin>(new Delta { Size = 5, Name = "d" }));
        Assert.Equal(5, Assert.IsType<Delta>(found.Deserialize<Plugin>(bytes)).Size);
        if (compiler == CompilerChoice.RuntimeOnly)
        {
            object?[] back = found.DeepClone<object?[]>([new Ring { Hole = 2 }, new DayOfWeek?[] { null, DayOfWeek.Friday }])!;
            Assert.Equal(2, Assert.IsType<Ring>(back[0]).Hole);
            Assert.Equal([null, DayOfWeek.Friday], Assert.IsType<DayOfWeek?[]>(back[1]));
        }
    }

    [Fact]
    public void Refuse_types_that_are_no_base_and_no_case()
    {
        SerializerOptions options = SerializerOptions.Default;
        (Type ring, Type delta) = (typeof(Ring), typeof(Delta));
        Assert.Throws<ArgumentOutOfRangeException>(() => options.WithCase(typeof(object), ring, 63));
        Assert.Throws<ArgumentOutOfRangeException>(() => options.WithCase(typeof(Plugin), delta, -1));
        Assert.All([typeof(int), typeof(List<>), typeof(int*), typeof(int).MakeByRefType()], type => Assert.Equal("baseType", Assert.Throws<ArgumentException>(() => options.WithCase(type, type, 100)).ParamName));
        Assert.All([typeof(Ring), typeof(object)], type => Assert.Equal("caseType", Assert.Throws<ArgumentException>(() => options.WithCase(typeof(Plugin), type, 100)).ParamName));
        Assert.All(
            [typeof(List<>), typeof(Span<int>), typeof(int*), typeof(int).MakeByRefType(), typeof(void)],
            type => Assert.Equal("caseType", Assert.Throws<ArgumentException>(() => options.WithCase(typeof(object), type, 100)).ParamName));
        Assert.Throws<ArgumentNullException>(() => options.WithCase(null!, ring, 100));
        Assert.Throws<ArgumentNullException>(() => options.WithCase(typeof(object), null!, 100));
    }

    [Fact]
    public void Refuse_an_id_that_another_case_of_the_base_has()
    {
        SerializerOptions options = SerializerOptions.Default.WithCase<Plugin, Delta>(40);
        Type @base = typeof(Plugin);
        Assert.Contains("40", Assert.Throws<ArgumentException>("id", () => options.WithCase<Plugin, Alpha>(40)).Message, StringComparison.Ordinal);
        Assert.Throws<ArgumentException>("id", () => options.WithCase(@base, new Alpha().GetType(), 40));
        Assert.NotEmpty(new Serializer(options.WithCase<object, Alpha>(70)).Serialize<Plugin>(new Delta()));
    }

    [Fact]
    public void Refuse_two_cases_with_one_id()
    {
        Serializer serializer = new(SerializerOptions.Default.WithCase<Plugin, Delta>(1));
        ContractException e = Assert.Throws<ContractException>(() => serializer.Serialize<Plugin>(new Alpha()));
        Assert.Equal("GRP009", e.Id);
    }

    [Theory]
    [MemberData(nameof(Compilers))]
    public void Refuse_a_case_with_two_ids(CompilerChoice compiler)
    {
        var options = new SerializerOptions { Compilers = compiler };
        Serializer serializer = new(options.WithCase<Plugin, Alpha>(41));
        ContractException e = Assert.Throws<ContractException>(() => serializer.Serialize<Plugin>(new Alpha()));
        Assert.Equal("GRP023", e.Id);
        Assert.Contains("Alpha is declared as a case of", e.Message, StringComparison.Ordinal);
        Assert.Equal("GRP023", Assert.Throws<ContractException>(() => new Serializer(options.WithCase<Plugin, Delta>(40).WithCase<Plugin, Delta>(41)).Serialize<Plugin>(new Delta())).Id);
        Assert.NotEmpty(new Serializer(options.WithCase<Plugin, Delta>(40).WithCase<Plugin, Delta>(40)).Serialize<Plugin>(new Delta()));
    }

    [Fact]
    public void Leave_undeclared_types_to_be_refused_with_what_to_do()
    {
        GraupelException e = Refused<object>(Serializer.Default, new Ring());
        Assert.Contains(nameof(UnionCaseAttribute)[..9], e.Message, StringComparison.Ordinal);
        Refused<object>(Serializer.Default, new HashSet<string>());
    }

    [Theory]
    [InlineData(References.None)]
    [InlineData(References.PreserveObjects)]
    public void Have_no_form_for_an_object_that_is_only_a_lock(References references)
    {
        Serializer serializer = new(new SerializerOptions { References = references });
        GraupelException e = Assert.Throws<GraupelException>(() => serializer.Serialize(new Locked(7)));
        Assert.Equal((ErrorKind.InvalidValue, "_lock"), (e.Kind, e.Path));
        Assert.Contains("leave the member out with [SkipPack] or [NonSerialized], and create it anew", e.Message, StringComparison.Ordinal);
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => serializer.Serialize(new object())).Kind);
        Assert.Equal(7, serializer.DeepClone(new Unlocked(7))!.Held());
    }

    [Fact]
    public void Objects_in_objects_are_a_level_each()
    {
        object? nested = null;
        for (int i = 0; i < 65; i++)
        {
            nested = new object?[] { nested };
        }

        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => Serialization.Serialize(nested)).Kind);
        Assert.NotNull(Serialization.DeepClone(((object?[])nested!)[0]));

        // 24 is the tag of object[], B0 its kind, D0 that of its elements.
        byte[] hostile = [.. Enumerable.Repeat<byte[]>([0x1F, 0xB0, 0x03, 0xD0], 100_000).SelectMany(static one => one)];
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => Serialization.Deserialize<object>(hostile)).Kind);
    }

    [Fact]
    public void An_object_is_read_as_what_it_was()
    {
        object?[] values = [5, 5L, (short)5, 5.0, "5", '5', true, null, DayOfWeek.Monday];
        Assert.Equal(values, Serialization.DeepClone(values)!);
    }

    [Fact]
    public void Have_no_id_where_none_is_declared()
    {
        Assert.Equal(-1, new UnionAttribute().Id);
        Assert.Equal(-1, new UnionCaseAttribute(typeof(object)).Id);
        Assert.Equal(0, new UnionAttribute(0, typeof(Version)).Id);
    }

    private static GraupelException Refused<T>(Serializer serializer, T value)
    {
        GraupelException e = Assert.Throws<GraupelException>(() => serializer.Serialize(value));
        Assert.Equal(ErrorKind.UnknownCase, e.Kind);
        return e;
    }

    [Serializable]
    public sealed class Locked(int held)
    {
        private readonly int _held = held;
        private readonly object _lock = new();

        public int Held()
        {
            lock (_lock)
            {
                return _held;
            }
        }
    }

    // As the message says.
    [Serializable]
    public sealed class Unlocked(int held)
    {
        private readonly int _held = held;

        [NonSerialized]
        private object _lock = new();

        public int Held()
        {
            lock (_lock)
            {
                return _held;
            }
        }

        [System.Runtime.Serialization.OnDeserialized]
        private void Make(System.Runtime.Serialization.StreamingContext context) => _lock = new();
    }
}
