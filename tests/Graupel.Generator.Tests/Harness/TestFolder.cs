namespace Graupel.Generator.Tests.Harness;

/// <summary>The folder of this project's sources, found from where the tests run: builds may hide the paths of sources.</summary>
internal static class TestFolder
{
    public static string Path { get; } = Find();

    private static string Find()
    {
        var folder = new DirectoryInfo(AppContext.BaseDirectory);
        while (!File.Exists(System.IO.Path.Combine(folder.FullName, "Graupel.Generator.Tests.csproj")))
        {
            folder = folder.Parent ?? throw new InvalidOperationException("The tests do not run below their project.");
        }

        return folder.FullName;
    }
}
