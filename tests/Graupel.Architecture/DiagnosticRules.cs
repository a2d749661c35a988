using Graupel.Model.Planning;

namespace Graupel.Architecture;

/// <summary>Each rule of contracts has one id, one page and one line in the list of pages.</summary>
public class DiagnosticRules
{
    private const string Folder = "docs/diagnostics/";

    private static IEnumerable<string> Ids => ContractRules.All.Select(rule => rule.Id);

    [Fact]
    public void Ids_are_distinct() => Assert.Equal(Ids.Distinct().Count(), ContractRules.All.Count);

    [Fact]
    public void Each_rule_has_a_page_with_its_title()
    {
        var listed = Repository.Read(Folder + "index.md");
        foreach (var rule in ContractRules.All)
        {
            Assert.StartsWith($"# {rule.Id}: {rule.Title}\n", Repository.Read($"{Folder}{rule.Id}.md"), StringComparison.Ordinal);
            Assert.Contains($"| [{rule.Id}]({rule.Id}.md) | {rule.Title} |\n", listed, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void Each_page_says_what_is_wrong_why_and_what_to_do() => Assert.All(
        ContractRules.All.Select(rule => Repository.Read($"{Folder}{rule.Id}.md")),
        page =>
        {
            Assert.Matches("(//|<!--) GRP", page);
            Assert.All((string[])["**Why.** ", "**Fix.** "], part => Assert.Contains(part, page, StringComparison.Ordinal));
        });
}
