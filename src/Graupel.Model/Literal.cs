using System.Globalization;
using System.Text;

namespace Graupel.Model;

/// <summary>Constants as C# text, the same from every front end.</summary>
internal static class Literal
{
    /// <summary>The text of a parameter's default value.</summary>
    /// <param name="type">The parameter's type.</param>
    /// <param name="value">The value; of an enum, its number. Null stands for null and for the default of a struct.</param>
    public static string Of(TypeRef type, object? value)
    {
        if (value is null)
        {
            return "default";
        }

        // default of a nullable enum is a number too.
        TypeRef bare = type.Definition == "System.Nullable`1" ? type.Arguments[0] : type;
        return bare.Form == TypeForm.Enum ? $"({bare.Name})({Of(value)})" : Of(value);
    }

    /// <summary>The text of a constant; of an enum, its number.</summary>
    public static string Of(object value) => value switch
    {
        bool flag => flag ? "true" : "false",
        char unit => $"'{Escape(unit)}'",
        string text => $"\"{string.Concat(text.Select(Escape))}\"",
        float number => OfSingle(number),
        double number => OfDouble(number),
        decimal number => $"{(number == 0 && decimal.GetBits(number)[3] < 0 ? "-" : "")}{number.ToString(CultureInfo.InvariantCulture)}m",
        sbyte number => $"(sbyte)({number.ToString(CultureInfo.InvariantCulture)})",
        byte number => $"(byte){number.ToString(CultureInfo.InvariantCulture)}",
        short number => $"(short)({number.ToString(CultureInfo.InvariantCulture)})",
        ushort number => $"(ushort){number.ToString(CultureInfo.InvariantCulture)}",
        uint number => number.ToString(CultureInfo.InvariantCulture) + "u",
        long number => number == long.MinValue ? "long.MinValue" : number.ToString(CultureInfo.InvariantCulture) + "L",
        ulong number => number.ToString(CultureInfo.InvariantCulture) + "ul",

        // Of Visual Basic, which has constants of it.
        DateTime date => $"new global::System.DateTime({date.Ticks.ToString(CultureInfo.InvariantCulture)}L)",
        IFormattable other => other.ToString(null, CultureInfo.InvariantCulture),
        _ => throw new ArgumentException($"{value.GetType()} is no type of constants", nameof(value)),
    };

    // The shortest text differs between frameworks; nine and seventeen digits are exact on all of them.
    private static string OfSingle(float number) =>
        float.IsNaN(number) ? "float.NaN"
        : float.IsInfinity(number) ? number > 0 ? "float.PositiveInfinity" : "float.NegativeInfinity"
        : number == 0 && double.IsNegativeInfinity(1 / (double)number) ? "-0f"
        : number.ToString("G9", CultureInfo.InvariantCulture) + "f";

    private static string OfDouble(double number) =>
        double.IsNaN(number) ? "double.NaN"
        : double.IsInfinity(number) ? number > 0 ? "double.PositiveInfinity" : "double.NegativeInfinity"
        : number == 0 && double.IsNegativeInfinity(1 / number) ? "-0d"
        : number.ToString("G17", CultureInfo.InvariantCulture) + "d";

    private static string Escape(char unit)
    {
        if (unit is '\'' or '"' or '\\')
        {
            return new StringBuilder().Append('\\').Append(unit).ToString();
        }

        return unit is >= ' ' and <= '~' ? unit.ToString() : $"\\u{((int)unit).ToString("X4", CultureInfo.InvariantCulture)}";
    }
}
