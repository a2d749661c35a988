using Tour;
using Tour.Commands;
using Tour.Ways;

var console = Terminal.Create(Console.Out);
try
{
    return args switch
    {
        ["-h" or "--help" or "help"] => Usage(Console.Out, exitCode: 0),
        ["open", var file] => OpenCommand.Run(console, file),
        ["open" or ['-', ..], ..] => Usage(Console.Error, exitCode: 2),
        ["write", .. var rest] => Write(rest),
        _ => Write(args),
    };
}
catch (Exception exception) when (exception is TourException or IOException or UnauthorizedAccessException)
{
    Console.Error.WriteLine("tour: " + exception.Message.ReplaceLineEndings(" "));
    return 1;
}

int Write(string[] rest) => rest switch
{
    [var folder] => WriteCommand.Run(console, folder, WriteCommand.DefaultRounds, AllWays.Create()),
    [var folder, "--rounds", var text] when int.TryParse(text, out var rounds) && rounds > 0 =>
        WriteCommand.Run(console, folder, rounds, AllWays.Create()),
    _ => Usage(Console.Error, exitCode: 2),
};

static int Usage(TextWriter output, int exitCode)
{
    output.WriteLine(
        """
        Turns the API catalogue of the running .NET framework into bytes and back.

          tour [write] <folder> [--rounds <n>]   measure each way, check it, and leave its file in the folder
          tour open <file>                       say what is in such a file
        """);
    return exitCode;
}
