using System.Data;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>Error messages for tables that are refused. They contain names, but no values.</summary>
internal static class TableErrors
{
    private const int LongestName = 64;

    /// <summary>Whether the table itself rejected what it was given: a value of another type, a missing value, a duplicate key.</summary>
    public static bool IsRefusal(Exception e) =>
        e is DataException or ArgumentException or InvalidCastException or FormatException or OverflowException or IndexOutOfRangeException or NullReferenceException;

    public static GraupelException Refuse(string what, Exception e) => new(ErrorKind.InvalidValue, $"{what}: {ReasonOf(e)}");

    public static GraupelException TooLong(string what) =>
        new(ErrorKind.LimitExceeded, $"{what} has an expression of more than {ColumnTypes.LongestExpression} characters");

    public static string Name(DataTable table) => $"the table {Short(table.TableName)}";

    public static string Name(DataColumn column) => Name(column.Table?.TableName, column.ColumnName);

    public static string Name(string? table, string? column) => $"the column {Short(column)} of the table {Short(table)}";

    /// <summary>Shortens a name, because names come from the data too.</summary>
    public static string Short(string? name) => name switch
    {
        null or "" => "without a name",
        { Length: > LongestName } => $"'{name.AsSpan(0, LongestName)}...'",
        _ => $"'{name}'",
    };

    private static string ReasonOf(Exception e) => e switch
    {
        ConstraintException => "rows violate its constraints (ConstraintException)",
        DuplicateNameException => "the name occurs twice (DuplicateNameException)",
        InvalidExpressionException => $"the expression cannot be computed ({e.GetType().Name})",
        _ => $"the framework rejected it ({e.GetType().Name})",
    };
}
