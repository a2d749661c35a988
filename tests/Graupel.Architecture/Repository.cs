using System.Diagnostics;

namespace Graupel.Architecture;

/// <summary>The files of the work tree.</summary>
internal static class Repository
{
    private static readonly Lazy<string[]> TrackedFiles = new(ListFiles);

    public static string Root { get; } = FindRoot();

    /// <summary>Paths relative to the root, with forward slashes, of all files that are tracked or would be.</summary>
    public static IReadOnlyList<string> Files => TrackedFiles.Value;

    public static IEnumerable<string> FilesUnder(string folder, string extension) =>
        Files.Where(path => path.StartsWith(folder + "/", StringComparison.Ordinal) && path.EndsWith(extension, StringComparison.Ordinal));

    public static string Read(string path) => File.ReadAllText(Path.Combine(Root, path));

    private static string FindRoot()
    {
        for (var folder = AppContext.BaseDirectory; folder is not null; folder = Path.GetDirectoryName(folder))
        {
            if (File.Exists(Path.Combine(folder, "Graupel.slnx")))
            {
                return folder;
            }
        }

        throw new InvalidOperationException("The tests run outside of the repository.");
    }

    private static string[] ListFiles()
    {
        var start = new ProcessStartInfo("git", "ls-files --cached --others --exclude-standard")
        {
            WorkingDirectory = Root,
            RedirectStandardOutput = true,
        };
        using var git = Process.Start(start)!;
        var listing = git.StandardOutput.ReadToEnd();
        git.WaitForExit();
        Assert.Equal(0, git.ExitCode);
        // A file that was deleted but not yet committed is still listed.
        return [.. listing.Split('\n', StringSplitOptions.RemoveEmptyEntries).Distinct().Where(path => File.Exists(Path.Combine(Root, path)))];
    }
}
