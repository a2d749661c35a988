using System.Diagnostics;
using Tour.Ways;

namespace Tour.Tests.Commands;

/// <summary>The tour as its user runs it: a process with arguments, output and an exit code.</summary>
public sealed class ProcessTests : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("tour");

    public void Dispose() => _folder.Delete(recursive: true);

    [Fact]
    public async Task What_was_written_can_be_opened()
    {
        var out1 = Path.Combine(_folder.FullName, "out");
        var written = await RunAsync(out1, "--rounds", "1");
        Assert.Equal((0, ""), (written.ExitCode, written.Errors));
        Assert.DoesNotContain("\e", written.Output, StringComparison.Ordinal);
        foreach (var way in AllWays.Create())
        {
            // The table may break the line behind the comma.
            Assert.Matches($@"│ {way.Name.Split(' ')[0]}[^│]*│.*│ yes +│", written.Output);

            var opened = await RunAsync("open", Path.Combine(out1, way.FileName));
            Assert.Equal((0, ""), (opened.ExitCode, opened.Errors));
            Assert.StartsWith($"Microsoft.NETCore.App {Environment.Version}", opened.Output, StringComparison.Ordinal);
            Assert.Matches(@"│ class +│ +\d,\d{3} │", opened.Output);
            Assert.Matches(@"│ method +│ +\d{2,},\d{3} │", opened.Output);
            Assert.Matches(@"│ System +│ +\d{3} │ +\d{2},\d{3} │", opened.Output);
        }
    }

    [Theory]
    [InlineData("text", "this is no catalogue")]
    [InlineData("cut", "{\"Framework\":\"F\",\"Assem")]
    [InlineData("empty", "")]
    public async Task A_bad_file_gives_one_line_and_an_exit_code(string name, string content)
    {
        var path = Path.Combine(_folder.FullName, name);
        await File.WriteAllTextAsync(path, content);
        await AssertFailsAsync(1, "open", path);
    }

    [Fact]
    public async Task A_file_that_is_not_there_gives_one_line_and_an_exit_code() =>
        await AssertFailsAsync(1, "open", Path.Combine(_folder.FullName, "nothing"));

    [Fact]
    public async Task A_folder_that_cannot_be_made_gives_one_line_and_an_exit_code()
    {
        var file = Path.Combine(_folder.FullName, "file");
        await File.WriteAllTextAsync(file, "");
        await AssertFailsAsync(1, "write", Path.Combine(file, "folder"));
    }

    [Theory]
    [InlineData]
    [InlineData("open")]
    [InlineData("write")]
    [InlineData("open", "a", "b")]
    [InlineData("write", "folder", "--rounds", "0")]
    [InlineData("write", "folder", "--rounds", "many")]
    [InlineData("--unknown")]
    public async Task Wrong_arguments_give_the_usage_and_an_exit_code(params string[] arguments)
    {
        var run = await RunAsync(arguments);
        Assert.Equal((2, ""), (run.ExitCode, run.Output));
        Assert.Contains("tour open <file>", run.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Help_is_no_failure()
    {
        var run = await RunAsync("--help");
        Assert.Equal((0, ""), (run.ExitCode, run.Errors));
        Assert.Contains("tour open <file>", run.Output, StringComparison.Ordinal);
    }

    private static async Task AssertFailsAsync(int exitCode, params string[] arguments)
    {
        var run = await RunAsync(arguments);
        Assert.Equal((exitCode, ""), (run.ExitCode, run.Output));
        Assert.StartsWith("tour: ", run.Errors, StringComparison.Ordinal);
        Assert.Single(run.Errors.TrimEnd().Split('\n'));
    }

    private static async Task<(int ExitCode, string Output, string Errors)> RunAsync(params string[] arguments)
    {
        var start = new ProcessStartInfo("dotnet", [typeof(Program).Assembly.Location, .. arguments])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEndAsync();
        var errors = process.StandardError.ReadToEndAsync();
        await process.WaitForExitAsync();
        return (process.ExitCode, await output, await errors);
    }
}
