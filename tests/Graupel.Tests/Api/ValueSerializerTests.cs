using Graupel.Tests.Carriers;

namespace Graupel.Tests.Api;

/// <summary>Types that only the running program knows. The conformance suite writes and reads every case so.</summary>
public class ValueSerializerTests
{
    private readonly Serializer _serializer = new();

    [Fact]
    public void Is_the_serializer_of_the_type()
    {
        Assert.Same(_serializer.For<string?>(), Of(typeof(string)));
        Assert.Same(Of(typeof(int?)), _serializer.For<int?>());
        Assert.Same(Of(typeof(List<DayOfWeek?>)), _serializer.For<List<DayOfWeek?>>());
        Assert.Equal(typeof(int?), Of(typeof(int?)).Type);
    }

    [Fact]
    public void Takes_null_where_the_type_does()
    {
        Assert.Null(Of(typeof(string)).DeserializeValue(_serializer.Serialize<string?>(null)));
        Assert.Equal(_serializer.Serialize<int?>(null), Of(typeof(int?)).SerializeValue(null));
        Assert.Equal(_serializer.Serialize<int?>(5), Of(typeof(int?)).SerializeValue(5));
        Assert.Contains("cannot be null", Assert.Throws<ArgumentException>(() => Of(typeof(int)).SerializeValue(null)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Refuses_values_of_other_types()
    {
        var refused = Assert.Throws<ArgumentException>(() => Of(typeof(int)).SerializeValue(5L));
        Assert.Equal("value", refused.ParamName);
        Assert.Contains("System.Int64 is not a System.Int32", refused.Message, StringComparison.Ordinal);
        using var stream = new MemoryStream();
        Assert.Throws<ArgumentException>(() => Of(typeof(Version)).SerializeValue(stream, "1.2"));
        Assert.Equal(0, stream.Length);
    }

    [Fact]
    public void Has_what_does_not_need_the_type()
    {
        ValueSerializer serializer = Of(typeof(List<int>));
        byte[] data = _serializer.Serialize<List<int>>([1, 2]);
        Assert.Same(_serializer.Options, serializer.Options);
        Assert.Equal(_serializer.For<List<int>>().Fingerprint, serializer.Fingerprint);
        Assert.Equal(_serializer.For<List<int>>().FingerprintText, serializer.FingerprintText);
        Assert.Equal(_serializer.For<List<int>>().Dump(data), serializer.Dump(data));
        Assert.Equal(new List<int> { 1, 2 }, serializer.DeserializeValue(data));
        Assert.Equal(new List<int> { 1, 2 }, serializer.DeserializeValue((ReadOnlyMemory<byte>)data));
        Assert.Throws<ArgumentNullException>(() => serializer.DeserializeValue((byte[])null!));
        using PooledBuffer pooled = serializer.SerializeValuePooled(new List<int> { 1, 2 });
        Assert.Equal(data, pooled.Span);
        Assert.Equal(new List<int> { 1, 2 }, serializer.DeserializeValue(pooled));
        Assert.Equal(new List<int> { 1, 2 }, serializer.DeserializeValue(new ArraySegment<byte>([9, .. data, 9], 1, data.Length)));
        Assert.Throws<ArgumentNullException>(() => serializer.DeserializeValue((PooledBuffer)null!));
    }

    [Fact]
    public void Fills_a_value()
    {
        List<int> filled = [5];
        Assert.Same(filled, Of(typeof(List<int>)).PopulateValue(_serializer.Serialize<List<int>>([1, 2]), filled));
        Assert.Equal([1, 2], filled);
        Assert.Equal(7, Of(typeof(int)).PopulateValue(_serializer.Serialize(7), 3));
        Assert.Null(Of(typeof(List<int>)).PopulateValue([0], filled));
        Assert.Throws<ArgumentException>(() => Of(typeof(List<int>)).PopulateValue([0], "text"));
    }

    [Fact]
    public async Task Fills_a_value_from_every_carrier()
    {
        byte[] data = _serializer.Serialize<List<int>>([1, 2]);
        ValueSerializer serializer = Of(typeof(List<int>));
        List<int> filled = [5];
        Assert.Same(filled, serializer.PopulateValue(data.AsMemory(), filled));
        Assert.Equal([1, 2], filled);
        filled.Add(3);
        Assert.Same(filled, serializer.PopulateValue(Segments.Pieces(data, 2), filled));
        Assert.Equal([1, 2], filled);
        filled.Add(3);
        Assert.Same(filled, serializer.PopulateValue(data, filled));
        Assert.Equal([1, 2], filled);
        filled.Add(3);
        Assert.Same(filled, serializer.PopulateValue(new ArraySegment<byte>([9, .. data, 9], 1, data.Length), filled));
        Assert.Equal([1, 2], filled);
        filled.Add(3);
        using PooledBuffer pooled = serializer.SerializeValuePooled(new List<int> { 1, 2 });
        Assert.Same(filled, serializer.PopulateValue(pooled, filled));
        Assert.Equal([1, 2], filled);
        Assert.Throws<ArgumentNullException>("data", () => serializer.PopulateValue((byte[])null!, filled));
        Assert.Throws<ArgumentNullException>("data", () => serializer.PopulateValue((PooledBuffer)null!, filled));
        Assert.Throws<ArgumentException>(() => serializer.PopulateValue(data, "text"));
        var stream = new MemoryStream([.. data, .. data]);
        filled.Add(3);
        Assert.Same(filled, serializer.PopulateValue(stream, filled));
        Assert.Equal([1, 2], filled);
        Assert.Equal(data.Length, stream.Position);
        filled.Add(3);
        Assert.Same(filled, await serializer.PopulateValueAsync(stream, filled));
        Assert.Equal([1, 2], filled);
        Assert.Equal(stream.Length, stream.Position);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => serializer.PopulateValue(stream, filled)).Kind);
        Assert.Throws<ArgumentException>(() => serializer.PopulateValue(new MemoryStream(data), "text"));
        Assert.Throws<ArgumentException>(() => serializer.PopulateValue(Segments.Pieces(data, 2), "text"));
        await Assert.ThrowsAsync<ArgumentException>(() => serializer.PopulateValueAsync(new MemoryStream(data), "text").AsTask());
        Assert.Equal(7, Of(typeof(int)).PopulateValue(new MemoryStream(_serializer.Serialize(7)), 3));
    }

    [Fact]
    public void Writes_to_memory_that_may_be_too_small()
    {
        byte[] data = _serializer.Serialize<List<int>>([1, 2]);
        byte[] memory = new byte[data.Length];
        Assert.True(Of(typeof(List<int>)).TrySerializeValue(new List<int> { 1, 2 }, memory, out int written));
        Assert.Equal(data.Length, written);
        Assert.Equal(data, memory);
        Assert.False(Of(typeof(List<int>)).TrySerializeValue(new List<int> { 1, 2 }, memory.AsSpan(1), out written));
        Assert.Equal(0, written);
        Assert.Throws<ArgumentException>(() => Of(typeof(List<int>)).TrySerializeValue("text", memory, out _));
    }

    [Fact]
    public void Clones_a_value()
    {
        List<int> value = [1, 2];
        object clone = Of(typeof(List<int>)).DeepCloneValue(value); // null only for null
        Assert.Equal(value, clone);
        Assert.NotSame(value, clone);
        Assert.Throws<ArgumentException>(() => Of(typeof(List<int>)).DeepCloneValue("text"));
    }

    [Fact]
    public void Says_where_a_value_ends()
    {
        byte[] data = _serializer.Serialize("text");
        byte[] more = [.. data, 1, 2];
        ValueSerializer serializer = Of(typeof(string));
        Assert.Equal(("text", data.Length), (serializer.DeserializeValue(more, out int consumed), consumed));
        Assert.Equal(("text", data.Length), (serializer.DeserializeValue(more.AsSpan(), out consumed), consumed));
        Assert.Equal(("text", data.Length), (serializer.DeserializeValue(more.AsMemory(), out consumed), consumed));
        Assert.Equal(("text", data.Length), (serializer.DeserializeValue(new ArraySegment<byte>(more), out consumed), consumed));
        Assert.Equal(("text", (long)data.Length), (serializer.DeserializeValue(Segments.Pieces(more, 2), out long count), count));
        Assert.Throws<ArgumentNullException>(() => serializer.DeserializeValue((byte[])null!, out _));
        Assert.Equal(ErrorKind.TrailingBytes, Assert.Throws<GraupelException>(() => serializer.DeserializeValue(more)).Kind);
    }

    [Fact]
    public void Says_where_a_value_ends_that_it_fills()
    {
        byte[] data = _serializer.Serialize<List<int>>([1, 2]);
        byte[] more = [.. data, 1, 2];
        ValueSerializer serializer = Of(typeof(List<int>));
        Filled(static (serializer, more, value) => (serializer.PopulateValue(more, value, out int consumed), consumed));
        Filled(static (serializer, more, value) => (serializer.PopulateValue(more.AsSpan(), value, out int consumed), consumed));
        Filled(static (serializer, more, value) => (serializer.PopulateValue(more.AsMemory(), value, out int consumed), consumed));
        Filled(static (serializer, more, value) => (serializer.PopulateValue(new ArraySegment<byte>(more), value, out int consumed), consumed));
        Filled(static (serializer, more, value) => (serializer.PopulateValue(Segments.Pieces(more, 2), value, out long consumed), consumed));
        Assert.Throws<ArgumentNullException>("data", () => serializer.PopulateValue((byte[])null!, null, out _));
        Assert.Equal(ErrorKind.TrailingBytes, Assert.Throws<GraupelException>(() => serializer.PopulateValue(more, null)).Kind);

        void Filled(Func<ValueSerializer, byte[], object?, (object? Value, long Consumed)> populate)
        {
            List<int> filled = [5];
            (object? value, long consumed) = populate(serializer, more, filled);
            Assert.Same(filled, value);
            Assert.Equal([1, 2], filled);
            Assert.Equal(data.Length, consumed);
        }
    }

    [Fact]
    public void Shows_its_type_and_format()
    {
        Assert.Equal("Serializer, Fast", _serializer.ToString());
        Assert.Equal("Serializer<System.Int32>, Fast", Of(typeof(int)).ToString());
        Assert.Equal("Serializer<System.Int32>, MessagePack", new Serializer(new SerializerOptions { Format = WireFormat.MessagePack }).For<int>().ToString());
    }

    [Fact]
    public void What_it_throws_is_of_one_family() => Assert.IsAssignableFrom<System.Runtime.Serialization.SerializationException>(
        Assert.Throws<ContractException>(() => Of(typeof(Action))));

    [Theory]
    [InlineData(typeof(Action))]
    [InlineData(typeof(List<>))]
    [InlineData(typeof(void))]
    [InlineData(typeof(int*))]
    [InlineData(typeof(Span<int>))]
    public void Refuses_types_without_a_contract(Type type) =>
        Assert.Equal("GRP011", Assert.Throws<ContractException>(() => Of(type)).Id);

    [Fact]
    public void Refuses_no_type() => Assert.Throws<ArgumentNullException>(() => Of(null!));

    private ValueSerializer Of(Type type) => _serializer.For(type);
}
