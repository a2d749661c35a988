using System.Globalization;

namespace Graupel.Converters;

/// <summary>The formats of numbers, dates and lists that a culture has.</summary>
internal static class CultureFormats
{
    private const char Separator = '\0';

    /// <summary>Whether a culture has those of its name, or those that the user of this machine has chosen for it.</summary>
    /// <param name="culture">The culture.</param>
    /// <param name="standard">The culture that the machine knows by this name.</param>
    public static bool AreOfName(CultureInfo culture, CultureInfo standard)
    {
        if (culture == (object)standard)
        {
            return true;
        }

        string formats = Describe(culture);
        return formats == Describe(standard) || (culture.UseUserOverride && formats == Describe(new CultureInfo(culture.Name, useUserOverride: true)));
    }

    private static string Describe(CultureInfo culture) =>
        string.Join(Separator, culture.TextInfo.ListSeparator, Describe(culture.NumberFormat), Describe(culture.DateTimeFormat));

    private static string Describe(NumberFormatInfo format) => string.Join(
        Separator,
        [
            format.CurrencyDecimalDigits, format.CurrencyDecimalSeparator, format.CurrencyGroupSeparator, string.Join(' ', format.CurrencyGroupSizes),
            format.CurrencyNegativePattern, format.CurrencyPositivePattern, format.CurrencySymbol, format.DigitSubstitution, format.NaNSymbol,
            string.Join(Separator, format.NativeDigits), format.NegativeInfinitySymbol, format.NegativeSign, format.NumberDecimalDigits,
            format.NumberDecimalSeparator, format.NumberGroupSeparator, string.Join(' ', format.NumberGroupSizes), format.NumberNegativePattern,
            format.PercentDecimalDigits, format.PercentDecimalSeparator, format.PercentGroupSeparator, string.Join(' ', format.PercentGroupSizes),
            format.PercentNegativePattern, format.PercentPositivePattern, format.PercentSymbol, format.PerMilleSymbol, format.PositiveInfinitySymbol,
            format.PositiveSign,
        ]);

    private static string Describe(DateTimeFormatInfo format) => string.Join(
        Separator,
        [
            format.AMDesignator, .. Describe(format.Calendar), .. format.GetAllDateTimePatterns(), format.CalendarWeekRule, format.DateSeparator, format.FirstDayOfWeek, format.FullDateTimePattern, format.LongDatePattern,
            format.LongTimePattern, format.MonthDayPattern, format.PMDesignator, format.ShortDatePattern, format.ShortTimePattern, format.TimeSeparator,
            format.YearMonthPattern, .. format.AbbreviatedDayNames, .. format.AbbreviatedMonthGenitiveNames, .. format.AbbreviatedMonthNames,
            .. format.DayNames, .. format.MonthGenitiveNames, .. format.MonthNames, .. format.ShortestDayNames,
        ]);

    private static object?[] Describe(Calendar calendar) =>
        [calendar.GetType(), calendar.TwoDigitYearMax, (calendar as GregorianCalendar)?.CalendarType, (calendar as HijriCalendar)?.HijriAdjustment];
}
