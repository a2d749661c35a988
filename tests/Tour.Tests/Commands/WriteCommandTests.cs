using Tour.Commands;
using Tour.Model;
using Tour.Ways;

namespace Tour.Tests.Commands;

/// <summary>The table tells the truth about a way that loses something.</summary>
public sealed class WriteCommandTests : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("tour");

    public void Dispose() => _folder.Delete(recursive: true);

    [Fact]
    public void A_way_that_loses_something_is_named_with_the_place_and_fails_the_command()
    {
        using var output = new StringWriter();
        var exitCode = WriteCommand.Run(
            Terminal.Create(output), _folder.FullName, rounds: 1, [new StubWay("lossy", Lose), new StubWay("true", catalogue => catalogue)]);

        Assert.Equal(1, exitCode);
        Assert.Matches("│ lossy +│.*│ no +│", output.ToString());
        Assert.Matches("│ true +│.*│ yes +│", output.ToString());
        Assert.Contains("lossy at Framework: expected \"Microsoft.NETCore.App\", found \"\"", output.ToString(), StringComparison.Ordinal);
        Assert.Equal([7], File.ReadAllBytes(Path.Combine(_folder.FullName, "lossy.bin")));
    }

    private static Catalogue Lose(Catalogue catalogue) => new() { Framework = "" };

    private sealed class StubWay(string name, Func<Catalogue, Catalogue> read) : IWay
    {
        private Catalogue? _written;

        public string Name => name;

        public string FileName => name + ".bin";

        public byte[] Write(Catalogue catalogue)
        {
            _written = catalogue;
            return [7];
        }

        public Catalogue Read(byte[] bytes) => read(_written!);

        public byte[] ToFile(byte[] bytes) => bytes;

        public Catalogue FromFile(byte[] file) => Read(file);
    }
}
