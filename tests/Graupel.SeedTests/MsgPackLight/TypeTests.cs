using System.Collections.Concurrent;
using System.Collections.ObjectModel;
using System.Diagnostics.CodeAnalysis;
using System.Numerics;
using System.Reflection;
using Graupel;
using Graupel.Compat.MsgPackLight;

namespace Beers;

/// <summary>The types that a context knows without being told.</summary>
public class TypeTests
{
    [Fact]
    public void Native_programs_are_warned_of_what_makes_converters_and_of_nothing_else()
    {
        Assembly package = typeof(MsgPackContext).Assembly;
        Assert.Contains(package.GetCustomAttributes<AssemblyMetadataAttribute>(), static one => one is { Key: "IsTrimmable", Value: "True" });
        string[] warning =
        [
            .. package.GetExportedTypes()
                .SelectMany(static type => type.GetMethods(BindingFlags.Public | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly))
                .Where(static method => method.IsDefined(typeof(RequiresDynamicCodeAttribute)) && method.IsDefined(typeof(RequiresUnreferencedCodeAttribute)))
                .Select(static method => method.Name)
                .Distinct()
                .Order(StringComparer.Ordinal),
        ];
        Assert.Equal(["DiscoverConverters", "GenerateAndRegisterArrayConverter", "GenerateAndRegisterMapConverter", "RegisterGenericConverter"], warning);
    }

    [Theory]
    [InlineData(-33, "D0DF")]
    [InlineData(-129, "D1FF7F")]
    [InlineData(-32769, "D2FFFF7FFF")]
    [InlineData(4294967296, "CF0000000100000000")]
    [InlineData(127, "7F")]
    [InlineData(128, "CC80")]
    public void Numbers_take_their_shortest_form(long value, string bytes)
    {
        Assert.Equal(bytes, Convert.ToHexString(MsgPackSerializer.Serialize(value)));
        Assert.Equal(value, MsgPackSerializer.Deserialize<long>(Convert.FromHexString(bytes)));
    }

    [Fact]
    public void Numbers_of_other_assemblies_of_the_framework_are_known()
    {
        Assert.Equal(BigInteger.Pow(7, 50), MsgPackSerializer.Deserialize<BigInteger>(MsgPackSerializer.Serialize(BigInteger.Pow(7, 50))));
        Assert.Equal(new Complex(1, 2), MsgPackSerializer.Deserialize<Complex>(MsgPackSerializer.Serialize(new Complex(1, 2))));
        Assert.Equal(new Vector3(1, 2, 3), MsgPackSerializer.Deserialize<Vector3>(MsgPackSerializer.Serialize(new Vector3(1, 2, 3))));
    }

    [Fact]
    public void Numbers_are_read_by_value_and_never_wrapped()
    {
        Assert.Equal(5, MsgPackSerializer.Deserialize<byte>([0xCD, 0, 5]));
        Assert.Equal(5, MsgPackSerializer.Deserialize<int>([0xD3, 0, 0, 0, 0, 0, 0, 0, 5]));
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<byte>([0xFF]));
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<byte>([0xCD, 1, 0]));
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<int>([0xC0]));
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<bool>([0xC0]));
    }

    [Fact]
    public void Whole_numbers_are_read_as_float_and_double_unless_that_is_strict()
    {
        Assert.Equal(5.0, MsgPackSerializer.Deserialize<double>([5]));
        var strict = new MsgPackContext(strictParseOfFloat: true);
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<double>([5], strict));
        Assert.Equal(1.5, MsgPackSerializer.Deserialize<double>(MsgPackSerializer.Serialize(1.5f), strict));
        Assert.Equal(1.5, MsgPackSerializer.Deserialize<double>(MsgPackSerializer.Serialize(1.5, strict), strict));
        Assert.Equal("CA3FC00000", Convert.ToHexString(MsgPackSerializer.Serialize(1.5f)));
        Assert.Equal(5f, MsgPackSerializer.Deserialize<float>([5]));
        Assert.Equal(5f, MsgPackSerializer.Deserialize<float?>([5]));
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<float>([5], strict));
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<float?>([5], strict));
        Assert.Equal(1.5f, MsgPackSerializer.Deserialize<float>(MsgPackSerializer.Serialize(1.5f, strict), strict));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(31)]
    [InlineData(32)]
    [InlineData(256)]
    [InlineData(65_535)]
    [InlineData(65_536)]
    public void Bytes_are_text_where_the_old_specification_is_kept(int length)
    {
        byte[] value = [.. Enumerable.Range(0, length).Select(i => (byte)i)];
        var old = new MsgPackContext(binaryCompatibilityMode: true);
        byte[] asText = MsgPackSerializer.Serialize(value, old);
        Assert.Equal(length <= 31 ? 0xA0 + length : length <= 65_535 ? 0xDA : 0xDB, asText[0]);
        Assert.Equal(value, MsgPackSerializer.Deserialize<byte[]>(asText, old));
        byte[] asBytes = MsgPackSerializer.Serialize(value);
        Assert.True(asBytes[0] is 0xC4 or 0xC5 or 0xC6);
        Assert.Equal(value, MsgPackSerializer.Deserialize<byte[]>(asBytes, old));
        Assert.Equal(value, MsgPackSerializer.Deserialize<byte[]>(asBytes));
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<byte[]>(asText));
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<byte[]>([0xE0], old));
        Assert.Equal([1, 2], MsgPackSerializer.Deserialize<byte[]>([0xD9, 2, 1, 2], old)!);
        Assert.Null(MsgPackSerializer.Deserialize<byte[]>(MsgPackSerializer.Serialize<byte[]?>(null, old), old));
    }

    [Theory]
    [InlineData(31, 0xBF)]
    [InlineData(32, 0xD9)]
    [InlineData(256, 0xDA)]
    [InlineData(65_536, 0xDB)]
    public void Texts_take_their_shortest_form(int length, byte first)
    {
        string text = new('x', length);
        byte[] data = MsgPackSerializer.Serialize(text);
        Assert.Equal(first, data[0]);
        Assert.Equal(text, MsgPackSerializer.Deserialize<string>(data));
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<string>([0xC4, 1, 65]));
    }

    [Fact]
    public void Times_are_ticks_since_1970_in_UTC()
    {
        var date = new DateTime(2000, 1, 1, 0, 0, 0, DateTimeKind.Utc);
        Assert.Equal("CF0021A20C502EC000", Convert.ToHexString(MsgPackSerializer.Serialize(date)));
        Assert.Equal("FF", Convert.ToHexString(MsgPackSerializer.Serialize(DateTime.UnixEpoch.AddTicks(-1))));
        DateTime copy = MsgPackSerializer.Deserialize<DateTime>(MsgPackSerializer.Serialize(date.ToLocalTime()));
        Assert.Equal((date, DateTimeKind.Utc), (copy, copy.Kind));
        Assert.Equal(date.ToLocalTime(), MsgPackSerializer.Deserialize<DateTime>(MsgPackSerializer.Serialize(DateTime.SpecifyKind(date.ToLocalTime(), DateTimeKind.Unspecified))).ToLocalTime());
        var offset = new DateTimeOffset(2000, 1, 1, 3, 0, 0, TimeSpan.FromHours(3));
        DateTimeOffset read = MsgPackSerializer.Deserialize<DateTimeOffset>(MsgPackSerializer.Serialize(offset));
        Assert.Equal((offset, TimeSpan.Zero), (read, read.Offset));
        Assert.Equal([date, date], MsgPackSerializer.Deserialize<DateTime[]>(MsgPackSerializer.Serialize(new[] { date, date }))!);
        Assert.Equal("CE00989680", Convert.ToHexString(MsgPackSerializer.Serialize(TimeSpan.FromSeconds(1))));
        Assert.Equal(TimeSpan.FromSeconds(-1), MsgPackSerializer.Deserialize<TimeSpan>(MsgPackSerializer.Serialize(TimeSpan.FromSeconds(-1))));
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<DateTime>(MsgPackSerializer.Serialize(long.MaxValue)));
    }

    [Fact]
    public void Times_before_1970_are_read_from_numbers_without_a_sign()
    {
        byte[] data = [0xCF, 0xF7, 0x60, 0x80, 0x0A, 0x08, 0x4A, 0x80, 0x00];
        Assert.Equal(DateTime.MinValue, MsgPackSerializer.Deserialize<DateTime>(data));
        Assert.Equal(DateTimeOffset.MinValue, MsgPackSerializer.Deserialize<DateTimeOffset>(data));
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<TimeSpan>(data));
        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<DateTime>(data.AsSpan(0, 8).ToArray()));
        Assert.Equal("D3F760800A084A8000", Convert.ToHexString(MsgPackSerializer.Serialize(DateTimeOffset.MinValue)));
    }

    [Fact]
    public void Enums_are_names_or_numbers()
    {
        var numbers = new MsgPackContext(convertEnumsAsStrings: false);
        Assert.Equal("A6467269646179", Convert.ToHexString(MsgPackSerializer.Serialize(DayOfWeek.Friday)));
        Assert.Equal("05", Convert.ToHexString(MsgPackSerializer.Serialize(DayOfWeek.Friday, numbers)));
        foreach (MsgPackContext context in new[] { new MsgPackContext(), numbers })
        {
            Assert.Equal(DayOfWeek.Friday, MsgPackSerializer.Deserialize<DayOfWeek>(MsgPackSerializer.Serialize(DayOfWeek.Friday, context), context));
            Assert.Equal((DayOfWeek)99, MsgPackSerializer.Deserialize<DayOfWeek>(MsgPackSerializer.Serialize((DayOfWeek)99, context), context));
            FileAccess? flags = FileAccess.ReadWrite;
            Assert.Equal(flags, MsgPackSerializer.Deserialize<FileAccess?>(MsgPackSerializer.Serialize(flags, context), context));
        }

        Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<DayOfWeek>(MsgPackSerializer.Serialize("friday")));
    }

    [Fact]
    public void Collections_come_back()
    {
        Keeps(new List<int> { 1, 2 });
        Keeps<IList<int>>([1, 2]);
        Keeps<IReadOnlyList<int>>([1, 2]);
        Keeps(new Collection<int> { 1 });
        Keeps(new ObservableCollection<int> { 1 });
        Keeps(new HashSet<int> { 1 });
        Keeps<ISet<int>>(new HashSet<int> { 1 });
        Keeps<IReadOnlySet<int>>(new HashSet<int> { 1 });
        Keeps(new int?[] { 1, null });
        Keeps(new[] { "a", null });
        Keeps(Enumerable.Range(0, 70_000).ToArray());
        Keeps(Enumerable.Range(0, 16).ToDictionary(i => i, i => $"{i}"));
        Keeps(new SortedDictionary<string, int> { ["b"] = 1, ["a"] = 2 });
        Keeps<IDictionary<string, int>>(new Dictionary<string, int> { ["a"] = 1 });
        Keeps<IReadOnlyDictionary<string, int>>(new Dictionary<string, int> { ["a"] = 1 });
        Assert.Null(MsgPackSerializer.Deserialize<List<int>>([0xC0]));
        Assert.Null(MsgPackSerializer.Deserialize<Dictionary<int, int>>([0xC0]));
        Assert.Null(MsgPackSerializer.Deserialize<string>([0xC0]));
        Assert.Equal(2, MsgPackSerializer.Deserialize<Dictionary<int, int>>([0x82, 1, 1, 1, 2])![1]);
        Assert.Equal("81A16101", Convert.ToHexString(MsgPackSerializer.Serialize(new Dictionary<string, int> { ["a"] = 1 })));
        Assert.Equal("C0", Convert.ToHexString(MsgPackSerializer.Serialize<Dictionary<string, int>?>(null)));
    }

    [Fact]
    public void Object_has_no_converter_unless_one_is_registered()
    {
        Assert.Equal(typeof(object), Assert.Throws<ConverterNotFoundException>(() => MsgPackSerializer.Serialize<object>(5)).ObjectType);
        Assert.Throws<ConverterNotFoundException>(() => MsgPackSerializer.Serialize(new Dictionary<string, object> { ["answer"] = 42 }));
        Assert.Throws<ConverterNotFoundException>(() => MsgPackSerializer.Serialize(new object[] { 1 }));
        Assert.Throws<ConverterNotFoundException>(() => MsgPackSerializer.Deserialize<object>([0x05]));
        Assert.Throws<ConverterNotFoundException>(() => MsgPackSerializer.Deserialize<Dictionary<string, object>>([0x81, 0xA1, 0x61, 0x05]));

        var context = new MsgPackContext();
        context.GenerateAndRegisterMapConverter<Parcel>();
        Assert.Throws<ConverterNotFoundException>(() => MsgPackSerializer.Serialize(new Parcel { Payload = 5 }, context));
        context.RegisterConverter(context.NullConverter);
        Assert.Equal("81A170C0", Convert.ToHexString(MsgPackSerializer.Serialize(new Parcel(), context)));
        Assert.Null(MsgPackSerializer.Deserialize<object>([0xC0], context));
    }

    [Fact]
    public void A_count_is_never_another_than_that_of_the_elements()
    {
        Keeps<IEnumerable<int>>(new ConcurrentQueue<int>([1, 2]));
        Keeps(new ConcurrentDictionary<int, string> { [1] = "a" });
        Assert.Throws<InvalidOperationException>(() => MsgPackSerializer.Serialize(new Growing()));
        Assert.Throws<InvalidOperationException>(() => MsgPackSerializer.Serialize(new GrowingMap()));
    }

    [Fact]
    public async Task A_dictionary_that_others_change_is_written_as_it_was_at_one_moment()
    {
        var shared = new ConcurrentDictionary<int, string>();
        using var stop = new CancellationTokenSource();
        Task changing = Task.Run(() =>
        {
            for (int i = 0; !stop.IsCancellationRequested; i++)
            {
                shared[i % 100] = "a";
                shared.TryRemove((i - 50) % 100, out _);
            }
        });
        for (int i = 0; i < 2000; i++)
        {
            using var stream = new MemoryStream(MsgPackSerializer.Serialize(shared));
            Assert.NotNull(MsgPackSerializer.Deserialize<Dictionary<int, string>>(stream));
            Assert.Equal(stream.Length, stream.Position);
        }

        await stop.CancelAsync();
        await changing;
    }

    [Fact]
    public void What_is_nested_too_deep_for_the_stack_is_refused()
    {
        const int Levels = 1_000_000;
        var context = new MsgPackContext();
        context.GenerateAndRegisterMapConverter<Kind>();
        var kind = new Kind();
        kind.Next = kind;
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => MsgPackSerializer.Serialize(kind, context)).Kind);

        byte[] level = MsgPackSerializer.Serialize(new Dictionary<string, string?> { ["next"] = null }).AsSpan(..^1).ToArray();
        byte[] data = [.. Enumerable.Repeat(level, Levels).SelectMany(static bytes => bytes), 0xC0];
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => MsgPackSerializer.Deserialize<Kind>(data, context)).Kind);
    }

    [Theory]
    [InlineData(15, "9F", "8F")]
    [InlineData(16, "DC0010", "DE0010")]
    [InlineData(65_535, "DCFFFF", "DEFFFF")]
    [InlineData(65_536, "DD00010000", "DF00010000")]
    public void Counts_take_their_shortest_form(int count, string array, string map)
    {
        Assert.StartsWith(array, Convert.ToHexString(MsgPackSerializer.Serialize(new bool[count])), StringComparison.Ordinal);
        Assert.StartsWith(map, Convert.ToHexString(MsgPackSerializer.Serialize(Enumerable.Range(0, count).ToDictionary(i => i, _ => true))), StringComparison.Ordinal);
    }

    [Fact]
    public void Types_that_the_old_library_refused_come_back_and_unmarked_classes_are_refused()
    {
        Keeps('x');
        Keeps(1.50m);
        Keeps(new Guid("00112233-4455-6677-8899-aabbccddeeff"));
        ConverterNotFoundException e = Assert.Throws<ConverterNotFoundException>(() => MsgPackSerializer.Serialize(Beer.Westvleteren));
        Assert.Equal(typeof(Beer), e.ObjectType);
        Assert.Contains("Converter not found for type", e.Message, StringComparison.Ordinal);
        Assert.Throws<ConverterNotFoundException>(() => MsgPackSerializer.Serialize(new List<Beer> { Beer.Westvleteren }));
    }

    private static void Keeps<T>(T value) => Assert.Equal(value, MsgPackSerializer.Deserialize<T>(MsgPackSerializer.Serialize(value)));

    // Their counts are those of the beginning.
    private sealed class Growing : List<int>, IReadOnlyCollection<int>
    {
        int IReadOnlyCollection<int>.Count => Count - 1;

        public Growing() => AddRange([1, 2]);
    }

    private sealed class GrowingMap : Dictionary<int, int>, IReadOnlyCollection<KeyValuePair<int, int>>
    {
        int IReadOnlyCollection<KeyValuePair<int, int>>.Count => Count - 1;

        public GrowingMap() => Add(1, 2);
    }
}
