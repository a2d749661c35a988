using System.Globalization;
using System.Text;

namespace Graupel.Formats;

/// <summary>The lines of a dump, in all formats: an offset, and what is there, indented.</summary>
internal sealed class DumpTree
{
    private const int MaxLevels = 200;

    private readonly StringBuilder _text = new();
    private int _level;

    /// <summary>Adds a line.</summary>
    /// <param name="at">The offset.</param>
    /// <param name="text">What is there.</param>
    public void Line(int at, string text) =>
        _text.Append(CultureInfo.InvariantCulture, $"{at:X6}  ").Append(' ', 2 * Math.Max(0, _level - 1)).AppendLine(text);

    /// <summary>Begins what is indented; <see cref="Leave"/> ends it.</summary>
    public void Indent() => _level++;

    /// <summary>The same for a value.</summary>
    /// <param name="at">Where it begins.</param>
    /// <exception cref="GraupelException">It is too deep in others.</exception>
    public void Enter(int at)
    {
        Indent();
        if (_level > MaxLevels)
        {
            Throw.DepthExceeded(MaxLevels, at);
        }

        Depth.CheckStack(_level, at);
    }

    /// <summary>Ends what was begun last.</summary>
    public void Leave() => _level--;

    /// <summary>Ends the dump.</summary>
    /// <param name="position">Where the last value ended.</param>
    /// <param name="payload">All bytes.</param>
    public void End(int position, ReadOnlySpan<byte> payload)
    {
        if (position < payload.Length)
        {
            Line(position, $"! {payload.Length - position} bytes are left");
        }
    }

    /// <summary>Ends the dump with an error.</summary>
    /// <param name="fault">The error.</param>
    /// <param name="position">Where the dump was, unless the error says where it is.</param>
    /// <param name="payload">All bytes.</param>
    public void End(GraupelException fault, int position, ReadOnlySpan<byte> payload)
    {
        fault.Remark(Suspicion.OfWrapper(payload));
        Line(fault.Offset < 0 ? position : (int)fault.Offset, $"! {fault.Kind}: {fault.Message}");
    }

    /// <inheritdoc/>
    public override string ToString() => _text.ToString();
}
