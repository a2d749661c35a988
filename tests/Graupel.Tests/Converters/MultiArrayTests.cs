namespace Graupel.Tests.Converters;

public class MultiArrayTests
{
    [Fact]
    public void Arrays_of_any_rank_come_back()
    {
        Wire.RoundTrips(new[,] { { 1, 2, 3 }, { 4, 5, 6 } });
        Wire.RoundTrips(new string?[,] { { "a", null }, { "", "日" } });
        Wire.RoundTrips(new bool[,,] { { { true }, { false } } });
        Wire.RoundTrips(new Spot[,] { { new(1), new(2) } });
        Wire.RoundTrips(new int?[,] { { 1, null } });
        Wire.RoundTrips(new int[1, 1, 1, 1, 2]);
        Wire.RoundTrips(new byte[300, 300]);
        Wire.RoundTrips(new int[][,] { new int[2, 2] });
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("MessagePack")]
    public void The_first_lengths_may_have_any_product_where_the_last_is_nothing(string format)
    {
        WireFormat[] formats = [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];
        var serializer = new Serializer(new SerializerOptions { Format = formats.Single(one => one.Name == format) });
        byte[,,] copy = serializer.DeepClone(new byte[65536, 65535, 0])!;
        Assert.Equal((65536, 65535, 0), (copy.GetLength(0), copy.GetLength(1), copy.GetLength(2)));
    }

    [Fact]
    public void Rows_come_one_after_the_other() =>
        Assert.Equal("02" + "02" + "03" + "21" + "010002000300040005000600", Wire.Hex(new short[,] { { 1, 2, 3 }, { 4, 5, 6 } }));

    [Theory]
    [InlineData(0, 0)]
    [InlineData(0, 3)]
    [InlineData(3, 0)]
    [InlineData(0, 0x7FFFFFC7)]
    public void Lengths_survive_without_elements(int rows, int columns)
    {
        int[,] actual = Wire.Read<int[,]>(Wire.Write(new int[rows, columns]));
        Assert.Equal((rows, columns), (actual.GetLength(0), actual.GetLength(1)));
    }

    [Fact]
    public void Another_lower_bound_is_refused()
    {
        var array = (int[,])Array.CreateInstance(typeof(int), [2, 2], [1, 0]);
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Wire.Write(array)).Kind);
    }

    [Fact]
    public void Impossible_lengths_are_refused()
    {
        Wire.Refused<byte[,]>(ErrorKind.InvalidLength, "02 808004 808004 30");
        Wire.Refused<byte[,]>(ErrorKind.EndOfData, "02 8008 8008 30 0102");
        Wire.Refused<byte[,]>(ErrorKind.InvalidLength, "02 FFFFFFFF0F 01 30");
        Wire.Refused<byte[,,]>(ErrorKind.InvalidLength, "03 808004 808004 00");
        Wire.Refused<int[,,,]>(ErrorKind.InvalidLength, "04 FFFFFF7F FFFFFF7F FFFFFF7F FFFFFF7F 22");
    }

    [Fact]
    public void An_array_of_the_same_lengths_is_filled_in_place()
    {
        int[,] before = new int[2, 2];
        int[,] value = before;
        Wire.Of<int[,]>().Populate(Wire.Write(new[,] { { 1, 2 }, { 3, 4 } }), ref value);
        Assert.Same(before, value);
        Assert.Equal(new[,] { { 1, 2 }, { 3, 4 } }, value);

        Wire.Of<int[,]>().Populate(Wire.Write(new[,] { { 1, 2, 3, 4 } }), ref value);
        Assert.NotSame(before, value);
        Assert.Equal(new[,] { { 1, 2, 3, 4 } }, value);
    }

    [Fact]
    public void A_covariant_array_is_written_and_not_filled()
    {
        var value = (Pet[,])(object)new Cat[,] { { new() } };
        byte[] bytes = Wire.Write(new Pet[,] { { new() { Age = 2 } } });
        Assert.Equal(new Pet[,] { { new Cat() } }, Wire.Read<Pet[,]>(Wire.Write(value)));
        Wire.Of<Pet[,]>().Populate(bytes, ref value);
        Assert.Equal(new Pet { Age = 2 }, value[0, 0]);
        Assert.Equal(typeof(Pet[,]), value.GetType());
    }

    [Fact]
    public void An_array_with_another_lower_bound_is_replaced()
    {
        var value = (int[,])Array.CreateInstance(typeof(int), [1, 2], [0, 1]);
        Wire.Of<int[,]>().Populate(Wire.Write(new[,] { { 1, 2 } }), ref value);
        Assert.Equal((0, 0), (value.GetLowerBound(0), value.GetLowerBound(1)));
        Assert.Equal(new[,] { { 1, 2 } }, value);
    }
}
