using Tour.Metadata;

namespace Tour.Tests.Metadata;

/// <summary>A folder is read for its managed assemblies.</summary>
public sealed class SharedFrameworkTests : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("tour");

    public void Dispose() => _folder.Delete(recursive: true);

    [Fact]
    public void Files_that_are_no_assemblies_are_left_out()
    {
        File.WriteAllText(Path.Combine(_folder.FullName, "text.dll"), "no image");
        File.WriteAllBytes(Path.Combine(_folder.FullName, "empty.dll"), []);
        File.Copy(typeof(CatalogueReader).Assembly.Location, Path.Combine(_folder.FullName, "Tour.dll"));

        using var framework = SharedFramework.Open(_folder.FullName);
        var catalogue = CatalogueReader.Read(framework);

        Assert.Equal("Tour", Assert.Single(catalogue.Assemblies).Name);
        Assert.Equal(_folder.Name, catalogue.Framework);
        Assert.Null(catalogue.Version);
    }
}
