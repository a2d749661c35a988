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

    // So many digits are a number of 64 bits; twice as many are more than any decimal has.
    private const int PartDigits = 19;
    private const int MaxScale = 28;

    private const ulong Billion = 1_000_000_000;

    /// <summary>Writes the digits as they are: neither trailing zeros nor the sign of zero get lost.</summary>
    /// <returns>The size.</returns>
    public static int Write(Span<byte> room, decimal value)
    {
        var words = DecimalWords.Of(value);
        int length = WriteText(room[1..], in words);
        return MessagePackEncoder.TextHeader(room, length) + length;
    }

    /// <summary>Parses a text if the value is exactly what it says.</summary>
    public static bool TryParse(ReadOnlySpan<byte> text, out decimal value) => TryParseShort(text, out value) || TryParseWide(text, out value) || TryParseOther(text, out value);

    // The framework takes three times as long.
    private static int WriteText(Span<byte> text, in DecimalWords words)
    {
        int sign = words[3] >>> 31;
        int scale = (words[3] >> 16) & byte.MaxValue;
        text[0] = (byte)'-';
        Span<byte> digits = text[sign..];
        ulong low = unchecked((uint)words[0] | ((ulong)words[1] << 32));
        int count = words[2] == 0 ? WriteNumber(digits, low) : WriteWide(digits, unchecked((uint)words[2]), low);
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

    // In two parts: the last eighteen digits, zeros too, come behind a one, whose place is taken by the digit before them.
    private static int WriteWide(Span<byte> digits, ulong high, ulong low)
    {
        ulong last = TakeBillion(ref high, ref low);
        last += Billion * TakeBillion(ref high, ref low);
        int count = WriteNumber(digits, low);
        byte before = digits[count - 1];
        int behind = WriteNumber(digits[(count - 1)..], (Billion * Billion) + last) - 1;
        digits[count - 1] = before;
        return count + behind;
    }

    /// <summary>Divides a number of 96 bits.</summary>
    /// <returns>The remainder.</returns>
    private static ulong TakeBillion(ref ulong high, ref ulong low)
    {
        ulong rest = ((high % Billion) << 32) | (low >> 32);
        high /= Billion;
        ulong middle = rest / Billion;
        rest = ((rest % Billion) << 32) | (low & uint.MaxValue);
        low = (middle << 32) | (rest / Billion);
        return rest % Billion;
    }

    private static int WriteNumber(Span<byte> digits, ulong number)
    {
        number.TryFormat(digits, out int count, default, CultureInfo.InvariantCulture);
        return count;
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

    // Longer ones, of up to 96 bits.
    private static bool TryParseWide(ReadOnlySpan<byte> text, out decimal value)
    {
        value = 0;
        ReadOnlySpan<byte> digits = Unsigned(text);
        int point = digits.IndexOf((byte)'.');
        ReadOnlySpan<byte> whole = point < 0 ? digits : digits[..point];
        ReadOnlySpan<byte> fraction = point < 0 ? default : digits[(point + 1)..];
        UInt128 number = 0;
        if (digits.Length < ShortText || fraction.Length > MaxScale || whole.Length + fraction.Length > 2 * PartDigits
            || !TryAppend(ref number, whole) || !TryAppend(ref number, fraction) || number >> 96 != 0)
        {
            return false;
        }

        value = new decimal(unchecked((int)number), unchecked((int)(number >> 32)), unchecked((int)(number >> 64)), isNegative: digits.Length < text.Length, (byte)fraction.Length);
        return true;
    }

    private static bool TryAppend(ref UInt128 number, ReadOnlySpan<byte> digits)
    {
        for (int start = 0; start < digits.Length; start += PartDigits)
        {
            ulong part = 0;
            ulong power = 1;
            foreach (byte one in digits.Slice(start, Math.Min(PartDigits, digits.Length - start)))
            {
                uint digit = unchecked(one - (uint)'0');
                if (digit > 9)
                {
                    return false;
                }

                part = unchecked((part * 10) + digit);
                power = unchecked(power * 10);
            }

            number = (number * power) + part;
        }

        return true;
    }

    private static bool TryParseOther(ReadOnlySpan<byte> text, out decimal value) =>
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
