using Graupel.TestCases;
using Graupel.TestCases.Graphs;

namespace Graupel.Conformance;

/// <summary>
/// The bytes of every value of every case, as they were when the files were last reviewed, with a readable dump: a file a group and format.
/// GRAUPEL_UPDATE=1 rewrites them.
/// </summary>
public class GoldenTests(SuiteClock<GoldenTests> clock) : IClassFixture<SuiteClock<GoldenTests>>
{
    private static readonly string Folder = Path.Combine(Golden.Folder, "Goldens");

    public static IEnumerable<object[]> Groups =>
        from format in Way.Formats
        from testCase in Cases.DistinctBy(static testCase => testCase.Group)
        select new object[] { testCase.Group, format.Name };

    private static IEnumerable<TestCase> Cases => Catalogue.All.Concat(GraphCases.All);

    [Theory]
    [MemberData(nameof(Groups))]
    public void Bytes_are_as_they_were(string group, string format) => clock.Run(() =>
    {
        var sheet = new GoldenSheet((group == GraphCases.Group ? Way.Preserving : Way.All).First(way => way.Format.Name == format));
        foreach (TestCase testCase in Cases.Where(testCase => testCase.Group == group && !GoldenBytes.IsInRandomOrder(testCase.Type)))
        {
            testCase.Accept(sheet);
        }

        Golden.Check(Path.Combine("Goldens", $"{group}.{format}.txt"), sheet.Text);
    });

    [Fact]
    public void No_file_is_left_over()
    {
        IEnumerable<string> expected = Groups.Select(static group => $"{group[0]}.{group[1]}.txt");
        Assert.Equal(expected.Order(StringComparer.Ordinal), Directory.EnumerateFiles(Folder).Select(Path.GetFileName).Order(StringComparer.Ordinal)!);
    }
}
