using System.Text;

namespace Graupel.Converters;

/// <summary>
/// The registered name of an encoding; of the Unicode ones then <c>;bom</c> if it writes a byte order mark, and <c>;strict</c> if it refuses
/// what is malformed. Encodings with more of their own are refused.
/// </summary>
internal sealed class EncodingSurrogate : Surrogate<Encoding, string>
{
    private const string Mark = ";bom";
    private const string Strict = ";strict";

    public override string ToWire(Encoding value, long offset)
    {
        string name = value.WebName;
        if (IsUnicode(name))
        {
            name += (value.Preamble.IsEmpty ? "" : Mark) + (value.DecoderFallback is DecoderExceptionFallback ? Strict : "");
        }

        if (!FromWire(name, offset).Equals(value))
        {
            Throw.InvalidValue($"the encoding {name} is not the standard encoding of that name", offset);
        }

        return name;
    }

    public override Encoding FromWire(string wire, long offset)
    {
        string[] parts = wire.Split(';', 2);
        string suffix = wire[parts[0].Length..];
        bool mark = suffix.StartsWith(Mark, StringComparison.Ordinal);
        bool strict = suffix.EndsWith(Strict, StringComparison.Ordinal);
        if (suffix != (mark ? Mark : "") + (strict ? Strict : "") || (suffix.Length > 0 && !IsUnicode(parts[0])))
        {
            Throw.InvalidValue("the text is not the name of an encoding", offset);
        }

        return parts[0] switch
        {
            "utf-8" => new UTF8Encoding(mark, strict),
            "utf-16" => new UnicodeEncoding(bigEndian: false, mark, strict),
            "utf-16BE" => new UnicodeEncoding(bigEndian: true, mark, strict),
            "utf-32" => new UTF32Encoding(bigEndian: false, mark, strict),
            "utf-32BE" => new UTF32Encoding(bigEndian: true, mark, strict),
            var name => FindOther(name, offset),
        };
    }

    private static bool IsUnicode(string name) => name is "utf-8" or "utf-16" or "utf-16BE" or "utf-32" or "utf-32BE";

    private static Encoding FindOther(string name, long offset)
    {
        if (Find(name) is not { } encoding || encoding.WebName != name)
        {
            Throw.InvalidValue("the text is not the name of a known encoding", offset);
            return null;
        }

        return encoding;
    }

    private static Encoding? Find(string name)
    {
        try
        {
            return Encoding.GetEncoding(name);
        }
        catch (Exception e) when (e is ArgumentException or NotSupportedException)
        {
            return null;
        }
    }
}
