using System.Globalization;
using System.Text;

namespace Graupel;

/// <summary>The way to a member, found from the inside outwards; put together only when somebody asks, because it may be long.</summary>
internal sealed class MemberPath
{
    // What comes more often than this in a row is written once, with a count.
    private const int MostSpelled = 16;

    // How many steps may be between a step and its return for this to be seen: three members, each with an element.
    private const int LongestRound = 6;

    // Characters of each of the two ends of a way that is too long to be told as a whole.
    private const int LongestEnd = 500;

    private static readonly char[] Beginnings = ['.', '['];

    // A member, and how many times it comes; or an element.
    private readonly List<(string? Name, int Number)> _steps = [];
    private string? _text;
    private Dictionary<object, int>? _met;
    private int _dropped;

    /// <summary>Puts a member in front.</summary>
    public void Prepend(string name) => Add((name, 1));

    /// <summary>Puts a member in front that is the way from each of several objects to the next.</summary>
    /// <param name="name">The member.</param>
    /// <param name="times">How many objects, which may be none.</param>
    public void Prepend(string name, int times)
    {
        if (times > 0)
        {
            Add((name, times));
        }
    }

    /// <summary>Puts an element in front.</summary>
    public void Prepend(int index) => Add((null, index));

    /// <summary>Corrects the index of the element in front that was counted from <paramref name="start"/> on.</summary>
    public void Move(int start)
    {
        if (_steps.Count > 0 && _steps[^1].Name is null)
        {
            _steps[^1] = (null, _steps[^1].Number + start);
            _text = null;
        }
    }

    /// <summary>Notes that the steps so far lead on from an object. If it was met before, further inside, the steps from there on go.</summary>
    /// <returns>Whether it was met before.</returns>
    public bool Meet(object value)
    {
        _met ??= new(ReferenceEqualityComparer.Instance);
        bool isAgain = _met.TryGetValue(value, out int inside);
        if (isAgain)
        {
            _steps.RemoveRange(0, inside - _dropped);
            _dropped = inside;
            _text = null;
        }

        _met[value] = _steps.Count + _dropped;
        return isAgain;
    }

    /// <inheritdoc/>
    public override string ToString() => _text ??= Join();

    private void Add((string? Name, int Number) step)
    {
        _steps.Add(step);
        _text = null;
    }

    private string Join()
    {
        List<(string? Name, int Number)> steps = Inwards();
        var text = new StringBuilder();
        for (int i = 0; i < steps.Count;)
        {
            (int length, int times) = RoundAt(steps, i);
            if (times > MostSpelled)
            {
                AppendRounds(text, steps.GetRange(i, length), times);
                i += length * times;
            }
            else
            {
                Append(text, steps[i++]);
            }
        }

        return text.Length > 2 * LongestEnd ? Ends(text.ToString()) : text.ToString();
    }

    // From the outside inwards, each member that comes several times in a row once.
    private List<(string? Name, int Number)> Inwards()
    {
        List<(string? Name, int Number)> steps = [];
        for (int i = _steps.Count - 1; i >= 0; i--)
        {
            (string? name, int number) = _steps[i];
            if (name is not null && steps.Count > 0 && steps[^1].Name == name)
            {
                steps[^1] = (name, steps[^1].Number + number);
            }
            else
            {
                steps.Add((name, number));
            }
        }

        return steps;
    }

    // The steps from a member on that come again right behind themselves, and how many times they come.
    private static (int Length, int Times) RoundAt(List<(string? Name, int Number)> steps, int start)
    {
        for (int length = 2; length <= LongestRound && steps[start].Name is not null; length++)
        {
            int end = start + length;
            while (end < steps.Count && steps[end] == steps[end - length])
            {
                end++;
            }

            int times = (end - start) / length;
            if (times > MostSpelled)
            {
                return (length, times);
            }
        }

        return (1, 1);
    }

    // Cut where a step begins, if its name is not that long by itself.
    private static string Ends(string text)
    {
        int head = text.LastIndexOfAny(Beginnings, LongestEnd);
        int tail = text.IndexOfAny(Beginnings, text.Length - LongestEnd);
        return $"{text[..(head > 0 ? head : LongestEnd)]}...{text[(tail > 0 ? tail : text.Length - LongestEnd)..].TrimStart('.')}";
    }

    private static void AppendRounds(StringBuilder text, List<(string? Name, int Number)> steps, int times)
    {
        var round = new StringBuilder();
        steps.ForEach(step => Append(round, step));
        bool isOne = steps[0].Number == 1 && steps.Skip(1).All(static step => step.Name is null);
        text.Append(text.Length > 0 ? "." : "")
            .Append(isOne ? "" : "(").Append(round).Append(isOne ? "" : ")")
            .Append(CultureInfo.InvariantCulture, $"*{times}");
    }

    private static void Append(StringBuilder text, (string? Name, int Number) step)
    {
        if (step.Name is null)
        {
            text.Append(CultureInfo.InvariantCulture, $"[{step.Number}]");
            return;
        }

        bool isSpelled = step.Number <= MostSpelled;
        for (int i = 0; i < (isSpelled ? step.Number : 1); i++)
        {
            text.Append(text.Length > 0 ? "." : "").Append(step.Name);
        }

        if (!isSpelled)
        {
            text.Append(CultureInfo.InvariantCulture, $"*{step.Number}");
        }
    }
}
