using System.Text;

namespace Graupel.Generator.Printing;

/// <summary>Text in the making, indented.</summary>
internal sealed class CodeText
{
    private readonly StringBuilder _text = new();
    private int _depth;

    public void Line(string line = "")
    {
        if (line.Length > 0)
        {
            _text.Append(' ', _depth * 4).Append(line);
        }

        _text.Append('\n');
    }

    /// <summary>Opens a pair of braces below <paramref name="head"/>, if it is not empty; disposing of the result closes it.</summary>
    public Braces Block(string head)
    {
        if (head.Length > 0)
        {
            Line(head);
        }

        Line("{");
        _depth++;
        return new Braces(this);
    }

    /// <summary>Lines that continue the one before.</summary>
    public Continuation Indent()
    {
        _depth++;
        return new Continuation(this);
    }

    public override string ToString() => _text.ToString();

    internal readonly struct Braces(CodeText text) : IDisposable
    {
        public void Dispose()
        {
            text._depth--;
            text.Line("}");
        }
    }

    internal readonly struct Continuation(CodeText text) : IDisposable
    {
        public void Dispose() => text._depth--;
    }
}
