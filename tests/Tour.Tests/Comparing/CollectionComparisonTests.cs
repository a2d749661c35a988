using Tour.Comparing;

namespace Tour.Tests.Comparing;

/// <summary>Collections are compared by what they hold.</summary>
public sealed class CollectionComparisonTests
{
    [Fact]
    public void Capacity_does_not_count() =>
        Assert.Null(DeepComparer.FirstDifference(new List<int>(100) { 1 }, new List<int>(2) { 1 }));

    [Fact]
    public void What_was_removed_does_not_count()
    {
        var expected = new Dictionary<string, int> { ["gone"] = 0, ["a"] = 1 };
        expected.Remove("gone");
        Assert.Null(DeepComparer.FirstDifference(expected, new Dictionary<string, int> { ["a"] = 1 }));
    }

    [Fact]
    public void The_order_of_a_list_counts_and_that_of_a_dictionary_or_a_set_does_not()
    {
        Assert.NotNull(DeepComparer.FirstDifference(new List<int> { 1, 2 }, new List<int> { 2, 1 }));
        Assert.Null(DeepComparer.FirstDifference(
            new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 }, new Dictionary<string, int> { ["b"] = 2, ["a"] = 1 }));
        Assert.Null(DeepComparer.FirstDifference(new HashSet<int> { 1, 2 }, new HashSet<int> { 2, 1 }));
    }

    [Fact]
    public void A_dictionary_differs_by_keys_values_and_comparer()
    {
        var expected = new Dictionary<string, int> { ["a"] = 1 };
        AssertDifference("root: expected the entry \"a\", found none", expected, new Dictionary<string, int>());
        AssertDifference(
            "root: expected no more entries, found an entry \"b\"",
            expected, new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 });
        AssertDifference("[\"a\"]: expected 1, found 2", expected, new Dictionary<string, int> { ["a"] = 2 });
        Assert.Equal(
            ".Comparer",
            DeepComparer.FirstDifference(
                expected, new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 })?.Path);
    }

    [Fact]
    public void A_set_differs_by_elements_and_comparer()
    {
        AssertDifference("root: expected the entry 2, found none", new HashSet<int> { 1, 2 }, new HashSet<int> { 1 });
        AssertDifference("root: expected no more entries, found an entry 2", new HashSet<int> { 1 }, new HashSet<int> { 1, 2 });
        AssertDifference("root: expected the entry null, found none", new HashSet<string?> { null }, new HashSet<string?>());
        Assert.Equal(
            ".Comparer",
            DeepComparer.FirstDifference(new HashSet<string>(), new HashSet<string>(StringComparer.OrdinalIgnoreCase))?.Path);
    }

    [Fact]
    public void Keys_that_a_dictionary_takes_for_the_same_may_still_differ()
    {
        Assert.NotNull(DeepComparer.FirstDifference(
            new Dictionary<double, int> { [0.0] = 1 }, new Dictionary<double, int> { [-0.0] = 1 }));
        Assert.NotNull(DeepComparer.FirstDifference(new HashSet<decimal> { 1.0m }, new HashSet<decimal> { 1.00m }));
    }

    [Fact]
    public void Other_sequences_of_the_framework_are_compared_in_order()
    {
        Assert.Null(DeepComparer.FirstDifference(new Queue<int>([1, 2]), new Queue<int>([1, 2])));
        Assert.NotNull(DeepComparer.FirstDifference(new Queue<int>([1, 2]), new Queue<int>([2, 1])));
        Assert.NotNull(DeepComparer.FirstDifference(new LinkedList<int>([1]), new LinkedList<int>([2])));
    }

    private static void AssertDifference(string expected, object left, object right) =>
        Assert.Equal(expected, DeepComparer.FirstDifference(left, right)?.ToString());
}
