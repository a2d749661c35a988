using System.Diagnostics.CodeAnalysis;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>How a type is written as text.</summary>
internal interface IText<T>
    where T : class
{
    static abstract string ToText(T value);

    static abstract bool TryParse(string text, [NotNullWhen(true)] out T? value);
}

/// <summary>Values that are written as text, such as URIs.</summary>
internal sealed class TextConverter<TWriter, TReader, T, TText>(bool isExact) : Converter<TWriter, TReader, T?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : class
    where TText : struct, IText<T>
{
    public override WireShape Shape { get; } = new(WireKind.String, minimumSize: 1) { IsExact = isExact };

    public override void Write(ref TWriter writer, in T? value)
    {
        T? one = value;
        if (one is not null && one.GetType() != typeof(T))
        {
            Throw.DerivedType(one.GetType(), typeof(T));
        }

        writer.WriteString(one is null ? null : TText.ToText(one));
    }

    public override T? Read(ref TReader reader)
    {
        string? text = reader.ReadString();
        if (text is null)
        {
            return null;
        }

        if (!TText.TryParse(text, out T? value))
        {
            Throw.InvalidValue($"the text is not a {typeof(T)}", reader.Offset);
        }

        return value;
    }
}
