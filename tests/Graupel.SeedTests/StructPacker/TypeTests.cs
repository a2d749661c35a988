namespace Graupel.SeedTests.StructPacker;

/// <summary>The types of StructPacker, and arrays of them.</summary>
public class TypeTests
{
    [Fact]
    public void Every_scalar_comes_back()
    {
        AssertKept(default);
        AssertKept(Scalars.Lowest);
        AssertKept(Scalars.Highest);
        AssertKept(Scalars.Usual);
    }

    [Theory]
    [InlineData(DateTimeKind.Unspecified)]
    [InlineData(DateTimeKind.Utc)]
    [InlineData(DateTimeKind.Local)]
    public void Times_keep_their_kind(DateTimeKind kind)
    {
        var value = new Scalars { Time = new DateTime(2024, 2, 29, 12, 30, 15, 250, kind) };
        var copy = new Scalars();
        copy.Unpack(value.Pack());
        Assert.Equal((value.Time, kind), (copy.Time, copy.Time.Kind));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(252)]
    [InlineData(253)]
    [InlineData(254)]
    [InlineData(255)]
    [InlineData(256)]
    [InlineData(70_000)]
    public void Every_array_comes_back_at_every_length(int length)
    {
        Arrays value = Arrays.Make(length);
        var copy = new Arrays();
        copy.Unpack(value.Pack());
        value.AssertEqual(copy);
    }

    [Fact]
    public void Null_arrays_and_texts_stay_null_and_empty_ones_empty()
    {
        var copy = Arrays.Make(2);
        copy.Unpack(default(Arrays).Pack());
        default(Arrays).AssertEqual(copy);

        var texts = new PackedRecord(1, "old");
        texts.Unpack(new PackedRecord(1, null).Pack());
        Assert.Null(texts.Text);
        texts.Unpack(new PackedRecord(1, "").Pack());
        Assert.Equal("", texts.Text);
    }

    [Theory]
    [InlineData("é€")]
    [InlineData("\uD83D\uDE00")]
    [InlineData("\uD83D")] // a half of a pair is kept as it is
    public void Texts_come_back(string text)
    {
        var copy = new PackedRecord(0, null);
        copy.Unpack(new PackedRecord(1, text).Pack());
        Assert.Equal(text, copy.Text);
    }

    [Fact]
    public void Types_that_the_old_library_refused_are_packed()
    {
        var value = new Wide
        {
            Day = DayOfWeek.Friday,
            Inner = new PackedRecord(1, "a"),
            List = [1, 2],
            Maybe = 3,
            Id = new Guid("00112233-4455-6677-8899-aabbccddeeff"),
            Jagged = [[1], [], [2, 3]],
        };
        var copy = new Wide();
        copy.Unpack(value.Pack());
        Assert.Equal((value.Day, value.Inner, value.Maybe, value.Id), (copy.Day, copy.Inner, copy.Maybe, copy.Id));
        Assert.Equal(value.List, copy.List);
        Assert.Equal(value.Jagged, copy.Jagged);
    }

    private static void AssertKept(Scalars value)
    {
        var copy = new Scalars();
        copy.Unpack(value.Pack());
        Assert.Equal(value, copy);

        using var stream = new MemoryStream(value.Pack());
        copy = new Scalars();
        copy.Unpack(stream);
        Assert.Equal(value, copy);
    }
}
