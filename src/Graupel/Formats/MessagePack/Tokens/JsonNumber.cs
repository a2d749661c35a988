using System.Globalization;
using System.Numerics;
using System.Text.Json;

namespace Graupel.Formats.MessagePack;

/// <summary>Numbers in JSON: integers are exact; floats are the nearest ones, but neither infinite nor zero for another number.</summary>
internal static class JsonNumber
{
    public static void Write(JsonElement element, MessagePackTokenWriter output)
    {
        string text = element.GetRawText();
        if (!IsInteger(text) || text == "-0")
        {
            // No integer is a negative zero.
            output.WriteDouble(ToDouble(text));
        }
        else if (element.TryGetInt64(out long signed))
        {
            output.WriteInteger(signed);
        }
        else if (element.TryGetUInt64(out ulong unsigned))
        {
            output.WriteInteger(unsigned);
        }
        else
        {
            Throw.InvalidValue("an integer of more than 64 bits", -1);
        }
    }

    public static float ToSingle(JsonElement element)
    {
        string text = element.GetRawText();
        float number = float.Parse(text, CultureInfo.InvariantCulture);
        EnsureInRange(float.IsFinite(number), number == 0, text, 32);

        // What is finite has at most 39 digits.
        if (IsInteger(text) && BigInteger.Parse(text, CultureInfo.InvariantCulture) != new BigInteger(number))
        {
            Throw.InvalidValue("an integer that a 32-bit float cannot represent exactly", -1);
        }

        return number;
    }

    private static double ToDouble(string text)
    {
        double number = double.Parse(text, CultureInfo.InvariantCulture);
        EnsureInRange(double.IsFinite(number), number == 0, text, 64);
        return number;
    }

    private static bool IsInteger(string text) => !text.AsSpan().ContainsAny('.', 'e', 'E');

    private static void EnsureInRange(bool isFinite, bool isZero, string text, int bits)
    {
        if (!isFinite)
        {
            Throw.InvalidValue($"a number that is too large for a {bits}-bit float", -1);
        }

        int exponent = text.AsSpan().IndexOfAny('e', 'E');
        ReadOnlySpan<char> digits = text.AsSpan(0, exponent < 0 ? text.Length : exponent);
        if (isZero && digits.ContainsAnyInRange('1', '9'))
        {
            Throw.InvalidValue($"a number that is too small for a {bits}-bit float", -1);
        }
    }
}
