namespace Graupel.Generator.Tests.Harness;

/// <summary>Generated files that are kept beside the tests. GRAUPEL_UPDATE=1 rewrites them.</summary>
internal static class Snapshot
{
    public static void Matches(string text, string name)
    {
        string path = Path.Combine(TestFolder.Path, "Snapshots", name + ".g.cs");
        if (Environment.GetEnvironmentVariable("GRAUPEL_UPDATE") == "1")
        {
            File.WriteAllText(path, text);
        }

        Assert.Equal(File.ReadAllText(path), text);
    }
}
