using System.Globalization;
using System.Text.RegularExpressions;

namespace Graupel.Hostile;

/// <summary>Counts the checks of one suite, and says which one runs, so that a death has a name.</summary>
internal sealed partial class Tally : IDisposable
{
    /// <summary>Begins the line that names the check that is about to run.</summary>
    public const string Begun = "> ";

    private const int MaxShown = 40;
    private const int MaxLength = 2000;

    private readonly StreamWriter _output = new(Console.OpenStandardOutput()) { AutoFlush = true };
    private int _passed;
    private int _failed;

    /// <summary>Runs one check.</summary>
    /// <param name="name">What is checked.</param>
    /// <param name="findProblem">Gives what is wrong, or null.</param>
    public void Check(string name, Func<string?> findProblem)
    {
        _output.WriteLine(Begun + name);
        string? problem;
        try
        {
            problem = findProblem();
        }
        catch (Exception e)
        {
            problem = $"threw {e}";
        }

        if (problem is null)
        {
            _passed++;
        }
        else if (_failed++ < MaxShown)
        {
            _output.WriteLine($"FAILED {name}: {problem[..Math.Min(problem.Length, MaxLength)]}");
        }
    }

    /// <summary>Prints the counts.</summary>
    /// <returns>The exit code.</returns>
    public int Finish()
    {
        _output.WriteLine($"{_passed} passed, {_failed} failed");
        return _failed == 0 && _passed > 0 ? 0 : 1;
    }

    /// <summary>Reads the line that <see cref="Finish"/> prints.</summary>
    public static bool TryParse(string line, out (int Passed, int Failed) counts)
    {
        Match match = Counts().Match(line);
        counts = match.Success ? (Number(match.Groups["passed"]), Number(match.Groups["failed"])) : default;
        return match.Success;
    }

    public void Dispose() => _output.Dispose();

    private static int Number(Group group) => int.Parse(group.ValueSpan, CultureInfo.InvariantCulture);

    [GeneratedRegex("^(?<passed>[0-9]+) passed, (?<failed>[0-9]+) failed$")]
    private static partial Regex Counts();
}
