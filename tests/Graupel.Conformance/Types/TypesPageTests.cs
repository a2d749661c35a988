using Graupel.TestCases;

namespace Graupel.Conformance.Types;

/// <summary>The page of types says what the test cases show, and there are many.</summary>
public class TypesPageTests(SuiteClock<TypesPageTests> clock) : IClassFixture<SuiteClock<TypesPageTests>>
{
    private const string Begin = "## Every type";
    private const int MinTypes = 400;
    private const int MinValues = 5;

    [Fact]
    public void Its_table_is_what_comes_back() => clock.Run(() =>
    {
        string page = Path.Combine(Repository.Root, "docs", "types.md");
        string text = File.ReadAllText(page);
        int end = text.IndexOf(Begin, StringComparison.Ordinal) + Begin.Length;
        string expected = $"{text[..end]}\n{TypeRows.Of(Catalogue.All)}";
        if (Repository.IsUpdating)
        {
            File.WriteAllText(page, expected);
            text = expected;
        }

        Assert.Equal(expected, text);
    });

    [Fact]
    public void Four_hundred_types_have_five_values_each()
    {
        int types = Catalogue.All.Count(static testCase => testCase.Count >= MinValues);
        int values = Catalogue.All.Sum(static testCase => testCase.Count);
        SuiteTimes.Add($"{Catalogue.All.Count} type cases of {values} values, {types} of them with {MinValues} values or more; {Way.All.Count + Way.Preserving.Count} ways");
        Assert.True(types >= MinTypes, $"{types} types");
    }
}
