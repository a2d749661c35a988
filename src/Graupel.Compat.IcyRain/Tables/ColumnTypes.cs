using System.Data;
using System.Diagnostics.CodeAnalysis;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>Maps types of columns to their numbers on the wire.</summary>
internal static class ColumnTypes
{
    /// <summary>The limit in characters: the framework computes nested expressions recursively.</summary>
    public const int LongestExpression = 1024;

    private static readonly Type[] Types = [.. Enum.GetValues<ColumnType>().Select(ToType)];

    public static ColumnType Of(DataColumn column)
    {
        int index = Array.IndexOf(Types, column.DataType);
        return index >= 0
            ? (ColumnType)index
            : throw new GraupelException(
                ErrorKind.NoContract,
                $"{TableErrors.Name(column)} has values of {column.DataType}, which cannot be written; store them as text, byte[] or another type of ColumnType, or remove the column first");
    }

    /// <summary>Whether the dates of a column have no kind.</summary>
    public static bool HasNoZones(DataColumn column) => column.DataType == typeof(DateTime) && column.DateTimeMode is DataSetDateTime.Unspecified or DataSetDateTime.UnspecifiedLocal;

    // From an array trimmers could not see which types must keep their members.
    [return: DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicFields | DynamicallyAccessedMemberTypes.PublicProperties)]
    public static Type ToType(ColumnType type) => type switch
    {
        ColumnType.Object => typeof(object),
        ColumnType.Boolean => typeof(bool),
        ColumnType.Char => typeof(char),
        ColumnType.SByte => typeof(sbyte),
        ColumnType.Byte => typeof(byte),
        ColumnType.Int16 => typeof(short),
        ColumnType.UInt16 => typeof(ushort),
        ColumnType.Int32 => typeof(int),
        ColumnType.UInt32 => typeof(uint),
        ColumnType.Int64 => typeof(long),
        ColumnType.UInt64 => typeof(ulong),
        ColumnType.Single => typeof(float),
        ColumnType.Double => typeof(double),
        ColumnType.Decimal => typeof(decimal),
        ColumnType.String => typeof(string),
        ColumnType.DateTime => typeof(DateTime),
        ColumnType.DateTimeOffset => typeof(DateTimeOffset),
        ColumnType.TimeSpan => typeof(TimeSpan),
        ColumnType.Guid => typeof(Guid),
        ColumnType.Bytes => typeof(byte[]),
        _ => throw new GraupelException(ErrorKind.InvalidValue, $"{(int)type} is not a column type"),
    };
}
