using System.Collections;
using System.Collections.Immutable;
using System.Dynamic;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Values without a contract as objects.</summary>
public class ObjectModelTests
{
    [Theory]
    [InlineData("C0", null)]
    [InlineData("C3", true)]
    [InlineData("D0DF", -33L)]
    [InlineData("CF7FFFFFFFFFFFFFFF", long.MaxValue)]
    [InlineData("CFFFFFFFFFFFFFFFFF", ulong.MaxValue)]
    [InlineData("CA3FC00000", 1.5f)]
    [InlineData("CB3FF8000000000000", 1.5)]
    [InlineData("A161", "a")]
    [InlineData("C40101", new byte[] { 1 })]
    public void Scalars(string hex, object? value)
    {
        Assert.Equal(value, MessagePackObject.Read(Wire.Bytes(hex)));
        Assert.Equal(value?.GetType(), MessagePackObject.Read(Wire.Bytes(hex))?.GetType());
        Assert.Equal(Wire.Bytes(hex), MessagePackObject.Write(value));
    }

    [Fact]
    public void Arrays_and_maps_keep_everything_in_its_order()
    {
        byte[] bytes = Wire.Bytes("94 92 01 90 83 A162 01 C0 C2 A162 80 D6FF00000001 D405 07");
        object?[] value = Assert.IsType<object?[]>(MessagePackObject.Read(bytes));
        Assert.Equal([1L, Array.Empty<object?>()], Assert.IsType<object?[]>(value[0]));
        KeyValuePair<object?, object?>[] map = Assert.IsType<KeyValuePair<object?, object?>[]>(value[1]);
        Assert.Equal(["b", null, "b"], map.Select(static pair => pair.Key));
        Assert.Equal(DateTime.UnixEpoch.AddSeconds(1), value[2]);
        Assert.Equal(5, Assert.IsType<MessagePackExtension>(value[3]).Type);
        Assert.Equal(bytes, MessagePackObject.Write(value));
    }

    [Fact]
    public void Timestamps_with_parts_of_a_tick_keep_them()
    {
        byte[] bytes = Wire.Bytes("92 D7FF0000019000000001 D7FF0000019400000001");
        object?[] value = Assert.IsType<object?[]>(MessagePackObject.Read(bytes));
        Assert.Equal(DateTime.UnixEpoch.AddSeconds(1).AddTicks(1), value[0]);
        Assert.Equal(-1, Assert.IsType<MessagePackExtension>(value[1]).Type);
        Assert.Equal(bytes, MessagePackObject.Write(value));
    }

    [Fact]
    public void Lists_dictionaries_and_other_integers_are_written_too()
    {
        Assert.Equal(Wire.Bytes("92 01 FF"), MessagePackObject.Write(new List<object?> { (byte)1, (short)-1 }));
        Assert.Equal(Wire.Bytes("81 A161 92 01 02"), MessagePackObject.Write(new Dictionary<string, int[]> { ["a"] = [1, 2] }));
    }

    [Fact]
    public void Bytes_in_any_memory_are_bytes()
    {
        byte[] bytes = [1, 2];
        foreach (object value in new object[]
        {
            bytes.ToList(), bytes.ToImmutableArray(), new Memory<byte>(bytes), new ReadOnlyMemory<byte>(bytes), new ArraySegment<byte>([0, 1, 2, 3], 1, 2),
        })
        {
            Assert.Equal(Wire.Bytes("C4020102"), MessagePackObject.Write(value));
        }

        Assert.Equal(Wire.Bytes("920102"), MessagePackObject.Write(new OwnBytes { 1, 2 }));
    }

    [Fact]
    public void Maps_by_name_and_segments_are_written_too()
    {
        dynamic expando = new ExpandoObject();
        expando.a = 1;
        var map = new Dictionary<string, object?> { ["a"] = 1 };
        foreach (object value in new object[] { expando, map, map.ToArray(), new OnlyDictionary(map), new OnlyReadable(map), new Dictionary<object, object?> { ["a"] = 1 } })
        {
            Assert.Equal(Wire.Bytes("81A16101"), MessagePackObject.Write(value));
        }

        Assert.Equal(Wire.Bytes("9202A162"), MessagePackObject.Write(new ArraySegment<object?>([1, 2, "b"], 1, 2)));
        Assert.Equal(Wire.Bytes("9202A162"), MessagePackObject.Write(new Elements(2, [2, "b"])));
        Assert.Equal(Wire.Bytes("9201A162"), MessagePackObject.Write(ImmutableArray.Create<object?>(1, "b")));
    }

    [Fact]
    public void Default_segments_and_arrays_are_nil()
    {
        foreach (object value in new object[]
        {
            default(ImmutableArray<object>), default(ImmutableArray<int>), default(ImmutableArray<byte>), default(ArraySegment<byte>), default(ArraySegment<object>),
            default(ImmutableArray<KeyValuePair<string, object?>>), default(ArraySegment<KeyValuePair<string, object?>>), default(ArraySegment<KeyValuePair<object, object?>>),
        })
        {
            Assert.Equal([0xC0], MessagePackObject.Write(value));
        }

        Assert.Equal([0x90], MessagePackObject.Write(ImmutableArray<object>.Empty));
        Assert.Equal([0xC4, 0], MessagePackObject.Write(ImmutableArray<byte>.Empty));
    }

    [Fact]
    public void Integers_of_the_machine_and_of_128_bits_are_written_if_they_are_in_range()
    {
        Assert.Equal(Wire.Bytes("95 FF 05 CFFFFFFFFFFFFFFFFF D0DF 07"), MessagePackObject.Write(new object[] { (nint)(-1), (nuint)5, (Int128)ulong.MaxValue, (Int128)(-33), (Int128)7 }));
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => MessagePackObject.Write((Int128)ulong.MaxValue + 1)).Kind);
    }

    [Theory]
    [InlineData(2, 3)]
    [InlineData(2, 1)]
    [InlineData(0, 1)]
    [InlineData(1, 0)]
    [InlineData(1, int.MaxValue)]
    public void Collections_that_do_not_keep_to_their_count_are_refused(int count, int yielded)
    {
        foreach (object value in new object[] { new Elements(count, Enumerable.Range(0, yielded).Cast<object?>()), new Entries<string>(count, Pairs("a")), new Entries<object>(count, Pairs((object)"a")) })
        {
            Assert.Throws<InvalidOperationException>(() => MessagePackObject.Write(value));
        }

        IEnumerable<KeyValuePair<TKey, object?>> Pairs<TKey>(TKey key) => Enumerable.Range(0, yielded).Select(_ => new KeyValuePair<TKey, object?>(key, null));
    }

    [Fact]
    public void Errors_say_where_they_are()
    {
        object value = new object[] { 1, new Dictionary<string, object?> { ["a"] = 1, ["b"] = new List<object?> { null, null, 5m } } };
        Assert.Equal("[1][1][2]", Assert.Throws<GraupelException>(() => MessagePackObject.Write(value)).Path);
        Assert.Equal("[1]", Assert.Throws<GraupelException>(() => MessagePackObject.Write(new object[] { 1, "\uD800" })).Path);
        Assert.Equal("[0][1]", Assert.Throws<GraupelException>(() => MessagePackObject.Write(new[] { new Hashtable[] { [], new() { [1m] = 1 } } })).Path[..6]);
    }

    [Fact]
    public void Arrays_of_signed_bytes_are_lists_of_integers()
    {
        Assert.Equal(Wire.Bytes("93 FF 02 D080"), MessagePackObject.Write(new sbyte[] { -1, 2, sbyte.MinValue }));
        Assert.Equal(Wire.Bytes("C402 FF02"), MessagePackObject.Write(new byte[] { 255, 2 }));
    }

    [Fact]
    public void Arrays_that_would_lose_their_lengths_or_their_type_are_refused()
    {
        Assert.Equal(ErrorKind.NoContract, Assert.Throws<GraupelException>(() => MessagePackObject.Write(new[,] { { 1, 2 }, { 3, 4 } })).Kind);
        Assert.Equal(ErrorKind.NoContract, Assert.Throws<GraupelException>(() => MessagePackObject.Write(new[] { ByteSized.One })).Kind);
    }

    [Fact]
    public void Extensions_of_the_same_bytes_are_equal()
    {
        object? read = MessagePackObject.Read(Wire.Bytes("D5 05 0102"));
        Assert.Equal(new MessagePackExtension(5, new byte[] { 1, 2 }), read);
        Assert.Equal(new MessagePackExtension(5, new byte[] { 1, 2 }).GetHashCode(), read!.GetHashCode());
        Assert.NotEqual<object?>(new MessagePackExtension(6, new byte[] { 1, 2 }), read);
        Assert.NotEqual<object?>(new MessagePackExtension(5, new byte[] { 1, 3 }), read);
    }

    [Fact]
    public void What_has_no_form_is_refused()
    {
        Assert.Equal(ErrorKind.NoContract, Assert.Throws<GraupelException>(() => MessagePackObject.Write(new object())).Kind);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => MessagePackObject.Read([])).Kind);
        Assert.Equal(ErrorKind.TrailingBytes, Assert.Throws<GraupelException>(() => MessagePackObject.Read([1, 2])).Kind);
        Assert.Equal(ErrorKind.InvalidText, Assert.Throws<GraupelException>(() => MessagePackObject.Read([0xA1, 0xFF])).Kind);
    }

    [Fact]
    public void Depth_is_limited_both_ways()
    {
        byte[] deepest = [.. Enumerable.Repeat((byte)0x91, 500), 0x00];
        Assert.Equal(deepest, MessagePackObject.Write(MessagePackObject.Read(deepest)));
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => MessagePackObject.Read([0x91, .. deepest])).Kind);
        object? empty = Enumerable.Range(0, 499).Aggregate((object?)Array.Empty<object?>(), static (inner, _) => new[] { inner });
        Assert.Equal(500, MessagePackObject.Write(empty).Length);
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => MessagePackObject.Write(new[] { empty })).Kind);
        object?[] cycle = [null];
        cycle[0] = cycle;
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => MessagePackObject.Write(cycle)).Kind);
    }

    [Fact]
    public void Any_bytes_end_in_a_value_or_in_the_one_exception()
    {
        var random = new Random(5);
        MessagePackOptions[] options =
        [
            MessagePackOptions.Faithful with { Guids = MessagePackGuids.BigEndian, ObjectLayout = MessagePackObjectLayout.MapByName },
            new() { OldSpecification = true, DateTimes = MessagePackDateTimes.Binary, Guids = MessagePackGuids.LittleEndian },
        ];
        Serializer[] serializers = [.. options.Select(static o => new Serializer(new SerializerOptions { Format = WireFormat.MessagePackWith(o) }))];
        byte[] bytes = new byte[40];
        for (int i = 0; i < 20_000; i++)
        {
            random.NextBytes(bytes);
            bytes[0] = i % 3 == 0 ? (byte)(0xC0 + random.Next(32)) : bytes[0];
            byte[] some = bytes[..random.Next(bytes.Length)];
            Try(() => MessagePackObject.Read(some));
            Try(() => MessagePackJson.ToText(some));
            foreach (Serializer serializer in serializers)
            {
                Try(() => serializer.Deserialize<Guid>(some));
                Try(() => serializer.Deserialize<DateTime>(some));
                Try(() => serializer.Deserialize<DateTimeOffset>(some));
                Try(() => serializer.Deserialize<Int128>(some));
                Try(() => serializer.Deserialize<byte[]>(some));
                Try(() => serializer.Deserialize<string>(some));
                Try(() => serializer.Deserialize<Named>(some));
            }
        }
    }

    private sealed class OwnBytes : List<byte>;

    private sealed class Elements(int count, IEnumerable<object?> items) : IReadOnlyList<object?>
    {
        public int Count => count;

        public object? this[int index] => items.ElementAt(index);

        public IEnumerator<object?> GetEnumerator() => items.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    private sealed class Entries<TKey>(int count, IEnumerable<KeyValuePair<TKey, object?>> pairs) : IReadOnlyCollection<KeyValuePair<TKey, object?>>
    {
        public int Count => count;

        public IEnumerator<KeyValuePair<TKey, object?>> GetEnumerator() => pairs.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    private sealed class OnlyReadable(Dictionary<string, object?> map) : IReadOnlyDictionary<string, object?>
    {
        public IEnumerable<string> Keys => map.Keys;

        public IEnumerable<object?> Values => map.Values;

        public int Count => map.Count;

        public object? this[string key] => map[key];

        public bool ContainsKey(string key) => map.ContainsKey(key);

        public bool TryGetValue(string key, out object? value) => map.TryGetValue(key, out value);

        public IEnumerator<KeyValuePair<string, object?>> GetEnumerator() => map.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    private sealed class OnlyDictionary(IDictionary<string, object?> map) : IDictionary<string, object?>
    {
        public ICollection<string> Keys => map.Keys;

        public ICollection<object?> Values => map.Values;

        public int Count => map.Count;

        public bool IsReadOnly => true;

        public object? this[string key]
        {
            get => map[key];
            set => throw new NotSupportedException();
        }

        public void Add(string key, object? value) => throw new NotSupportedException();

        public void Add(KeyValuePair<string, object?> item) => throw new NotSupportedException();

        public void Clear() => throw new NotSupportedException();

        public bool Contains(KeyValuePair<string, object?> item) => map.Contains(item);

        public bool ContainsKey(string key) => map.ContainsKey(key);

        public void CopyTo(KeyValuePair<string, object?>[] array, int arrayIndex) => map.CopyTo(array, arrayIndex);

        public bool Remove(string key) => throw new NotSupportedException();

        public bool Remove(KeyValuePair<string, object?> item) => throw new NotSupportedException();

        public bool TryGetValue(string key, out object? value) => map.TryGetValue(key, out value);

        public IEnumerator<KeyValuePair<string, object?>> GetEnumerator() => map.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    private enum ByteSized : byte
    {
        One = 1,
    }

    private static void Try(Func<object?> read)
    {
        try
        {
            read();
        }
        catch (GraupelException)
        {
            // What else is thrown fails the test.
        }
    }
}
