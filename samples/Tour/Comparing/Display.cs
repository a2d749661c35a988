using System.Collections;
using System.Globalization;
using System.Reflection;

namespace Tour.Comparing;

/// <summary>The words in which a difference speaks of values.</summary>
internal static class Display
{
    /// <summary>A value: text in quotes, numbers exactly, everything else by its type.</summary>
    /// <param name="value">The value.</param>
    public static string Of(object? value) => value switch
    {
        null => "null",
        string text => Quote(text),
        char character => $"'{Escape(character)}'",
        float number => $"{number.ToString("R", CultureInfo.InvariantCulture)} (0x{BitConverter.SingleToInt32Bits(number):X8})",
        double number => $"{number.ToString("R", CultureInfo.InvariantCulture)} (0x{BitConverter.DoubleToInt64Bits(number):X16})",
        Type type => Of(type),
        Enum => value.ToString()!,
        IConvertible number => number.ToString(CultureInfo.InvariantCulture),
        ICollection { Count: 0 } => $"an empty {Of(value.GetType())}",
        _ => $"a {Of(value.GetType())}",
    };

    /// <summary>A type, by its short name.</summary>
    /// <param name="type">The type.</param>
    public static string Of(Type type) => type.IsGenericType
        ? $"{type.Name.Split('`')[0]}<{string.Join(", ", type.GetGenericArguments().Select(Of))}>"
        : type.Name;

    /// <summary>The number of elements in each dimension of an array.</summary>
    /// <param name="array">The array.</param>
    public static string Bounds(Array array) => string.Join(
        " x ",
        Enumerable.Range(0, array.Rank).Select(d => array.GetLowerBound(d) == 0
            ? $"{array.GetLength(d)}"
            : $"{array.GetLength(d)} from {array.GetLowerBound(d)}")) + " elements";

    /// <summary>A field's name, or that of the property that it backs.</summary>
    /// <param name="field">The field.</param>
    public static string NameOf(FieldInfo field) =>
        field.Name is ['<', ..] ? field.Name[1..field.Name.IndexOf('>', StringComparison.Ordinal)] : field.Name;

    private static string Quote(string text)
    {
        const int most = 60;
        var shown = string.Concat(text.Take(most).Select(Escape));
        return text.Length > most ? $"\"{shown}...\" ({text.Length} chars)" : $"\"{shown}\"";
    }

    private static string Escape(char character) =>
        char.IsControl(character) || char.IsSurrogate(character) || character > 0x7E
            ? $"\\u{(int)character:X4}"
            : character.ToString();
}
