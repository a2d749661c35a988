using System.Globalization;
using System.Text;

namespace Graupel;

/// <summary>The way to a member, found from the inside outwards; put together only when somebody asks, because it may be long.</summary>
internal sealed class MemberPath
{
    private readonly List<(string? Name, int Index)> _steps = [];
    private string? _text;

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
