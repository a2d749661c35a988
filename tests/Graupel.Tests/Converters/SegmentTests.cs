namespace Graupel.Tests.Converters;

public class SegmentTests
{
    [Fact]
    public void Memories_and_segments_come_back()
    {
        int[] items = [1, 2, 3, 4];
        Assert.Equal(items, Wire.Read<Memory<int>>(Wire.Write<Memory<int>>(items)).ToArray());
        Assert.Equal(items[1..3], Wire.Read<ReadOnlyMemory<int>>(Wire.Write<ReadOnlyMemory<int>>(items.AsMemory(1, 2))).ToArray());
        Assert.Equal(items[1..3], Wire.Read<ArraySegment<int>>(Wire.Write(new ArraySegment<int>(items, 1, 2))).ToArray());
        Assert.Equal("ab".ToCharArray(), Wire.Read<ReadOnlyMemory<char>>(Wire.Write("ab".AsMemory())).ToArray());
        Assert.Equal(["a"], Wire.Read<Memory<string>>(Wire.Write<Memory<string>>(new[] { "a" })).ToArray());
    }

    [Fact]
    public void Bytes_are_one_blob()
    {
        byte[] bytes = [1, 2, 255];
        Assert.Equal("040102FF", Wire.Hex(bytes));
        Assert.Equal("040102FF", Wire.Hex<Memory<byte>>(bytes));
        Assert.Equal("040102FF", Wire.Hex<ReadOnlyMemory<byte>>(bytes));
        Assert.Equal("040102FF", Wire.Hex<ArraySegment<byte>>(bytes));
        Assert.Equal("040102FF", Wire.Hex<List<byte>>([.. bytes]));
        Assert.Equal("0330" + "09", Wire.Hex<HashSet<byte>>([9]));
        Assert.Equal(bytes, Wire.Read<Memory<byte>>("04 0102FF").ToArray());
        Assert.Equal(bytes, Wire.Read<ReadOnlyMemory<byte>>("04 0102FF").ToArray());
        Assert.Equal(bytes, Wire.Read<ArraySegment<byte>>("04 0102FF").ToArray());
        Assert.Equal(bytes, Wire.Read<List<byte>>("04 0102FF"));
    }

    [Fact]
    public void A_default_memory_is_empty()
    {
        Assert.Equal("02", Wire.Hex(default(Memory<int>)));
        Assert.Equal("01", Wire.Hex(default(Memory<byte>)));
        Assert.True(Wire.Read<Memory<int>>("02").IsEmpty);
        Wire.Refused<Memory<int>>(ErrorKind.InvalidValue, "00");
        Wire.Refused<ReadOnlyMemory<byte>>(ErrorKind.InvalidValue, "00");
    }

    [Fact]
    public void A_default_segment_is_null()
    {
        Assert.Equal("00", Wire.Hex(default(ArraySegment<int>)));
        Assert.Equal("00", Wire.Hex(default(ArraySegment<byte>)));
        Assert.Null(Wire.Read<ArraySegment<int>>("00").Array);
        Assert.Null(Wire.Read<ArraySegment<byte>>("00").Array);
        Assert.NotNull(Wire.Read<ArraySegment<int>>("02").Array);
        Assert.NotNull(Wire.Read<ArraySegment<byte>>("01").Array);
    }

    [Fact]
    public void A_nullable_memory_is_null_or_empty()
    {
        Assert.Null(Wire.Read<Memory<int>?>(Wire.Write<Memory<int>?>(null)));
        Assert.True(Wire.Read<Memory<int>?>(Wire.Write<Memory<int>?>(default(Memory<int>)))!.Value.IsEmpty);
        Assert.Equal([5], Wire.Read<ReadOnlyMemory<int>?>(Wire.Write<ReadOnlyMemory<int>?>(new[] { 5 }))!.Value.ToArray());
        Assert.Null(Wire.Read<ReadOnlyMemory<byte>?>(Wire.Write<ReadOnlyMemory<byte>?>(null)));
        Assert.Equal([5], Wire.Read<Memory<byte>?>(Wire.Write<Memory<byte>?>(new byte[] { 5 }))!.Value.ToArray());
        Assert.Null(Wire.Read<ArraySegment<byte>?>(Wire.Write<ArraySegment<byte>?>(null)));
        Assert.Equal([5], Wire.Read<ArraySegment<int>?>(Wire.Write<ArraySegment<int>?>(new[] { 5 }))!.Value);
    }

    [Fact]
    public void A_default_segment_that_cannot_be_told_from_null_is_refused()
    {
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Wire.Write<ArraySegment<int>?>(default(ArraySegment<int>))).Kind);
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Wire.Write<ArraySegment<byte>?>(default(ArraySegment<byte>))).Kind);
    }
}
