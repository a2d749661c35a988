using System.Data;
using System.Globalization;
using System.Runtime.CompilerServices;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>
/// The cultures with which tables and data sets compare, as names. Those for which none was set have the current culture, and that of the
/// reader after they were read.
/// </summary>
internal static class Locales
{
    public static string? Of(DataSet set) => IsOwn(set) || !set.Locale.Equals(CultureInfo.CurrentCulture) ? NameOf(set.Locale, "the set") : null;

    /// <summary>The culture of a table that is written with its data set.</summary>
    public static string? InSet(DataTable table, DataSet set) =>
        IsOwn(table) || !table.Locale.Equals(set.Locale) ? NameOf(table.Locale, TableErrors.Name(table)) : null;

    /// <summary>The culture of a table that is written without its data set, if it has one.</summary>
    public static string? OfAlone(DataTable table) =>
        IsOwn(table) || (table.DataSet is { } set && IsOwn(set)) || !table.Locale.Equals(CultureInfo.CurrentCulture)
            ? NameOf(table.Locale, TableErrors.Name(table))
            : null;

    public static CultureInfo? Find(string? name, string owner) =>
        name is null ? null : Find(name) ?? throw new GraupelException(ErrorKind.InvalidValue, $"the Locale of {owner} is not a known culture");

    private static string NameOf(CultureInfo culture, string owner) => culture.Equals(Find(culture.Name))
        ? culture.Name
        : throw new GraupelException(ErrorKind.InvalidValue, $"the Locale of {owner} is not the standard culture {TableErrors.Short(culture.Name)}, and only the names of cultures are written");

    // Cultures are cached forever once they are requested, so data must not create new ones.
    private static CultureInfo? Find(string name)
    {
        try
        {
            CultureInfo culture = CultureInfo.GetCultureInfo(name, predefinedOnly: true);
            return culture.Name == name ? culture : null;
        }
        catch (CultureNotFoundException)
        {
            return null;
        }
    }

    // What designers and schemas ask, since the culture itself does not tell whether it was set.
    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "ShouldSerializeLocale")]
    private static extern bool IsOwn(DataSet set);

    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "ShouldSerializeLocale")]
    private static extern bool IsOwn(DataTable table);
}
