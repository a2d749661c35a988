using System.Globalization;
using System.Text;

namespace Graupel;

/// <summary>The way to a member, found from the inside outwards; put together only when somebody asks, because it may be long.</summary>
internal sealed class MemberPath
{
    // If the path goes through more objects than this, their number is written.
    private const int MostSpelled = 16;

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
        var text = new StringBuilder();
        for (int i = _steps.Count - 1; i >= 0;)
        {
            (string? name, int number) = _steps[i--];
            if (name is null)
            {
                text.Append(CultureInfo.InvariantCulture, $"[{number}]");
                continue;
            }

            while (i >= 0 && _steps[i].Name == name)
            {
                number += _steps[i--].Number;
            }

            Append(text, name, number);
        }

        return text.Length > 2 * LongestEnd ? Ends(text.ToString()) : text.ToString();
    }

    // Cut where a step begins, if its name is not that long by itself.
    private static string Ends(string text)
    {
        int head = text.LastIndexOfAny(Beginnings, LongestEnd);
        int tail = text.IndexOfAny(Beginnings, text.Length - LongestEnd);
        return $"{text[..(head > 0 ? head : LongestEnd)]}...{text[(tail > 0 ? tail : text.Length - LongestEnd)..].TrimStart('.')}";
    }

    private static void Append(StringBuilder text, string name, int times)
    {
        bool isSpelled = times <= MostSpelled;
        for (int i = 0; i < (isSpelled ? times : 1); i++)
        {
            text.Append(text.Length > 0 ? "." : "").Append(name);
        }

        if (!isSpelled)
        {
            text.Append(CultureInfo.InvariantCulture, $"*{times}");
        }
    }
}
