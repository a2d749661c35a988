using System.Globalization;

namespace Graupel.Formats.MessagePack;

/// <summary>Decimals as text.</summary>
internal static class MessagePackDecimal
{
    // A decimal has 28 digits always, a 29th sometimes.
    private const int SafeDigits = 28;

    /// <summary>The longest text that is looked at.</summary>
    public const int LongestText = 64;

    // So many digits and a point are a number of 64 bits, whatever they are.
    private const int ShortText = 20;

    /// <summary>Writes the digits as they are: neither trailing zeros nor the sign of zero get lost.</summary>
    /// <returns>The size.</returns>
    public static int Write(Span<byte> room, decimal value)
    {
        var words = DecimalWords.Of(value);
        int length = words[2] == 0 ? WriteShort(room[1..], in words) : WriteLong(room[1..], value);
        return MessagePackEncoder.TextHeader(room, length) + length;
    }

    /// <summary>Parses a text if the value is exactly what it says.</summary>
    public static bool TryParse(ReadOnlySpan<byte> text, out decimal value) => TryParseShort(text, out value) || TryParseLong(text, out value);

    // Of 64 bits, which the framework turns into digits in a third of the time.
    private static int WriteShort(Span<byte> text, in DecimalWords words)
    {
        int sign = words[3] >>> 31;
        int scale = (words[3] >> 16) & byte.MaxValue;
        text[0] = (byte)'-';
        Span<byte> digits = text[sign..];
        unchecked((uint)words[0] | ((ulong)words[1] << 32)).TryFormat(digits, out int count, default, CultureInfo.InvariantCulture);
        if (scale == 0)
        {
            return sign + count;
        }

        int zeros = scale + 1 - count;
        if (zeros > 0)
        {
            digits[..count].CopyTo(digits[zeros..]);
            digits[..zeros].Fill((byte)'0');
            count += zeros;
        }

        int point = count - scale;
        digits[point..count].CopyTo(digits[(point + 1)..]);
        digits[point] = (byte)'.';
        return sign + count + 1;
    }

    private static int WriteLong(Span<byte> text, decimal value)
    {
        value.TryFormat(text, out int length, default, CultureInfo.InvariantCulture);
        return length;
    }

    // Digits with or without a sign and a point; everything else is left to the framework.
    private static bool TryParseShort(ReadOnlySpan<byte> text, out decimal value)
    {
        value = 0;
        bool isNegative = text is [(byte)'-', ..];
        ReadOnlySpan<byte> digits = isNegative ? text[1..] : text;
        if (digits.Length > ShortText)
        {
            return false;
        }

        ulong number = 0;
        int behind = -1;
        for (int i = 0; i < digits.Length; i++)
        {
            uint digit = unchecked(digits[i] - (uint)'0');
            if (digit <= 9)
            {
                number = unchecked((number * 10) + digit);
            }
            else if (digits[i] == '.' && behind < 0)
            {
                behind = digits.Length - i - 1;
            }
            else
            {
                return false;
            }
        }

        // Twenty digits without a point may be more than 64 bits.
        if (digits.Length == (behind < 0 ? 0 : 1) || (behind < 0 && digits.Length == ShortText))
        {
            return false;
        }

        value = new decimal(unchecked((int)number), unchecked((int)(number >> 32)), 0, isNegative, (byte)Math.Max(behind, 0));
        return true;
    }

    private static bool TryParseLong(ReadOnlySpan<byte> text, out decimal value) =>
        decimal.TryParse(text, NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out value)
        && text is not [.., 0]
        && (HasSafeDigits(text) || IsCanonical(text, value));

    private static bool HasSafeDigits(ReadOnlySpan<byte> text)
    {
        int digits = text.Length - text.IndexOfAnyInRange((byte)'0', (byte)'9');
        return digits <= SafeDigits;
    }

    private static bool IsCanonical(ReadOnlySpan<byte> text, decimal value)
    {
        Span<byte> canonical = new byte[LongestText];
        value.TryFormat(canonical, out int length, default, CultureInfo.InvariantCulture);

        // Zeros may precede the digits, behind the sign.
        return Unsigned(text).EndsWith(Unsigned(canonical[..length]));
    }

    private static ReadOnlySpan<byte> Unsigned(ReadOnlySpan<byte> text) => text is [(byte)'-', ..] ? text[1..] : text;
}
