using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests.Fixes;

/// <summary>What fixes are held to: they give the source that one expects, and the diagnostic is gone.</summary>
internal static class Fixing
{
    public static async Task Gives(string id, string title, string before, string after)
    {
        FixRun run = await FixRun.Of(before);
        Assert.Contains(title, await run.Titles(id));
        run = await run.Apply(id, title);
        Assert.Equal(after, await run.Text());
        Assert.DoesNotContain(run.Diagnostics, diagnostic => diagnostic.Id == id);
    }

    public static async Task IsNotOffered(string id, string source) => Assert.Empty(await (await FixRun.Of(source)).Titles(id));
}
