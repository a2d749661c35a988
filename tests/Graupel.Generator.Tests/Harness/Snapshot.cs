using System.Runtime.CompilerServices;

namespace Graupel.Generator.Tests.Harness;

/// <summary>Generated files that are kept beside the tests. GRAUPEL_UPDATE=1 rewrites them.</summary>
internal static class Snapshot
{
    public static void Matches(string text, string name, [CallerFilePath] string caller = "")
    {
        string path = Path.Combine(Path.GetDirectoryName(caller)!, "Snapshots", name + ".g.cs");
        if (Environment.GetEnvironmentVariable("GRAUPEL_UPDATE") == "1")
        {
            File.WriteAllText(path, text);
        }

        Assert.Equal(File.ReadAllText(path), text, ignoreLineEndingDifferences: true);
    }
}
