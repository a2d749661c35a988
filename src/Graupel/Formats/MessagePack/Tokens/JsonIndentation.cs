using System.Buffers;
using System.Text;

namespace Graupel.Formats.MessagePack;

/// <summary>Indents JSON: each value on a line of its own. Below some depth the lines do not move further to the right, so that their length is limited.</summary>
internal static class JsonIndentation
{
    private const int MostLevels = 32;

    private static readonly SearchValues<byte> Marks = SearchValues.Create("{}[],:\""u8);

    private static ReadOnlySpan<byte> Spaces => "                                                                "u8;

    /// <param name="json">JSON without any space between its tokens.</param>
    /// <param name="output">Receives the indented JSON.</param>
    public static void Write(ReadOnlySpan<byte> json, IBufferWriter<byte> output)
    {
        byte[] newLine = Encoding.UTF8.GetBytes(Environment.NewLine);
        int level = 0;
        while (!json.IsEmpty)
        {
            int size = TokenSize(json);
            byte first = json[0];
            bool isEmpty = first is (byte)'{' or (byte)'[' && json[1] is (byte)'}' or (byte)']';
            bool ends = first is (byte)'}' or (byte)']';
            if (ends)
            {
                NewLine(--level);
            }

            size += isEmpty ? 1 : 0;
            output.Write(json[..size]);
            if (first == (byte)':')
            {
                output.Write(" "u8);
            }
            else if (first == (byte)',')
            {
                NewLine(level);
            }
            else if (first is (byte)'{' or (byte)'[' && !isEmpty)
            {
                NewLine(++level);
            }

            json = json[size..];
        }

        void NewLine(int level)
        {
            output.Write(newLine);
            output.Write(Spaces[..(2 * Math.Min(level, MostLevels))]);
        }
    }

    // Of a bracket, a separator, a text, or anything else up to the next of these.
    private static int TokenSize(ReadOnlySpan<byte> json)
    {
        if (json[0] != (byte)'"')
        {
            int plain = json.IndexOfAny(Marks);
            return plain switch
            {
                < 0 => json.Length,
                0 => 1,
                _ => plain,
            };
        }

        int size = 1;
        while (true)
        {
            size += json[size..].IndexOfAny((byte)'"', (byte)'\\') + 1;
            if (json[size - 1] == (byte)'"')
            {
                return size;
            }

            size++;
        }
    }
}
