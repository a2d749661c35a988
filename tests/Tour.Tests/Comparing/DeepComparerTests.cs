using Tour.Comparing;

namespace Tour.Tests.Comparing;

/// <summary>What the comparison must find, and what it must not mind.</summary>
public sealed class DeepComparerTests
{
    public static TheoryData<object?, object?, string> DifferentValues => new()
    {
        { null, "", "root: expected null, found \"\"" },
        { "", null, "root: expected \"\", found null" },
        { "a", "A", "root: expected \"a\", found \"A\"" },
        { "\uD800", "\uFFFD", "root: expected \"\\uD800\", found \"\\uFFFD\"" },
        { "e\u0301", "\u00E9", "root: expected \"e\\u0301\", found \"\\u00E9\"" },
        { 'a', 'b', "root: expected 'a', found 'b'" },
        { 1, 2, "root: expected 1, found 2" },
        { 1, 1L, "root: expected Int32, found Int64" },
        { 0.0, -0.0, "root: expected 0 (0x0000000000000000), found -0 (0x8000000000000000)" },
        { 0f, -0f, "root: expected 0 (0x00000000), found -0 (0x80000000)" },
        { DayOfWeek.Friday, DayOfWeek.Monday, "root: expected Friday, found Monday" },
        { DayOfWeek.Friday, 5, "root: expected DayOfWeek, found Int32" },
        { new[] { 1, 2 }, new[] { 1 }, "root: expected 2 elements, found 1 elements" },
        { new[] { 1, 2 }, new[] { 1, 3 }, "[1]: expected 2, found 3" },
        { new int[2, 3], new int[3, 2], "root: expected 2 x 3 elements, found 3 x 2 elements" },
        { new int[1], new uint[1], "root: expected Int32[], found UInt32[]" },
        { new List<int> { 1 }, new List<int> { 1, 2 }, "root: expected only 1 elements, found more" },
        { new List<int> { 1, 2 }, new List<int> { 1 }, "root: expected more elements, found only 1" },
        { new List<string?> { null }, new List<string?> { "" }, "[0]: expected null, found \"\"" },
        { new List<int>(), Array.Empty<int>(), "root: expected List<Int32>, found Int32[]" },
        { new List<int>(), null, "root: expected an empty List<Int32>, found null" },
        { typeof(int), typeof(long), "root: expected Int32, found Int64" },
    };

    [Theory]
    [MemberData(nameof(DifferentValues))]
    public void Different_values_are_told_apart(object? expected, object? actual, string difference) =>
        Assert.Equal(difference, DeepComparer.FirstDifference(expected, actual)?.ToString());

    [Fact]
    public void Numbers_are_compared_by_their_bits()
    {
        var otherNaN = BitConverter.Int64BitsToDouble(BitConverter.DoubleToInt64Bits(double.NaN) ^ 1);
        Assert.NotNull(DeepComparer.FirstDifference(double.NaN, otherNaN));
        Assert.Null(DeepComparer.FirstDifference(double.NaN, double.NaN));
        Assert.NotNull(DeepComparer.FirstDifference(1.0m, 1.00m));
        Assert.Null(DeepComparer.FirstDifference(1.0m, 1.0m));
        Assert.NotNull(DeepComparer.FirstDifference((Half)0.0, (Half)(-0.0)));
    }

    [Fact]
    public void The_kind_of_a_date_and_the_offset_of_a_time_count()
    {
        var date = new DateTime(2024, 2, 29, 12, 0, 0, DateTimeKind.Unspecified);
        var utc = DateTime.SpecifyKind(date, DateTimeKind.Utc);
        Assert.Equal(date, utc);
        Assert.NotNull(DeepComparer.FirstDifference(date, utc));

        var here = new DateTimeOffset(date, TimeSpan.Zero);
        var there = here.ToOffset(TimeSpan.FromHours(2));
        Assert.Equal(here, there);
        Assert.NotNull(DeepComparer.FirstDifference(here, there));
    }

    [Fact]
    public void A_missing_part_of_a_version_counts() =>
        Assert.NotNull(DeepComparer.FirstDifference(new Version(1, 2), new Version(1, 2, 0)));

    [Fact]
    public void The_path_leads_to_the_first_difference()
    {
        static Node Tree(string leaf) => new("root")
        {
            Children = { new Node("a"), new Node("b") { Named = { ["x"] = new Node("c") { Next = new Node(leaf) } } } },
        };

        Assert.Null(DeepComparer.FirstDifference(Tree("leaf"), Tree("leaf")));
        Assert.Equal(
            "Children[1].Named[\"x\"].Next.Name: expected \"leaf\", found \"Leaf\"",
            DeepComparer.FirstDifference(Tree("leaf"), Tree("Leaf"))?.ToString());
    }

    [Fact]
    public void Private_fields_and_those_of_base_classes_count()
    {
        Assert.Null(DeepComparer.FirstDifference(new Derived(1, 2), new Derived(1, 2)));
        Assert.Equal("_own", DeepComparer.FirstDifference(new Derived(1, 2), new Derived(3, 2))?.Path.TrimStart('.'));
        Assert.Equal("_secret", DeepComparer.FirstDifference(new Derived(1, 2), new Derived(1, 3))?.Path.TrimStart('.'));
    }

    [Fact]
    public void Equality_that_an_object_claims_is_not_believed() =>
        Assert.NotNull(DeepComparer.FirstDifference(new Liar(1), new Liar(2)));

    [Fact]
    public void An_object_of_another_class_with_equal_fields_is_different() =>
        Assert.NotNull(DeepComparer.FirstDifference(new Base(1), new Sibling(1)));

    [Fact]
    public void Cycles_end()
    {
        Assert.Null(DeepComparer.FirstDifference(Cycle("end"), Cycle("end")));
        Assert.Equal("Next.Name", DeepComparer.FirstDifference(Cycle("end"), Cycle("END"))?.Path.TrimStart('.'));

        static Node Cycle(string name)
        {
            var first = new Node("start");
            first.Next = new Node(name) { Next = first };
            return first;
        }
    }

    private sealed class Node(string name)
    {
        public string Name { get; } = name;

        public List<Node> Children { get; } = [];

        public Dictionary<string, Node> Named { get; } = [];

        public Node? Next { get; set; }
    }

    private class Base(int secret)
    {
        private readonly int _secret = secret;

        public override string ToString() => $"{_secret}";
    }

    private sealed class Sibling(int secret) : Base(secret);

    private sealed class Derived(int own, int secret) : Base(secret)
    {
        private readonly int _own = own;

        public override string ToString() => $"{_own}";
    }

    private sealed class Liar(int value)
    {
        public int Value { get; } = value;

        public override bool Equals(object? obj) => true;

        public override int GetHashCode() => 0;
    }
}
