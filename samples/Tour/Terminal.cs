using Spectre.Console;

namespace Tour;

/// <summary>What the tour shows, on a terminal and in a file.</summary>
internal static class Terminal
{
    // A file has no width of its own: enough for every table.
    private const int FileWidth = 120;

    /// <summary>A console over a writer.</summary>
    /// <param name="output">The writer.</param>
    public static IAnsiConsole Create(TextWriter output)
    {
        var target = new AnsiConsoleOutput(output);
        if (target.IsTerminal)
        {
            return AnsiConsole.Create(new AnsiConsoleSettings { Out = target });
        }

        var console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Out = target,
            Ansi = AnsiSupport.No,
            ColorSystem = ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
        });
        console.Profile.Width = FileWidth;
        return console;
    }

    /// <summary>Runs a piece of work and shows how far it is, if there is a terminal to show it on.</summary>
    /// <typeparam name="T">The result.</typeparam>
    /// <param name="console">The console.</param>
    /// <param name="title">What is being done.</param>
    /// <param name="steps">The number of steps.</param>
    /// <param name="work">The work; it says what it does before each step.</param>
    public static T WithProgress<T>(this IAnsiConsole console, string title, int steps, Func<Action<string>, T> work)
    {
        if (!console.Profile.Capabilities.Interactive || !console.Profile.Capabilities.Ansi)
        {
            return work(static _ => { });
        }

        return console.Progress()
            .AutoClear(true)
            .Columns(new TaskDescriptionColumn { Alignment = Justify.Left }, new ProgressBarColumn(), new PercentageColumn())
            .Start(context =>
            {
                var task = context.AddTask(title, maxValue: steps);
                var begun = 0;
                return work(step =>
                {
                    task.Value = begun++;
                    task.Description = $"{title} [dim]{step.EscapeMarkup()}[/]";
                });
            });
    }
}
