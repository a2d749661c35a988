extern alias Generator;

using System.Composition;
using System.Reflection;
using Generator::Graupel.Generator.Diagnostics;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Graupel.Generator.Tests.Fixes;

/// <summary>Editors find the fixes, and the pages of diagnostics tell of them.</summary>
public class ProviderTests
{
    public static TheoryData<string> Ids => new(Descriptors.All.Select(static descriptor => descriptor.Id));

    [Fact]
    public void Editors_find_every_provider() => Assert.All(FixRun.Providers, static provider =>
    {
        var export = provider.GetType().GetCustomAttribute<ExportCodeFixProviderAttribute>();
        Assert.NotNull(export);
        Assert.Equal([LanguageNames.CSharp], export.Languages);
        Assert.Equal(provider.GetType().Name, export.Name);
        Assert.NotNull(provider.GetType().GetCustomAttribute<SharedAttribute>());
        Assert.NotNull(provider.GetFixAllProvider());
    });

    [Theory]
    [MemberData(nameof(Ids))]
    public void A_page_says_whether_there_is_a_fix(string id)
    {
        string page = File.ReadAllText(Path.Combine(TestFolder.Path, "..", "..", "docs", "diagnostics", id + ".md"));
        Assert.Single(page.Split('\n'), static line => line.StartsWith("**Code fix.** ", StringComparison.Ordinal));
        Assert.Equal(FixRun.Providers.Any(provider => provider.FixableDiagnosticIds.Contains(id)), !page.Contains("**Code fix.** None.", StringComparison.Ordinal));
    }

    [Fact]
    public void Fixes_are_for_diagnostics_that_exist() =>
        Assert.Empty(FixRun.Providers.SelectMany(static provider => provider.FixableDiagnosticIds).Except(Descriptors.All.Select(static descriptor => descriptor.Id)));
}
