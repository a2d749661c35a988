using System.Text;
using Tour.Comparing;
using Tour.Model;
using Tour.Ways;

namespace Tour.Tests.Ways;

/// <summary>Files are opened by what is in them, and refused in one line if that is not a catalogue.</summary>
public sealed class CatalogueFileTests : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("tour");
    private readonly Catalogue _catalogue = SmallCatalogue.Create();

    public static TheoryData<string> Names => [.. AllWays.Create().Select(way => way.Name)];

    private string Path => System.IO.Path.Combine(_folder.FullName, "any.name");

    public void Dispose() => _folder.Delete(recursive: true);

    [Theory]
    [MemberData(nameof(Names))]
    public void A_file_opens_whatever_its_name(string name)
    {
        Save(name);
        Assert.Null(DeepComparer.FirstDifference(_catalogue, CatalogueFile.Open(Path))?.ToString());
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void A_file_that_was_cut_anywhere_is_refused(string name)
    {
        Save(name);
        var whole = File.ReadAllBytes(Path);
        for (var length = 0; length < whole.Length; length++)
        {
            File.WriteAllBytes(Path, whole[..length]);
            AssertRefused($"cut to {length} of {whole.Length} bytes");
        }
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void A_file_with_something_behind_its_end_is_refused(string name)
    {
        Save(name);
        File.AppendAllText(Path, "x");
        AssertRefused("with a byte more");
    }

    [Theory]
    [InlineData("")]
    [InlineData("{}")]
    [InlineData("{\"Framework\":1}")]
    [InlineData("null")]
    [InlineData("[1, 2]")]
    [InlineData("%PDF-1.7")]
    [InlineData("\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0")]
    [InlineData("Graupel")]
    public void A_foreign_file_is_refused(string text)
    {
        File.WriteAllBytes(Path, Encoding.Latin1.GetBytes(text));
        AssertRefused(text);
    }

    private void Save(string name)
    {
        var way = AllWays.Create().Single(way => way.Name == name);
        CatalogueFile.Save(Path, way, way.Write(_catalogue));
    }

    private void AssertRefused(string what)
    {
        var exception = Record.Exception(() => CatalogueFile.Open(Path));
        Assert.True(exception is TourException, $"A file {what} gave {exception?.GetType().Name ?? "a catalogue"}.");
        Assert.Contains(Path, exception!.Message, StringComparison.Ordinal);
    }
}
