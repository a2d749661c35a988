using System.Text;
using Graupel.TestCases;
using Graupel.TestCases.Comparing;

namespace Graupel.Conformance.Types;

/// <summary>One line for each test case: its type, how many values of it are tried, and what comes back in each format, by both compilers.</summary>
internal sealed class TypeRows : ICaseVisitor
{
    private const string Same = "yes";
    private const string Instants = "dates as UTC";
    private const string WellFormed = "well-formed text";

    private readonly StringBuilder _text = new();
    private readonly TypeWords _words = new();
    private bool _hasWords;

    public static string Of(IEnumerable<TestCase> cases)
    {
        var rows = new TypeRows();
        foreach (IGrouping<string, TestCase> group in cases.GroupBy(static testCase => testCase.Group))
        {
            rows.Begin(group);
            foreach (TestCase testCase in group)
            {
                testCase.Accept(rows);
            }
        }

        return rows._text.ToString();
    }

    public void Visit<[ContractParameter] T>(TestCase<T> testCase)
    {
        IEnumerable<string> formats = Way.Formats.Select(format => string.Join("; ", Way.All
            .Where(way => way.Format == format)
            .SelectMany(way => testCase.Values.SelectMany(value => Outcomes(way, value)))
            .Distinct()
            .Order(StringComparer.Ordinal)
            .DefaultIfEmpty(Same)));
        string words = _hasWords ? $"{_words.Of(typeof(T))}| " : "";
        _text.Append($"| `{testCase.Name.Replace("|", "\\|", StringComparison.Ordinal)}` | {words}{testCase.Count} | {string.Join(" | ", formats)} |\n");
    }

    private void Begin(IGrouping<string, TestCase> group)
    {
        _hasWords = group.Where(static testCase => TypeWords.HasWords(testCase.Type)).Select(static testCase => TypeWords.NameOf(testCase.Type)).Distinct(StringComparer.Ordinal).Skip(1).Any();
        string words = _hasWords ? " what it is |" : "";
        string line = _hasWords ? " --- |" : "";
        _text.Append($"\n### {char.ToUpperInvariant(group.Key[0])}{group.Key[1..]}\n\n| type |{words} values | {string.Join(" | ", Way.Formats)} |\n| --- |{line} --- |{string.Concat(Way.Formats.Select(static _ => " --- |"))}\n");
    }

    // What becomes of one value; nothing where it comes back as it was.
    private static IEnumerable<string> Outcomes<[ContractParameter] T>(Way way, Func<T> value)
    {
        if (Deviations.RefusalOf(way.Format, value()) is { } refusal)
        {
            Assert.Equal(refusal, Assert.Throws<GraupelException>(() => way.Serializer.Serialize(value())).Kind);
            yield return WellFormed;
            yield break;
        }

        T? back = way.Serializer.Deserialize<T>(way.Serializer.Serialize(value()));
        if (DeepEqual.Difference(value(), back) is { } difference)
        {
            Assert.True(DeepEqual.Difference(value(), back, Deviations.DatesOf(way.Format)) is null, difference);
            yield return Instants;
        }
    }
}
