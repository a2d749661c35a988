using System.Text.RegularExpressions;

namespace SeedTests;

/// <summary>Every feature, promise and example of the documents has tests: the table Features.txt names them.</summary>
public partial class FeatureTests
{
    // The letters of the table and how many rows each has.
    private static readonly (char Letter, int Rows)[] Sections =
        [('N', 34), ('M', 18), ('L', 8), ('P', 25), ('I', 16), ('K', 15), ('S', 12), ('F', 13), ('O', 17), ('E', 11)];

    [Fact]
    public void Every_row_names_tests_that_exist()
    {
        HashSet<string> tests = [.. Tests()];
        string[] missing = [.. from row in Rows() from test in row.Tests where !tests.Contains(test) select $"{row.Id}: {test}"];

        Assert.Empty(missing);
        Assert.All(Rows(), static row => Assert.NotEmpty(row.Tests));
    }

    [Fact]
    public void No_row_is_missing() =>
        Assert.Equal(Sections.SelectMany(static one => Enumerable.Range(1, one.Rows).Select(i => $"{one.Letter}{i}")), Rows().Select(static row => row.Id));

    // What tests are for rows of the documents, and not merely for this library.
    [Fact]
    public void Every_class_of_tests_stands_in_the_table()
    {
        HashSet<string> named = [.. Rows().SelectMany(static row => row.Tests).Select(static test => test[..test.LastIndexOf('.')])];
        string[] classes = [.. Tests().Select(static test => test[..test.LastIndexOf('.')]).Distinct().Where(static name => name != typeof(FeatureTests).FullName)];

        Assert.All(classes, name => Assert.Contains(name, named));
    }

    private static IEnumerable<string> Tests() =>
        from type in typeof(FeatureTests).Assembly.GetTypes()
        from method in type.GetMethods()
        where method.IsDefined(typeof(FactAttribute), inherit: true)
        select $"{type.FullName}.{method.Name}";

    private static IEnumerable<(string Id, string[] Tests)> Rows()
    {
        using var reader = new StreamReader(typeof(FeatureTests).Assembly.GetManifestResourceStream("Features.txt")!);
        string space = "";
        foreach (string line in reader.ReadToEnd().Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries))
        {
            if (line.StartsWith("in ", StringComparison.Ordinal))
            {
                space = line[3..];
            }
            else if (Row().Match(line) is { Success: true } row)
            {
                yield return (row.Groups["id"].Value, [.. row.Groups["tests"].Value.Split(' ', StringSplitOptions.RemoveEmptyEntries).Select(test => Whole(test, space))]);
            }
        }
    }

    private static string Whole(string test, string space) => test.StartsWith('/') ? test[1..] : $"{space}.{test}";

    [GeneratedRegex(@"^(?<id>[A-Z]\d+) [^:]+: (?<tests>.+)$", RegexOptions.ExplicitCapture)]
    private static partial Regex Row();
}
