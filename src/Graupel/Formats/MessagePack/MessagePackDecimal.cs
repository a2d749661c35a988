using System.Globalization;

namespace Graupel.Formats.MessagePack;

/// <summary>Decimals as text.</summary>
internal static class MessagePackDecimal
{
    // A decimal has 28 digits always, a 29th sometimes.
    private const int SafeDigits = 28;

    /// <summary>The longest text that is looked at.</summary>
    public const int LongestText = 64;

    /// <summary>Writes the digits as they are: neither trailing zeros nor the sign of zero get lost.</summary>
    /// <returns>The size.</returns>
    public static int Write(Span<byte> room, decimal value)
    {
        // The framework leaves out the sign of zero.
        int sign = value == 0 && decimal.IsNegative(value) ? 1 : 0;
        room[1] = (byte)'-';
        value.TryFormat(room[(1 + sign)..], out int length, default, CultureInfo.InvariantCulture);
        return MessagePackEncoder.TextHeader(room, sign + length) + sign + length;
    }

    /// <summary>Parses a text if the value is exactly what it says.</summary>
    public static bool TryParse(ReadOnlySpan<byte> text, out decimal value) =>
        decimal.TryParse(text, NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out value)
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
        return text.EndsWith(canonical[..length]);
    }
}
