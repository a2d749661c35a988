namespace Graupel.Conformance;

internal static class Repository
{
    /// <summary>The folder with the solution.</summary>
    public static string Root { get; } = FindRoot();

    /// <summary>True when goldens are to be rewritten.</summary>
    public static bool IsUpdating { get; } = Environment.GetEnvironmentVariable("GRAUPEL_UPDATE") == "1";

    private static string FindRoot()
    {
        string folder = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(folder, "Graupel.slnx")))
        {
            folder = Path.GetDirectoryName(folder)!;
        }

        return folder;
    }
}
