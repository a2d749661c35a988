using System.Globalization;
using System.Text;

namespace Graupel;

/// <summary>The way to a member, found from the inside outwards; put together only when somebody asks, because it may be long.</summary>
internal sealed class MemberPath
{
    private readonly List<(string? Name, int Index)> _steps = [];
    private string? _text;
    private Dictionary<object, int>? _met;
    private int _dropped;

    /// <summary>Puts a member in front.</summary>
    public void Prepend(string name) => Add((name, -1));

    /// <summary>Puts an element in front.</summary>
    public void Prepend(int index) => Add((null, index));

    /// <summary>Corrects the index of the element in front that was counted from <paramref name="start"/> on.</summary>
    public void Move(int start)
    {
        if (_steps.Count > 0 && _steps[^1].Name is null)
        {
            _steps[^1] = (null, _steps[^1].Index + start);
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

    private void Add((string? Name, int Index) step)
    {
        _steps.Add(step);
        _text = null;
    }

    private string Join()
    {
        var text = new StringBuilder();
        for (int i = _steps.Count - 1; i >= 0; i--)
        {
            (string? name, int index) = _steps[i];
            if (name is null)
            {
                text.Append(CultureInfo.InvariantCulture, $"[{index}]");
            }
            else
            {
                text.Append(text.Length > 0 ? "." : "").Append(name);
            }
        }

        return text.ToString();
    }
}
